import type { IsoDate } from '@/lib/school/dates'
import { highlight } from './album'
import { plusYears } from './day'
import { data } from './generated/notices'
import { occurrences, type Recurring, type Text } from './recurring'

const templates: readonly (Recurring & Readonly<{ description: Text }>)[] = data

export function noticeRecords(today: IsoDate) {
  // Two years back, because a Sunday can push a notice just past one.
  return occurrences('notices', templates, plusYears(today, -2), today)
    .slice(0, templates.length)
    .map((notice) => highlight('Notice', notice, notice.files))
}
