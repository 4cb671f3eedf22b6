import { z } from 'zod'
import { type Failure, failure } from '@/lib/cache/backoff'

/** `not asked`: no call was made, because of an open circuit or a full queue. */
type Reason =
  | 'network'
  | 'timeout'
  | 'status'
  | 'failed response'
  | 'too large'
  | 'not JSON'
  | 'wrong shape'
  | 'not asked'

/** A failed vendor call; `reason` is for logs and metrics, and so is `code`: the cause's, such as ECONNREFUSED, or what is wrong with the shape. */
export class VendorError extends Error {
  override readonly name = 'VendorError'
  readonly code: string | undefined
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    /** Method and path: `GET /api/news/All/DPSSWB`. */
    readonly call: string,
    readonly reason: Reason,
    detail: string,
    options: ErrorOptions & {
      status?: number | undefined
      retryAfterSeconds?: number | undefined
    } = {},
  ) {
    super(`${call}: ${options.status ?? detail}`, options)
    this.status = options.status
    this.retryAfterSeconds = options.retryAfterSeconds
    if (reason === 'network') this.code = innermostCode(this.cause)
    if (reason === 'wrong shape') this.code = detail
  }
}

/** Falls back to the message ("bad port"). */
function innermostCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return innermostCode(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** Not `instanceof`: Next bundles pages and route handlers with separate classes. */
const vendorFailure = failure.extend({ name: z.enum(['VendorError', 'RejectedResponseError']) })

export function toFailure(error: unknown): Failure {
  const { data } = vendorFailure.safeParse(error)
  if (!data) return { reason: `unexpected: ${String(error)}`.slice(0, 200) }
  const { name: _name, ...facts } = data
  return { ...facts, check: findCheck(facts) }
}

const checks: [RegExp, string][] = [
  [/^40[13]$/, 'VENDOR_API_TOKEN'],
  [
    /^404$/,
    'the vendor: it has nothing at this path; if no call succeeds, VENDOR_API_URL and SCHOOL_CODE',
  ],
  [/^429$/, 'the vendor limits our calls: ask it for more, or raise REVALIDATE_SECONDS'],
  [/^4\d\d$/, 'the vendor: it refuses what we send; compare our fields with its documentation'],
  [/^5\d\d$/, 'the vendor'],
  [/^ECONNREFUSED$/, 'VENDOR_API_URL: nothing listens there'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'VENDOR_API_URL: no such host, or no name server'],
  [/CERT|SELF_SIGNED|TLS|SSL|UNABLE_TO/, 'the certificate of the vendor, and the clock here'],
  [/bad port/, 'VENDOR_API_URL: fetch refuses this port'],
  [/redirect/, 'VENDOR_API_URL: it redirects; set the final URL'],
  [
    /^timeout$/,
    'the vendor, the name server and the network between; VENDOR_TIMEOUT_MS, for forms VENDOR_POST_TIMEOUT_MS',
  ],
  [/^network$/, 'the vendor and the network between: the connection broke off'],
  [
    /^too large$/,
    'the vendor: all lists together may take 24 MB in memory, and this one exceeds what is left; ask it for fewer records',
  ],
  [/^not JSON$/, 'VENDOR_API_URL: it returns a page instead of the API'],
  [/^wrong shape$/, 'the vendor: the body breaks the contract'],
  [/^(failed response|suddenly empty)$/, 'the vendor'],
]

function findCheck({ status, code, reason }: Failure): string | undefined {
  const adviceFor = (text: string) => checks.find(([pattern]) => pattern.test(text))?.[1]
  return adviceFor(String(status ?? '')) ?? adviceFor(code ?? '') ?? adviceFor(reason)
}

export function isGone(error: unknown): boolean {
  const { status } = toFailure(error)
  return status === 404 || status === 410
}

export function isNotCalled(error: unknown): boolean {
  return toFailure(error).reason === 'not asked'
}

export function isOutage(error: unknown): boolean {
  const { reason, status } = toFailure(error)
  return reason === 'network' || reason === 'timeout' || (status ?? 0) >= 500
}

/** An outage, a wrong token, a rate limit. */
export function affectsEveryCall(error: unknown): boolean {
  return isOutage(error) || [401, 403, 429].includes(toFailure(error).status ?? 0)
}
