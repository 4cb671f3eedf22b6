import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { formatWithWeekday } from '@/lib/dates'
import { type NavLink, toLink } from '@/lib/routes/tree'
import { type Card, cards } from './cards'
import { type AnswerRow, classTerms, deskRow, factOf, type Known, row } from './facts'
import { type Happening, whenOf } from './happenings'
import { meantBy, termsOf } from './terms'

/** A card above the results. */
export type Answer = {
  title: string
  text: string
  /** Where the card leads. */
  page: string
  rows: AnswerRow[]
  links: NavLink[]
}

const mostCards = 2

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one))
}

/** Words that say nothing of what is asked for. */
const neutral = new Set(
  'class student school child children kid son daughter my me i we you your do does can will be are have from with when where which who how much many please new next last latest date day time timing list about'.split(
    ' ',
  ),
)

type Asked = { terms: readonly string[]; said: readonly string[] }

/** What is asked for: the terms, and those of them that say something. */
function asked(text: string): Asked {
  const terms = meantBy(text)
  const said = terms.filter(
    (term) => !neutral.has(term) && !classTerms.has(term) && !/^\d+$/.test(term),
  )
  return { terms, said: said.length > 0 ? said : terms }
}

type Match = { card: Card; covered: readonly string[] }

/** The longest phrase of a card that was typed, when it is half of what says something. */
function matchOf(card: Card, { terms, said }: Asked): Match | null {
  const [covered] = card.words
    .filter((phrase) => isWithin(phrase, terms))
    .sort((a, b) => b.length - a.length)
  if (!covered) return null
  const saidAndCovered = said.filter((term) => covered.includes(term))
  return saidAndCovered.length * 2 >= said.length ? { card, covered } : null
}

function show(card: Card, terms: readonly string[], known: Known): Answer {
  const desk = school.departments.find(({ name }) => name === card.desk)
  const next = (card.next ?? [])
    .flatMap((phrase) => whenOf(known.calendar, phrase, known.today).next ?? [])
    .sort((a, b) => a.date.localeCompare(b.date))[0]
  const { rows, ...rest } = factOf(card, terms, known)
  return {
    title: card.title,
    text: card.text,
    page: next?.href ?? card.page,
    links: card.links.map(toLink),
    ...rest,
    rows: [
      ...(next ? [row('Next', `${formatWithWeekday(next.date)}: ${next.title}`, next.href)] : []),
      ...rows,
      ...(desk ? [deskRow(desk.name, desk.phone)] : []),
    ],
  }
}

/** Words about a happening that are not its name. */
const aboutHappenings = new Set('photograph album gallery programme when date next last'.split(' '))

/** Those whose titles say no more than what is asked for, or all when there are none. */
function closest(happenings: readonly Happening[], name: readonly string[]): readonly Happening[] {
  const exact = happenings.filter(
    ({ terms }) => [...terms].filter((term) => !/^\d+$/.test(term)).length === name.length,
  )
  return whenOf(exact, name, '').next ? exact : happenings
}

/**
 * When something was or will be, and its newest photographs, when all that is asked for stands in a title;
 * null for what a page is about.
 */
function happeningAnswer({ terms, said }: Asked, known: Known): Answer | null {
  const name = terms.filter((term) => !aboutHappenings.has(term) && !/^\d+$/.test(term))
  if (!name.some((term) => term.length > 3 && said.includes(term))) return null
  const isPage = routes.some(({ title }) => isWithin(name, termsOf(title)))
  if (isPage) return null
  const days = [...known.events, ...known.calendar].sort((a, b) => a.date.localeCompare(b.date))
  const { next, last } = whenOf(closest(days, name), name, known.today)
  const { last: album } = whenOf(closest(known.albums, name), name, known.today)
  const first = next ?? album
  if (!first) return null
  const wantsAlbum = terms.some((term) => ['photograph', 'album', 'gallery'].includes(term))
  return {
    title: (next ?? last ?? first).title,
    text: '',
    page: (wantsAlbum && album ? album : first).href,
    rows: [
      ...(next ? [row('Next', formatWithWeekday(next.date), next.href)] : []),
      ...(last ? [row('Last', formatWithWeekday(last.date), last.href)] : []),
      ...(album ? [row('Photographs', album.title, album.href)] : []),
    ],
    links: [],
  }
}

/** The cards for what was typed, the best first: those of `content/search.ts`, or a happening by its name. */
export function answersTo(text: string, known: Known): Answer[] {
  const { terms, said } = asked(text)
  const matches = cards
    .flatMap((card) => matchOf(card, { terms, said }) ?? [])
    .sort((a, b) => b.covered.length - a.covered.length)
  const covered = new Set<string>()
  const chosen = matches.filter((match) => {
    const isNew = match.covered.some((term) => !covered.has(term))
    for (const term of match.covered) covered.add(term)
    return isNew
  })
  const own = chosen.map(({ card }) => show(card, terms, known))
  const isAnswered = said.every((term) => covered.has(term))
  const happening = isAnswered ? null : happeningAnswer({ terms, said }, known)
  return [...(happening ? [happening] : []), ...own].slice(0, mostCards)
}
