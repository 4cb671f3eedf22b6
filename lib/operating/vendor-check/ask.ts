import 'server-only'
import { vendorHost } from '@/lib/vendor-api/transport'
import { asText, type CheckResult } from '../check-result'
import { checkVendor, type VendorReport } from './check'
import { nameServerProblem } from './name-server'
import { resultsOf } from './results'
import { asTable } from './table'

/**
 * Asks the vendor all that the site asks it, as the doctor and `npm run check:vendor` do, and looks at `mostFiles`
 * files. The report is null when no name server says where the vendor is.
 */
export async function askVendor(
  mostFiles: number,
): Promise<{ report: VendorReport | null; results: CheckResult[] }> {
  const problem = await nameServerProblem(new URL(vendorHost()).hostname)
  if (problem) return { report: null, results: [problem] }
  const report = await checkVendor(mostFiles)
  return { report, results: resultsOf(report) }
}

/** `npm run check:vendor`: what it prints, and its exit code, 1 when a page would show placeholders. */
export async function runVendorCheck({
  json,
  mostFiles,
}: {
  json: boolean
  mostFiles: number
}): Promise<{ text: string; code: 0 | 1 }> {
  const { report, results } = await askVendor(mostFiles)
  if (!report) return { text: asText(results), code: 1 }
  const code = report.placeholders.length > 0 ? 1 : 0
  if (!json) return { text: `${asTable(report)}\n\n${asText(results)}`, code }
  const plain = (_name: string, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value
  return { text: JSON.stringify(report, plain, 2), code }
}
