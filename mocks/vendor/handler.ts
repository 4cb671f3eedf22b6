import { log } from '@/lib/platform/log'
import { schoolDay } from '@/mocks/vendor/records/day'
import { type EmbeddedRecords, embeddedRecords } from '@/mocks/vendor/records/records'
import { Refusal } from './respond'
import { type Route, routes } from './routes'
import { createSubmissionStore } from './submissions'

/** How the embedded vendor is set up. */
export type EmbeddedVendorOptions = Readonly<{
  /** The code that stands in the paths; another one is answered with 404. */
  schoolCode: string
  /** The bearer token of the calls that need one (section 6); without it none is asked for. */
  token?: string | undefined
  /** Where submissions are kept; made on demand. */
  dataDir: string
  /** The folder behind the image endpoint. */
  mediaDir: string
  /** The clock; the records are dated relative to it. */
  now?: () => Date
}>

type Match = Readonly<{ route: Route; rest: string }>

const SCHOOL = '{school}'

// A path fits a route when each part of it does; the school's part fits any code, so that a wrong
// one can be told from a wrong path.
function match(route: Route, pathname: string): Match | undefined {
  if (route.path.endsWith('/')) {
    if (!pathname.startsWith(route.path)) return undefined
    return { route, rest: pathname.slice(route.path.length) }
  }
  const parts = pathname.split('/')
  const wanted = route.path.split('/')
  const fits =
    parts.length === wanted.length &&
    wanted.every((part, index) => part === parts[index] || (part === SCHOOL && parts[index] !== ''))
  return fits ? { route, rest: '' } : undefined
}

function requireSchool(route: Route, pathname: string, schoolCode: string): void {
  const index = route.path.split('/').indexOf(SCHOOL)
  if (index >= 0 && pathname.split('/')[index] !== schoolCode) {
    throw new Refusal(404, 'There is no such school')
  }
}

/** Refuses without the bearer token (section 6); where none is set everybody may call. */
function requireToken({ headers }: Request, token: string | undefined): void {
  if (!token || headers.get('authorization') === `Bearer ${token}`) return
  throw new Refusal(401, 'A bearer token is required', { 'www-authenticate': 'Bearer' })
}

function findRoute(method: string, pathname: string): Match {
  const matches = routes.flatMap((route) => match(route, pathname) ?? [])
  if (matches.length === 0) throw new Refusal(404, 'There is no such address')
  const wanted = method === 'HEAD' ? 'GET' : method
  const found = matches.find(({ route }) => route.method === wanted)
  if (found) return found
  const allow = matches.map(({ route }) => (route.method === 'GET' ? 'GET, HEAD' : route.method))
  throw new Refusal(405, 'The address does not take this method', { allow: allow.join(', ') })
}

// Made once a day of the school: building them is cheap, but not worth doing for each request.
function dailyRecords(now: () => Date): () => EmbeddedRecords {
  let current: EmbeddedRecords | undefined
  return () => {
    const at = now()
    if (current?.today !== schoolDay(at)) current = embeddedRecords(at)
    return current
  }
}

/**
 * The vendor that lives in this process: one function from a request to a response that speaks the
 * whole API of the specification's section 7, from the records in `mocks/vendor/records`. What is posted
 * is kept below `dataDir`, and answered only when it is on disk. It never throws: what goes wrong
 * inside is a 500.
 */
export function createEmbeddedVendor(
  options: EmbeddedVendorOptions,
): (request: Request) => Promise<Response> {
  const { schoolCode, token, dataDir, mediaDir, now = () => new Date() } = options
  const store = createSubmissionStore(dataDir, now)
  const records = dailyRecords(now)

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const { route, rest } = findRoute(request.method, url.pathname)
    requireSchool(route, url.pathname, schoolCode)
    if (route.authorised) requireToken(request, token)
    return route.answer({ request, url, records: records(), mediaDir, store, rest })
  }

  async function answerOrRefuse(request: Request): Promise<Response> {
    try {
      return await answer(request)
    } catch (cause) {
      if (cause instanceof Refusal) return cause.toResponse()
      log.error({ err: cause, path: new URL(request.url).pathname }, 'embedded vendor failed')
      return new Refusal(500, 'Something went wrong').toResponse()
    }
  }

  return async (request) => {
    const response = await answerOrRefuse(request)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}
