import { siteNotice } from '@/lib/site-notice'
import { bad, good, type Line, look } from './line'

const about = 'notice'

/** Whether the notice in `DATA_DIR` is shown, and why not. */
export function aboutNotice(): Line[] {
  const { file, written, current, problem } = siteNotice()
  if (problem) return [bad(about, `${file} is not shown: ${problem}`, `chown school-site ${file}`)]
  if (current) return [good(about, `shown until ${current.until}: ${current.text}`)]
  if (!written) return []
  const says = `not shown: its last day, ${written.until}, is over`
  return [look(about, says, `rm ${file}, or write another day`)]
}
