import { siteNotice } from '@/lib/site-notice'
import { bad, good, type Line } from './line'

const about = 'notice'

/** Whether the notice in `DATA_DIR` is shown, and why not. */
export function aboutNotice(): Line[] {
  const { file, current, problem } = siteNotice()
  if (problem) {
    const says = `${file} is not shown: ${problem}`
    return [bad(about, says, `write it anew by "node notice.mjs", or rm ${file}`)]
  }
  return current ? [good(about, `shown until ${current.until}: ${current.text}`)] : []
}
