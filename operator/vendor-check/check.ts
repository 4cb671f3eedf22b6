import 'server-only'
import { fallbacks } from '@/content/fallbacks'
import type { Failure } from '@/lib/cache/backoff'
import { MemoryStore } from '@/lib/cache/memory-store'
import { countRecords } from '@/lib/cache/plausibility'
import { lists as pageLists } from '@/lib/lists/lists'
import { fetchVendorJson, parseBody, toUrl, type VendorCall } from '@/lib/vendor-api/client'
import { toFailure } from '@/lib/vendor-api/errors'
import { collectFindings, type Findings, newFindings, type Tally } from '@/lib/vendor-api/findings'
import { listQueries, recordQueries } from '@/lib/vendor-api/queries'
import { getNotices } from '@/lib/vendor-api/resources/notices'
import '@/lib/vendor-api/resources'
import { setStore } from '@/lib/vendor-api/response-store'
import { checkFiles, type FilesReport } from './linked-files'
import { mapLimited } from './map-limited'

export type CallReport = Findings & {
  name: string
  path: string
  authorised: boolean
  failure: Failure | null
  milliseconds: number
  usable: number
  /** Records that pages get: of the list's category or class, with the day or title it needs. */
  shown: number
}

export type Placeholders = { of: string; message: string }

export type VendorReport = {
  calls: CallReport[]
  files: FilesReport
  placeholders: Placeholders[]
}

const callsAtOnce = 4

const mayBeEmpty = new Set(['announcements', 'registrations'])

type Call = {
  name: string
  call: VendorCall
  schema: Parameters<typeof parseBody>[1]
  onResponse?: (raw: unknown) => Promise<void>
}

type Outcome = { report: CallReport; data: unknown }

async function checkCall({ name, call, schema, onResponse }: Call): Promise<Outcome> {
  const began = performance.now()
  const findings = newFindings()
  let data: unknown = null
  let failure: Failure | null = null
  let milliseconds = 0
  try {
    const raw = await fetchVendorJson(call).finally(() => {
      milliseconds = Math.round(performance.now() - began)
    })
    data = collectFindings(findings, () => parseBody(call.path, schema, raw))
    await onResponse?.(raw)
  } catch (error) {
    failure = toFailure(error)
  }
  const { pathname, search } = toUrl(call)
  const report = {
    ...findings,
    name,
    path: pathname + search,
    authorised: call.isAuthorised ?? false,
    failure,
    milliseconds,
    usable: failure ? 0 : findings.total - findings.dropped,
    shown: countRecords(data),
  }
  return { report, data }
}

const fallbackTexts: ReadonlySet<unknown> = new Set(
  Object.entries(fallbacks).flatMap(([name, text]) => (name === 'eventTime' ? [] : [text])),
)

function fallbacksOf(record: object): string[] {
  const placeholders = Object.values(record).filter((value) => fallbackTexts.has(value))
  const isUndated = 'date' in record && record.date === null && !('dateText' in record)
  const hasNoSession = 'session' in record && record.session === ''
  return [
    ...placeholders.map(String),
    ...(isUndated ? [fallbacks.date] : []),
    // Topper pages show the pupils of a session.
    ...(hasNoSession ? ['no session'] : []),
  ]
}

/**
 * Returns fallbacks that most records of a list need. One odd record does not mean that the vendor renamed a field.
 */
function commonFallbacks(data: unknown): string[] {
  const records = [data].flat().filter((one) => one instanceof Object)
  const counts: Tally = new Map()
  for (const text of records.flatMap(fallbacksOf)) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].flatMap(([text, count]) =>
    count * 2 > records.length ? [`"${text}" on ${count} of ${records.length}`] : [],
  )
}

function placeholdersOf({ report, data }: Outcome): Placeholders[] {
  const { name: of, failure, shown } = report
  if (failure) return []
  if (shown === 0 && !mayBeEmpty.has(of)) return [{ of, message: 'empty' }]
  return commonFallbacks(data).map((message) => ({ of, message }))
}

async function emptyPages(): Promise<Placeholders[]> {
  const pages = [
    ...pageLists.map(({ path, records }) => ({ path, records })),
    { path: '/careercounseling', records: getNotices },
  ]
  const found = await Promise.all(
    pages.map(async ({ path, records }) => ((await records())?.length === 0 ? [path] : [])),
  )
  return found.flat().map((of) => ({ of, message: 'no record belongs on this page' }))
}

/**
 * Requests each GET of section 7, one record of each kind, and the first bytes of at most `maxFiles` files. Posts
 * nothing. Call it once, in a process that does not serve the site.
 */
export async function checkVendor(maxFiles: number): Promise<VendorReport> {
  // Neither reads nor writes the site's cache.
  const store = new MemoryStore()
  setStore(store)
  const ofLists = await mapLimited(
    callsAtOnce,
    [...listQueries()],
    ([name, { call, schema, source }]) => {
      const onResponse = async (raw: unknown) => {
        await store.write(name, { storedAt: Date.now(), raw })
        await source().read()
      }
      return checkCall({ name, call, schema, onResponse })
    },
  )
  const samples = [...recordQueries()].flatMap(([name, { call, schema, sample }]) => {
    const id = sample()
    return id ? [{ name, call: call(id), schema }] : []
  })
  const ofRecords = await mapLimited(callsAtOnce, samples, checkCall)
  const outcomes = [...ofLists, ...ofRecords]
  const calls = outcomes.map(({ report }) => report)
  const files = calls.map((call) => call.files)
  return {
    calls,
    files: await checkFiles(files, maxFiles),
    placeholders: [...outcomes.flatMap(placeholdersOf), ...(await emptyPages())],
  }
}
