import { checkVendor, type VendorReport } from '@/lib/operating/vendor-check/check'
import { nameServerProblem } from '@/lib/operating/vendor-check/name-server'
import { inOperatorsWords } from '@/lib/operating/vendor-check/words'
import type { Env } from '@/lib/platform/env'
import { bad, good, type Line, look } from './line'

const about = 'vendor'

/** Each line once, with the names of all the calls that it is about. */
function grouped(failed: readonly { name: string; line: Line }[]): Line[] {
  const groups = new Map<string, { names: string[]; line: Line }>()
  for (const { name, line } of failed) {
    const same = groups.get(JSON.stringify(line))
    if (same) same.names.push(name)
    else groups.set(JSON.stringify(line), { names: [name], line })
  }
  return [...groups.values()].map(({ names, line }) => ({
    ...line,
    says: `${names.join(', ')}: ${line.says}`,
  }))
}

function linesOf(
  { calls, placeholders }: VendorReport,
  { vendor, hasToken }: { vendor: string; hasToken: boolean },
): Line[] {
  const answered = calls.filter(({ failure }) => !failure)
  const failed = calls.flatMap(({ name, authorised, failure }) => {
    if (!failure) return []
    const words = inOperatorsWords({ authorised, failure }, { vendor, hasToken })
    const isToken = authorised && (failure.status === 401 || failure.status === 403)
    return [{ name, line: bad(isToken ? 'token' : about, words.says, words.do) }]
  })
  const odd = placeholders
    .filter(({ says }) => says !== 'not loaded')
    .map(({ of, says }) =>
      look(about, `${of}: ${says}`, 'npm run check:vendor in a checkout says more'),
    )
  return [
    ...(answered.length > 0
      ? [good(about, `${answered.length} of ${calls.length} calls answer`)]
      : []),
    ...grouped(failed),
    ...odd,
  ]
}

function aboutToken({ calls }: VendorReport, hasToken: boolean): Line[] {
  const wanting = calls.filter(({ authorised }) => authorised)
  const isTaken = wanting.length > 0 && wanting.every(({ failure }) => !failure)
  if (!isTaken) return []
  const says = hasToken ? 'the vendor takes it' : 'none set, and the vendor wants none'
  return [good('token', says)]
}

/** The vendor list by list, and its token. */
export async function aboutVendor({ VENDOR_API_URL, VENDOR_API_TOKEN }: Env): Promise<Line[]> {
  if (!VENDOR_API_URL) return []
  const unknown = await nameServerProblem(new URL(VENDOR_API_URL).hostname)
  if (unknown) return [bad(about, unknown.says, unknown.do)]
  const report = await checkVendor(0)
  const hasToken = VENDOR_API_TOKEN !== ''
  return [...linesOf(report, { vendor: VENDOR_API_URL, hasToken }), ...aboutToken(report, hasToken)]
}
