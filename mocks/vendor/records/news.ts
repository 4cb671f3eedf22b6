import type { IsoDate } from '@/lib/school/dates'
import { plusYears } from './day'
import { data } from './generated/news'
import { occurrences, type Recurring, type Text } from './recurring'

export const newsTemplates: readonly (Recurring & Readonly<{ description: Text }>)[] = data

export function newsRecords(today: IsoDate) {
  return occurrences('news', newsTemplates, plusYears(today, -3), today).map(
    ({ template, day, id, fill, files }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      fromDate: day,
      attachments: files,
    }),
  )
}
