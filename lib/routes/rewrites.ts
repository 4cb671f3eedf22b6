import { oneOf, pathsOf } from './patterns'

type QueryCondition = { type: 'query'; key: string; value?: string }

type Rewrite = { source: string; has?: QueryCondition[]; destination: string }

/** Lists but the calendar, with the query names that make their address a filtered one. */
const filteredLists = groupLists([
  { paths: ['/x-topper', '/xii-topper'], names: ['session', 'q', 'page'] },
  { paths: ['/careercounseling'], names: ['page'] },
])

type ListGroup = { paths: readonly string[]; names: readonly string[] }

/** Adds the lists that have no names of their own: they have year, month and text. */
function groupLists(own: readonly ListGroup[]): readonly ListGroup[] {
  const named = own.flatMap(({ paths }) => paths)
  const others = pathsOf('list').filter(
    (path) => path !== '/school-calendar' && !named.includes(path),
  )
  return [{ paths: others, names: ['year', 'month', 'q', 'page'] }, ...own]
}

/** Every query name that makes some list's address a filtered one. */
export const everyFilterName = [...new Set(filteredLists.flatMap(({ names }) => names))]

const id: QueryCondition = { type: 'query', key: 'id', value: '(?<id>[A-Za-z0-9_-]{1,64})' }

/** An album's pages after the first; what could not be one stays with the first. */
const laterPage: QueryCondition = {
  type: 'query',
  key: 'page',
  value: '(?<page>[2-9]|[1-9]\\d{1,2})',
}

function details(): Rewrite[] {
  const all = pathsOf('detail')
  const albums = all.filter((path) => path !== '/blog-inner')
  return [
    {
      source: oneOf('detail', albums),
      has: [id, laterPage],
      destination: '/detail/:detail/:id/:page',
    },
    { source: oneOf('detail', all), has: [id], destination: '/detail/:detail/:id' },
    { source: oneOf('detail', all), destination: '/detail/:detail' },
  ]
}

function lists(): Rewrite[] {
  const filtered = filteredLists.flatMap(({ paths, names }) =>
    names.map((key) => ({
      source: oneOf('list', paths),
      has: [{ type: 'query' as const, key }],
      destination: '/list/:list/filtered',
    })),
  )
  const all = filteredLists.flatMap(({ paths }) => paths)
  return [...filtered, { source: oneOf('list', all), destination: '/list/:list' }]
}

/** A month's page is cached by month; what could not be a month stays with the bare calendar. */
const calendar: Rewrite = {
  source: '/school-calendar',
  has: [{ type: 'query', key: 'month', value: '(?<month>2[01]\\d\\d-(?:0[1-9]|1[0-2]))' }],
  destination: '/school-calendar/:month',
}

/** Whether an address is a filtered list's, which is rendered for each request. */
export function isFilteredList({ pathname, searchParams }: URL): boolean {
  const names = filteredLists.find(({ paths }) => paths.includes(pathname))?.names ?? []
  return names.some((name) => searchParams.has(name))
}

/** Whether an address is rendered for each request: a filtered list's or a tool's. */
export function isMadeForRequest(url: URL): boolean {
  return isFilteredList(url) || pathsOf('tool').includes(url.pathname)
}

/**
 * Rewrites to the folders behind the addresses of the specification: Home has a folder of its own, a
 * detail's `?id=` becomes its last segment, so that it is cached by id (an album's `page=` with it),
 * and a filtered list is rendered apart from the bare one, which stays a cached page. An id that could
 * not be one stays with the bare detail.
 */
export function internalRewrites(): Rewrite[] {
  return [{ source: '/', destination: '/home' }, calendar, ...details(), ...lists()]
}
