import { foldText } from '@/lib/text/fold'

/**
 * A word, number or sign of a date or time. `value` is a number, a month from 1, or a weekday from 0 for Sunday;
 * `start` and `end` are offsets in the text.
 */
export type Token = { kind: string; text: string; value: number; start: number; end: number }

/** The words of each kind, as alternatives of a regular expression. The first kind that matches counts. */
const words = {
  /** Follows the hour. */
  clock: "o'? ?clock|baj[ae]y?|बजे|ট(?:া|ে|ো)য়?|মিনিটে?|sharp",
  am: 'a\\.? ?m',
  pm: 'p\\.? ?m',
  hours: 'hrs|hours',
  morning: 'forenoon|morning|subah|सुबह|प्रातः|पूर्वाह्न|बिहान|সকালে?|ভোরে?|পূর্বাহ্[ণন]ে?',
  afternoon:
    'afternoon|evening|dopahar|sh?aa?m|दोपहर|अपराह्न|शाम|सायं|दिउँसो|बेलुका|साँझ|দুপুরে?|অপরাহ্[ণন]ে?|বিকা?ে?লে?|সন্ধ্?য?[াে]য়?',
  day: 'বেলা',
  night: 'night|raat|रात(?:्रि)?|রাত(?:ে|্রি)?',
  /** Before or after a number that is no time: "10 am in Room No. 12". */
  place: '(?:block|building|floor|gate|ground|hall|lab|room|wing)(?: no)?',
  noon: 'noon|nn',
  midnight: 'midnight',
  to: 'to',
  since: 'se|से|থেকে',
  till: 'till|until|up ?to',
  and: 'and',
  /** A time beside one of these is approximate or an end. */
  vague: 'about|around|approx\\w*|or so|latest|deadline',
  upto: 'tak|तक|পর্যন্ত',
  /** A time after one of these is an end, or of a part of the event. */
  ending:
    'by|before|after|within|than|end(?:s|ing)?|clos(?:es?|ing)|shuts?|finish\\w*|conclu\\w+|over|dispersal|dismissal|returns?|pick[- ]?up|lunch|recess|break|last|due|submi\\w+',
  /** Not final, changed ("from 9 am to 10 am"), or a fraction: पौने 10 is 9:45. */
  doubt:
    're-?schedul\\w+|chang\\w+|shifted|moved|p(?:ost|re)pon\\w+|cancel\\w*|instead|was|tentativ\\w*|likely|probabl\\w+|expected|(?:half|quarter) (?:past|to)|sa+dhe|sa[vw]a|paune|साढ़े|सवा|पौने|সাড়ে|সওয়া|পৌনে',
  here: '(?:gmt|utc)?\\+05:?30(?: ist)?|ist',
  utc: '(?:z|utc|gmt)(?:[+-]\\d\\d:?\\d\\d)?|\\+[01]\\d(?::?\\d\\d)?',
  elsewhere: 'bst|c?est|edt|[cp][sd]t|(?:uk|usa?|london|dubai|gulf|nepal|singapore) time',
  label:
    '(?:india standard|coordinated universal) time|tim(?:e|ings?)|between|dated?|dtd?|दि|दिनांक|তারিখ|को|(?:on (?:and|&) )?from|w\\.? ?e\\.? ?f|with effect|effective|(?:both days )?inclusive|at|in|the|of|on|t',
  onwards: 'onwards?',
  week: '(?:1st|first|2nd|second|3rd|third|4th|fourth|5th|fifth)(?= (?:sun|mon|tue|wed|thu|fri|sat))',
  suffix: 'st|nd|rd|th|শে|ই|লা|রা|ঠা',
}

const letter = '[\\p{L}\\p{M}]'

const kinds = [
  // "10amto 1pm" lacks a space.
  ...Object.entries(words).map(([kind, list]): [string, string] => [
    kind,
    `(?:${foldText(list)})(?:(?=to|till)|(?!${letter}))[.:]*`,
  ]),
  ['word', `${letter}+[.:]*`],
  // Numbers by their digits: `two` may be a month, `high` not.
  ['one', '\\d(?!\\d)'],
  ['two', '(?:0[1-9]|1[0-2])(?!\\d)'],
  ['high', '\\d\\d(?!\\d)'],
  ['three', '\\d{3}(?!\\d)'],
  ['four', '\\d{4}(?!\\d)'],
  ['long', '\\d+'],
  // A colon or dot with a space; then any other sign, except brackets and the like, which we skip.
  [';', ' :|:(?= )'],
  ['·', ' \\.|\\.(?= )'],
  ['', '[^\\s()[\\]"*|;@]'],
]
const lexicon = new RegExp(kinds.map(([, source]) => `(${source})`).join('|'), 'gu')

const namedKinds = ['month', 'weekday', ...kinds.map(([kind]) => kind)]
const letters = new Map(namedKinds.map((kind, at) => [kind, String.fromCharCode(0x100 + at)]))

export function shapeOf(tokens: readonly Token[]): string {
  return tokens.map(({ kind }) => (kind.length > 1 ? letters.get(kind) : kind)).join('')
}

/** Compiles a regular expression over tokens, in which names stand for their kinds: `[one two] (?:am | pm)`. */
export function grammar(source: string, flags?: string): RegExp {
  const named = source.replace(/[a-z]+/g, (kind) => letters.get(kind) ?? kind)
  return new RegExp(named.replaceAll(' ', ''), flags)
}

/** The first days of the months of 2026, which are of every weekday. */
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)))
const names = ['en', 'hi', 'bn'].flatMap((locale) => {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return days.flatMap((day) => [
    { kind: 'month', value: day.getUTCMonth() + 1, name: foldText(month.format(day)) },
    { kind: 'weekday', value: day.getUTCDay(), name: foldText(weekday.format(day)) },
  ])
})
names.push(
  { kind: 'month', value: 10, name: foldText('अक्तूबर') },
  { kind: 'month', value: 8, name: foldText('অগাস্ট') },
  { kind: 'weekday', value: 4, name: foldText('बृहस्पतिवार') },
  { kind: 'weekday', value: 0, name: foldText('इतवार') },
)

/** Finds a month or weekday by its name or at least three letters of it. */
function findName(word: string) {
  return names.find(({ name }) => name === word || (word.length > 2 && name.startsWith(word)))
}

/** Splits a text that `foldText` has folded. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = []
  for (const match of folded.matchAll(lexicon)) {
    const [found, ...groups] = match
    const [kind] = kinds[groups.findIndex((group) => group !== undefined)] ?? []
    const text = found.trim().replace(/(.)[.:]+$/, '$1')
    const [start, end] = [match.index, match.index + found.length]
    const name = kind === 'word' ? findName(text) : undefined
    tokens.push({ kind: kind || text, value: Number(text), ...name, text, start, end })
  }
  return tokens
}
