import { sessionKey } from '@/lib/school/sessions'
import type { ClassTopper } from './cards'
import { type ListPage, paginate } from './paging'
import { pageIn, type Search, textIn } from './search'

/** What is asked of a toppers page; `session` is a key such as `2025-26`, `page` counts from 1. */
export type TopperFilters = { session: string; q: string; page: number }

/** Filters of an address's query; a session in any of its written forms; one that is not
 * offered reads as `defaultSession`. */
export function parseTopperFilters(
  search: Search,
  sessions: readonly string[],
  defaultSession: string,
): TopperFilters {
  const session = sessionKey(textIn(search.session))
  return {
    session: sessions.includes(session) ? session : defaultSession,
    q: textIn(search.q),
    page: pageIn(search.page),
  }
}

/** The query of filters as it stands in the address; '' when it is the bare page. */
export function topperQuery(filters: TopperFilters, defaultSession: string): string {
  const query = new URLSearchParams()
  if (filters.session !== defaultSession) query.set('session', filters.session)
  if (filters.q) query.set('q', filters.q)
  if (filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text && `?${text}`
}

/** The page of the filters: case-insensitive substring match on name or stream. */
export function topperPage(
  toppers: readonly ClassTopper[],
  { q, page }: Pick<TopperFilters, 'q' | 'page'>,
): ListPage<ClassTopper> {
  const words = q.trim().toLowerCase()
  const found = toppers.filter(
    ({ name, stream }) =>
      name.toLowerCase().includes(words) || stream.toLowerCase().includes(words),
  )
  return paginate(found, page)
}
