import type { Failure } from '@/lib/cache/backoff'
import { env } from '@/lib/platform/env'
import type { Tally } from '@/lib/vendor-api/findings'
import { ofMachine } from '@/lib/vendor-api/record-reader'
import { type CallReport, checkVendor, type VendorReport } from './check'
import { asText, type CheckResult, fail, pass, warn } from './check-result'

function failed({ authorised }: CallReport, failure: Failure): CheckResult {
  const { reason, status, code, check = 'the vendor' } = failure
  const message = [reason, status, code].filter(Boolean).join(' ')
  if (status !== 401 && status !== 403) return fail('vendor', message, `check ${check}`)
  if (!authorised) return fail('vendor', message, 'ask the vendor why: this call needs no token')
  const renew = 'the vendor rejects this VENDOR_API_TOKEN; ask it for the current one'
  return fail('token', message, env().VENDOR_API_TOKEN ? renew : 'set VENDOR_API_TOKEN')
}

function grouped(found: readonly { of: string; result: CheckResult }[]): CheckResult[] {
  const groups = new Map<string, { names: string[]; result: CheckResult }>()
  for (const { of, result } of found) {
    const key = JSON.stringify(result)
    const names = [...(groups.get(key)?.names ?? []), of]
    groups.set(key, { names, result })
  }
  return [...groups.values()].map(({ names, result }) => ({
    ...result,
    message: `${names.join(', ')}: ${result.message}`,
  }))
}

function resultsOf({ calls, placeholders }: VendorReport): CheckResult[] {
  const answered = calls.filter(({ failure }) => !failure)
  const authorised = calls.filter((call) => call.authorised)
  const takesToken = authorised.length > 0 && authorised.every(({ failure }) => !failure)
  const token = env().VENDOR_API_TOKEN
    ? 'the vendor accepts VENDOR_API_TOKEN'
    : 'VENDOR_API_TOKEN is unset, and the vendor needs none'
  const missing = 'ask the vendor: pages show placeholders there, or nothing'
  return [
    ...(answered.length > 0
      ? [pass('vendor', `${answered.length} of ${calls.length} calls succeeded`)]
      : []),
    ...(takesToken ? [pass('token', token)] : []),
    ...grouped(
      calls.flatMap((call) =>
        call.failure ? [{ of: call.name, result: failed(call, call.failure) }] : [],
      ),
    ),
    ...grouped(
      placeholders.map(({ of, message }) => ({ of, result: warn('vendor', message, missing) })),
    ),
  ]
}

const maxNames = 5

function namesOf(tally: Tally): string {
  const all = [...tally].sort(([, a], [, b]) => b - a)
  const first = all.slice(0, maxNames).map(([what, count]) => `${what} (${count})`)
  return [...first, ...(all.length > maxNames ? [`${all.length - maxNames} more`] : [])].join('; ')
}

const maxLeftOut = 20

function resultsOfLeftOut({ name, leftOut }: CallReport): CheckResult[] {
  const all = [...leftOut.values()].sort((a, b) => b.count - a.count)
  const lines = all.slice(0, maxLeftOut).map(({ field, reason, count, records, fix }) => {
    const others = count > records.length ? ` and ${count - records.length} more` : ''
    return warn(name, `${field}: ${reason}, in ${records.join(', ')}${others}`, fix)
  })
  const omitted = all.length - lines.length
  const fix = 'correct those above and check again'
  return omitted > 0 ? [...lines, warn(name, `${omitted} more like this`, fix)] : lines
}

/** A field that no record has, beside one in most records that we do not know, may have got another name. */
function resultsOfRenamed({ name, total, unknown, filled }: CallReport): CheckResult[] {
  const absent = [...filled].flatMap(([field, count]) => (count === 0 ? [field] : []))
  const common = [...unknown].flatMap(([field, count]) =>
    count * 2 > total && !ofMachine.test(field) ? [field] : [],
  )
  if (common.length === 0 || absent.length === 0) return []
  const message = `no record has ${absent.join(', ')}, but most have ${common.join(', ')}`
  return [warn(name, message, 'ask the vendor whether a field has a new name')]
}

function resultsOfCall(call: CallReport): CheckResult[] {
  const { name, failure, total: given, usable, shown, unknown } = call
  // We may reject the whole list because of a renamed field.
  if (failure) return resultsOfRenamed(call)
  const days = call.days.toSorted()
  const between = days.length > 0 ? `, ${days[0]} to ${days.at(-1)}` : ''
  const records = `${usable === given ? usable : `${usable} of ${given}`} records${between}`
  return [
    `${records}, in ${call.milliseconds} ms from ${call.path}`,
    shown < usable &&
      `left out because of another category or class, or without a day or title: ${usable - shown}`,
    unknown.size > 0 && `not shown on this site: ${namesOf(unknown)}`,
  ]
    .flatMap((message) => (message ? [pass(name, message)] : []))
    .concat(resultsOfRenamed(call), resultsOfLeftOut(call))
}

/**
 * `npm run check:vendor`: reports each call and checks up to `maxFiles` files; exit code 1 if a page would show
 * placeholders.
 */
export async function runVendorCheck(
  maxFiles: number,
): Promise<VendorReport & { text: string; code: 0 | 1 }> {
  const report = await checkVendor(maxFiles)
  const { calls, files, placeholders } = report
  const results = [
    ...calls.flatMap(resultsOfCall),
    pass('files', `${files.checked} of ${files.of} checked`),
    ...files.odd.map(({ path, record, problem, remedy }) =>
      warn('files', `${record}: ${path}: ${problem}`, remedy),
    ),
    ...resultsOf(report),
  ]
  const isWhole = placeholders.length === 0 && calls.every(({ failure }) => !failure)
  return { ...report, text: asText(results), code: isWhole ? 0 : 1 }
}
