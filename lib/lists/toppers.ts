import 'server-only'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import type { SearchParams } from '@/lib/routes/query-params'
import { schoolDay } from '@/lib/school/dates'
import {
  distinctSessions,
  type Session,
  type SessionChoice,
  sessionBefore,
  sessionOf,
} from '@/lib/school/sessions'
import {
  getToppers,
  getToppersOf,
  type Topper,
  type TopperClass,
} from '@/lib/vendor-api/resources/toppers'
import { parseFilters, type YearSelect } from './filters'
import type { List } from './lists'
import { type ListState, listState } from './load-list'

export type TopperClassList = Pick<List, 'path' | 'description' | 'lead' | 'detail'> & {
  level: TopperClass
}

function topperList(path: Path, level: TopperClass): TopperClassList {
  return {
    path,
    level,
    detail: null,
    description: `Toppers of Class ${level} of ${school.name} by session, with their streams and scores.`,
    lead: `The students who led Class ${level}, session by session, with stream and score.`,
  }
}

export const toppersX = topperList('/x-topper', 'X')
export const toppersXII = topperList('/xii-topper', 'XII')

async function choicesOf(level: TopperClass): Promise<SessionChoice[]> {
  return distinctSessions(((await getToppers[level]()) ?? []).map(({ session }) => session))
}

async function toppersOfSession(
  level: TopperClass,
  key: string,
  choices: readonly SessionChoice[],
): Promise<Topper[] | null> {
  const texts = choices.find((choice) => choice.key === key)?.texts ?? [key]
  const responses = await Promise.all(
    texts.map(async (text) => {
      const toppers = await getToppersOf(level, text)
      // If the vendor ignores `text`, we get all toppers of the session for each text.
      return texts.length > 1 ? toppers?.filter(({ session }) => session === text) : toppers
    }),
  )
  const loadedLists = responses.flatMap((response) => (response ? [response] : []))
  return loadedLists.length > 0 ? loadedLists.flat() : null
}

/**
 * Returns the session with which a page opens. For Class X it is the newest with records. For Class XII it is the current
 * one, or else the previous one (specification, section 4), or else the newest: the first of them that has records.
 */
async function chooseDefault(
  level: TopperClass,
  current: Session,
  choices: readonly SessionChoice[],
): Promise<string> {
  const newest = choices[0]?.key
  if (level === 'X') return newest ?? current.key
  const toppers = await toppersOfSession(level, current.key, choices)
  if (toppers?.length) return current.key
  const previous = sessionBefore(current).key
  return choices.some(({ key }) => key === previous) ? previous : (newest ?? previous)
}

function sessionOptions(choices: readonly SessionChoice[], current: Session): string[] {
  return [...choices.map(({ key }) => key), current.key, sessionBefore(current).key]
}

export async function loadToppers(
  list: TopperClassList,
  params: SearchParams,
): Promise<ListState<Topper>> {
  const current = sessionOf(schoolDay())
  const choices = await choicesOf(list.level)
  const initial = await chooseDefault(list.level, current, choices)
  const offeredKeys = sessionOptions(choices, current)
  const sessions: YearSelect = { name: 'session', options: offeredKeys, initial }
  const filters = parseFilters(params, sessions)
  const toppers = await toppersOfSession(list.level, filters.year, choices)
  // The year list is derived from the data alone (specification, section 4).
  const ofData = [
    ...choices.map(({ key }) => key),
    ...(toppers ?? []).map(({ session }) => session),
  ]
  const options = distinctSessions(ofData).map(({ key }) => key)
  const ifOffered = (key: string) => (options.includes(key) ? key : '')
  return listState(
    list,
    toppers,
    { ...filters, year: ifOffered(filters.year) },
    { ...sessions, options, initial: ifOffered(initial) },
  )
}

/**
 * Returns the toppers of a session, or of all sessions if `key` is ''. Null if they have never loaded; `undefined` for a
 * session that the page does not offer, for which we never call the vendor.
 */
export async function loadSession(
  { level }: TopperClassList,
  key: string,
): Promise<Topper[] | null | undefined> {
  if (!key) return getToppers[level]()
  const choices = await choicesOf(level)
  if (!sessionOptions(choices, sessionOf(schoolDay())).includes(key)) return undefined
  return toppersOfSession(level, key, choices)
}
