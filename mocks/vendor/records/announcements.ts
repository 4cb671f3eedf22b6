import type { IsoDate } from '@/lib/school/dates'
import { sessionOf } from '@/lib/school/sessions'
import { data } from './generated/announcements'

export const announcementRecords = (today: IsoDate) =>
  data.map((record) => ({
    ...record,
    description: record.description.replace('{session}', sessionOf(today).key),
  }))
