import { siteNotice } from '@/lib/school/site-notice'
import { bad, good, type Line, look } from './line'

const about = 'notice'

/** Whether the notice in `DATA_DIR` is shown, and why not. One that has ended did what it was for. */
export function aboutNotice(): Line[] {
  const { file, notice, current, problem } = siteNotice()
  if (problem) {
    const says = `${file} is not shown: ${problem}`
    if (notice) return [look(about, says, 'node notice.mjs --clear')]
    return [bad(about, says, `write it anew by "node notice.mjs", or rm ${file}`)]
  }
  return current ? [good(about, `shown until ${current.until}: ${current.text}`)] : []
}
