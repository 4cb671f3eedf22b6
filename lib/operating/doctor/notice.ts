import { siteNotice } from '@/lib/school/site-notice'
import { type CheckResult, fail, pass, warn } from '../checks/check-result'

const about = 'notice'

/** Whether the notice in `DATA_DIR` is shown, and why not. One that has ended did what it was for. */
export function checkNotice(): CheckResult[] {
  const { file, notice, current, problem } = siteNotice()
  if (current) return [pass(about, `shown until ${current.until}: ${current.text}`)]
  if (!problem) return []
  const says = `${file} is not shown: ${problem}`
  return notice
    ? [warn(about, says, 'node notice.mjs --clear')]
    : [fail(about, says, `write it anew by "node notice.mjs", or rm ${file}`)]
}
