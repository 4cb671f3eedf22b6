/** The school's classes, the youngest first, as URLs and choices name them. */
export const schoolClasses = [
  'Pre-Nursery',
  'Nursery',
  'Prep',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
] as const

/** Returns the heading of a class group: `Classes I-X`, `Prep`. */
export const groupTitle = (group: string) => (/^[IX]/.test(group) ? `Classes ${group}` : group)

export type SchoolClass = (typeof schoolClasses)[number]

const firstNumbered = schoolClasses.indexOf('I')

/** A number before one of these is an hour or a day. */
const noTime = String.raw`(?!\s*(?:[:.]\d|[ap]\.?m\b|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b))`
const name = `(?:pre[- ]?nur(?:sery)?|nur(?:sery)?|prep|x(?:i{1,3}|v)?|vi{0,3}|i[vx]|i{1,3}|(?:1[0-2]|[1-9])(?!d))(?:st|nd|rd|th)?${noTime}`
const label = String.raw`(?:class(?:es)?|grades?|std)[\s.:-]*`
const member = `(?:${label})?${name}`
const joiner = String.raw`\s*(?:,|&|/|-|–|—|\bto\b|\band\b)\s*`
const list = new RegExp(
  String.raw`\b${label}${name}(?:${joiner}${member})*(?![\w])|\b(?:pre[- ]?nursery|nursery|prep)\b(?:${joiner}${member})*(?![\w])`,
  'gi',
)

const labels = new RegExp(label, 'gi')
const joinedName = new RegExp(`(${joiner})?(${name})`, 'gi')

/** Words that negate or widen a list of classes, and names of classes that we do not parse. */
const widens =
  /\b(?:all|everyone|everybody|whole|entire|[lu]?\.?kg|kindergarten|montessori|play ?group|except|excluding|other than|not|without|up ?to|upto|till|until|below|above|onwards?|upwards?|under|over)\b/i

/** Numbers of tests and terms, which are not classes. */
const numbered =
  /\b(?:test|term|unit|phase|part|round|assessment|paper|shift|level)s?[- ]+[ivx]+\b/gi
/** A class outside the lists that we parsed, as in "Class IX result; X orientation". */
const other = /\b(?:nur|i{2,3}|i[vx]|vi{0,3}|xi{0,2})\b/i

function indexOf(word: string): number {
  const plain = word.toLowerCase().replace(/(?:st|nd|rd|th)$|[- ]/g, '')
  if (plain.startsWith('pre') && plain !== 'prep') return 0
  if (plain.startsWith('nur')) return 1
  if (plain === 'prep') return 2
  if (/^\d+$/.test(plain)) return firstNumbered + Number(plain) - 1
  return schoolClasses.findIndex((one) => one.toLowerCase() === plain)
}

/**
 * Returns the classes that a title of the calendar names: `Report cards, Classes VI to VIII`. Null if it
 * names none, or contains words about classes that we do not know. Then the entry is for all classes.
 */
export function classesIn(title: string): ReadonlySet<SchoolClass> | null {
  const lists = title.match(list)
  if (!lists || widens.test(title)) return null
  if (other.test(title.replace(list, ' ').replace(numbered, ' '))) return null
  const found = new Set<SchoolClass>()
  for (const words of lists) {
    let last = -1
    for (const [, sign = '', word = ''] of words.replace(labels, '').matchAll(joinedName)) {
      const isRange = /^\s*(?:-|–|—|to)\s*$/i.test(sign)
      const index = indexOf(word)
      if (index < 0 || (isRange && index <= last)) return null
      for (const one of schoolClasses.slice(isRange ? last : index, index + 1)) found.add(one)
      last = index
    }
  }
  return found
}

/** Returns whether a title is for a class: it names that class, or none. */
export function isForClass(title: string, schoolClass: SchoolClass | null): boolean {
  const classes = classesIn(title)
  return !schoolClass || !classes || classes.has(schoolClass)
}
