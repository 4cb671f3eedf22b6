import { log } from '@/lib/platform/log'
import { schoolDay } from '@/lib/school/dates'
import { type EmbeddedRecords, embeddedRecords } from '@/mocks/vendor/records/records'
import { type Endpoint, endpoints } from './endpoints'
import { HttpError } from './http-error'
import { createSubmissionStore } from './submissions'

export type EmbeddedVendorOptions = Readonly<{
  schoolCode: string
  token?: string | undefined
  dataDir: string
  mediaDir: string
  now?: () => Date
  /** Adds invalid records to the full lists, which the demonstration does not show. */
  odd?: boolean
}>

function requireToken({ headers }: Request, token: string | undefined): void {
  if (!token || headers.get('authorization') === `Bearer ${token}`) return
  throw new HttpError(401, 'A bearer token is required', { 'www-authenticate': 'Bearer' })
}

function findEndpoint(method: string, pathname: string, schoolCode: string): Endpoint {
  const found = endpoints.find((endpoint) => {
    const path = endpoint.path.replace('{school}', schoolCode)
    const fits = path.endsWith('/') ? pathname.startsWith(path) : pathname === path
    return fits && endpoint.method === method
  })
  if (!found) throw new HttpError(404, 'There is no such call')
  return found
}

function dailyRecords(now: () => Date, odd: boolean): () => EmbeddedRecords {
  let current: EmbeddedRecords | undefined
  return () => {
    const at = now()
    if (current?.today !== schoolDay(at)) current = embeddedRecords(at, odd)
    return current
  }
}

/**
 * Creates a vendor inside this process: one function from request to response that speaks the whole API (section 7)
 * from `mocks/vendor/records`. It stores submissions below `dataDir` and responds once they are on disk. It never
 * throws: internal errors become 500.
 */
export function createEmbeddedVendor(
  options: EmbeddedVendorOptions,
): (request: Request) => Promise<Response> {
  const { schoolCode, token, dataDir, mediaDir, now = () => new Date(), odd = false } = options
  const store = createSubmissionStore(dataDir, now)
  const records = dailyRecords(now, odd)

  async function response(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const endpoint = findEndpoint(request.method, url.pathname, schoolCode)
    if (endpoint.authorised) requireToken(request, token)
    const rest = url.pathname.slice(endpoint.path.length)
    return endpoint.response({ request, url, records: records(), mediaDir, store, rest })
  }

  return async (request) => {
    try {
      return await response(request)
    } catch (cause) {
      if (cause instanceof HttpError) return cause.toResponse()
      log.error({ err: cause, path: new URL(request.url).pathname }, 'embedded vendor failed')
      return new HttpError(500, 'Something went wrong').toResponse()
    }
  }
}
