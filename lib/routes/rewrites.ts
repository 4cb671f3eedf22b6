import { routes } from '../../content/routes'

type QueryCondition = { type: 'query'; key: string; value?: string }

type Rewrite = { source: string; has?: QueryCondition[]; destination: string }

/** Query names that make a list's address a filtered one; the others have year, month and text. */
const ownFilterNames = new Map([
  ['/x-topper', ['session', 'q', 'page']],
  ['/xii-topper', ['session', 'q', 'page']],
  ['/careercounseling', ['page']],
])

const filterNames = ['year', 'month', 'q', 'page']

/** Every query name that makes some list's address a filtered one. */
export const everyFilterName = [
  ...new Set([...filterNames, ...[...ownFilterNames.values()].flat()]),
]

const id: QueryCondition = { type: 'query', key: 'id', value: '(?<id>[A-Za-z0-9_-]{1,64})' }

/** An album's pages after the first; what could not be one stays with the first. */
const laterPage: QueryCondition = {
  type: 'query',
  key: 'page',
  value: '(?<page>[2-9]|[1-9]\\d{1,2})',
}

function detail(path: string): Rewrite[] {
  return [
    ...(path === '/blog-inner'
      ? []
      : [{ source: path, has: [id, laterPage], destination: `/detail${path}/:id/:page` }]),
    { source: path, has: [id], destination: `/detail${path}/:id` },
    { source: path, destination: `/detail${path}` },
  ]
}

/** Query names that make a list's address a filtered one. */
function filterNamesOf(path: string): readonly string[] {
  return ownFilterNames.get(path) ?? filterNames
}

function list(path: string): Rewrite[] {
  return [
    ...filterNamesOf(path).map((key) => ({
      source: path,
      has: [{ type: 'query' as const, key }],
      destination: `/list${path}/filtered`,
    })),
    { source: path, destination: `/list${path}` },
  ]
}

/** A month's page is cached by month; what could not be a month stays with the bare calendar. */
const calendar: Rewrite = {
  source: '/school-calendar',
  has: [{ type: 'query', key: 'month', value: '(?<month>2[01]\\d\\d-(?:0[1-9]|1[0-2]))' }],
  destination: '/school-calendar/:month',
}

const lists = routes.filter(({ kind, path }) => kind === 'list' && path !== calendar.source)

const tools = routes.filter(({ kind }) => kind === 'tool')

/** Whether an address is a filtered list's, which is rendered for each request. */
export function isFilteredList({ pathname, searchParams }: URL): boolean {
  return (
    lists.some(({ path }) => path === pathname) &&
    filterNamesOf(pathname).some((name) => searchParams.has(name))
  )
}

/** Whether an address is rendered for each request: a filtered list's or a tool's. */
export function isMadeForRequest(url: URL): boolean {
  return isFilteredList(url) || tools.some(({ path }) => path === url.pathname)
}

/**
 * Rewrites to the folders behind the addresses of the specification: Home has a folder of its own, a
 * detail's `?id=` becomes its last segment, so that it is cached by id (an album's `page=` with it), and a
 * filtered list is
 * rendered apart from the bare one, which stays a cached page. An id that could not be one stays with
 * the bare detail.
 */
export function internalRewrites(): Rewrite[] {
  return [
    { source: '/', destination: '/home' },
    calendar,
    ...routes.filter(({ kind }) => kind === 'detail').flatMap(({ path }) => detail(path)),
    ...lists.flatMap(({ path }) => list(path)),
  ]
}
