import 'server-only'
import { env } from '@/lib/platform/env'
import { vendorHost } from '@/lib/vendor-api/transport'
import { checkVendor } from './check'
import { nameServerProblem } from './name-server'
import { asTable } from './table'

/** `npm run check:vendor`: what it prints, and its exit code. */
export async function runVendorCheck({
  json,
  mostFiles,
}: {
  json: boolean
  mostFiles: number
}): Promise<{ text: string; code: 0 | 1 }> {
  const unknown = await nameServerProblem(new URL(vendorHost()).hostname)
  if (unknown) return { text: `${unknown.says}: ${unknown.do}`, code: 1 }
  const report = await checkVendor(mostFiles)
  const text = json
    ? JSON.stringify(
        report,
        (_name, value) => (value instanceof Map ? Object.fromEntries(value) : value),
        2,
      )
    : asTable(report, env().VENDOR_API_TOKEN !== '')
  return { text, code: report.placeholders.length > 0 ? 1 : 0 }
}
