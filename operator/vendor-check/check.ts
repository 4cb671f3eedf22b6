import 'server-only'
import { z } from 'zod'
import type { Failure } from '@/lib/cache/backoff'
import { fetchVendorJson, parseBody } from '@/lib/vendor-api/client'
import { toFailure } from '@/lib/vendor-api/errors'
import { getReports, reportLeftOut } from '@/lib/vendor-api/list'
import {
  getListFacts,
  listQueries,
  readAllLists,
  recordQueries,
  waitForLists,
} from '@/lib/vendor-api/queries'
import '@/lib/vendor-api/resources'
import { type LeftOut, type LinkedFile, listenToFiles } from '@/lib/vendor-api/reports'
import { setStore } from '@/lib/vendor-api/response-store'
import { parseTexts } from '@/lib/vendor-api/rich-text'
import { asText, type CheckResult, fail, pass, warn } from './check-result'
import { checkFiles } from './linked-files'

const mayBeEmpty = new Set(['announcements', 'registrations'])

const maxLeftOut = 20

function failed(name: string, failure: Failure): CheckResult {
  const { call, reason, status, code, check = 'the vendor' } = failure
  const message = [call, status ?? reason, code].filter(Boolean).join(': ')
  return fail(name, message, `check ${check}`)
}

function leftOutResults(name: string, leftOut: readonly LeftOut[]): CheckResult[] {
  const all = leftOut.toSorted((a, b) => b.count - a.count)
  const results = all.slice(0, maxLeftOut).map(({ field, reason, count, records, fix }) => {
    const others = count > records.length ? ` and ${count - records.length} more` : ''
    return warn(name, `${field}: ${reason}, in ${records.join(', ')}${others}`, fix)
  })
  const omitted = all.length - results.length
  const fix = 'correct those above and check again'
  return omitted > 0 ? [...results, warn(name, `${omitted} more like this`, fix)] : results
}

/** A field that no record has, beside fields that we do not know, may have got another name. */
function renamedResults(name: string): CheckResult[] {
  const { absent, unknown } = getReports(name)
  if (absent.length === 0 || unknown.length === 0) return []
  const message = `no record has ${absent.join(', ')}; fields that we do not know: ${unknown.join(', ')}`
  return [warn(name, message, 'ask the vendor whether a field has another name')]
}

const dated = z.object({ date: z.string().nullish() })

function newestDay(data: unknown): string | null {
  const days = (Array.isArray(data) ? data : []).flatMap((record) => {
    return dated.safeParse(record).data?.date ?? []
  })
  return days.sort().at(-1) ?? null
}

function listResults(): CheckResult[] {
  return Object.entries(getListFacts()).flatMap(([name, { records, failure, leftOut }]) => {
    const newest = newestDay(listQueries().get(name)?.source().cached?.data)
    const count = `${records} records${newest ? `, the newest of ${newest}` : ''}`
    const isOdd = records === 0 && !mayBeEmpty.has(name)
    const result = isOdd
      ? warn(name, 'empty', 'ask the vendor: the page shows placeholders')
      : pass(name, count)
    return [
      failure ? failed(name, failure) : result,
      ...renamedResults(name),
      ...leftOutResults(name, leftOut),
    ]
  })
}

/** Fetches one record of each kind that has a page of its own. */
async function recordResults(): Promise<CheckResult[]> {
  const results = [...recordQueries()].map(async ([name, { call, schema, sample }]) => {
    const id = sample()
    if (!id) return []
    try {
      const raw = await fetchVendorJson(call(id))
      const data = reportLeftOut(name, () => parseBody(call(id), schema, raw))
      const result =
        data === null ? warn(name, `no record ${id}`, 'ask the vendor') : pass(name, id)
      return [result, ...renamedResults(name), ...leftOutResults(name, getReports(name).leftOut)]
    } catch (error) {
      return [failed(name, toFailure(error))]
    }
  })
  return (await Promise.all(results)).flat()
}

/**
 * `npm run check:vendor`: loads every list and one record of each kind, and reports what health says of them; downloads up
 * to `maxFiles` of the files that they link. Exit code 1 if a page would show placeholders. Posts and stores nothing.
 */
export async function runVendorCheck(maxFiles: number): Promise<{ text: string; code: 0 | 1 }> {
  setStore({ read: async () => null, write: async () => {}, remove: async () => {} })
  const linked: LinkedFile[] = []
  listenToFiles((file) => linked.push(file))
  await readAllLists()
  await waitForLists()
  for (const { source } of listQueries().values()) parseTexts(source().cached?.data)
  const results = [...listResults(), ...(await recordResults())]
  const files = await checkFiles(linked, maxFiles)
  const isWhole = results.every(({ state, message }) => state !== 'fail' && message !== 'empty')
  return { text: asText([...results, ...files]), code: isWhole ? 0 : 1 }
}
