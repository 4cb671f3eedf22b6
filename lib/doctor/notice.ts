import path from 'node:path'
import { schoolDay } from '@/lib/dates'
import { codeOf } from '@/lib/error-code'
import { mostNoticeBytes, parseNotice } from '@/lib/site-notice'
import { readSmallFile } from '@/lib/watched-file'
import { bad, good, type Line, look } from './line'

const about = 'notice'

/** Whether the notice in `DATA_DIR` is shown. */
export function aboutNotice(dataDir: string): Line[] {
  const file = path.join(dataDir, 'notice.txt')
  try {
    const read = readSmallFile(file, mostNoticeBytes)
    if (!read?.text.trim()) return []
    const { text, until } = parseNotice(read.text, schoolDay(read.changedAt))
    if (until < schoolDay())
      return [
        look(about, `not shown: its last day, ${until}, is over`, `rm ${file}, or another day`),
      ]
    return [good(about, `shown until ${until}: ${text}`)]
  } catch (error) {
    return [
      bad(about, `${file} is not shown: ${codeOf(error)}`, `one line, chown school-site ${file}`),
    ]
  }
}
