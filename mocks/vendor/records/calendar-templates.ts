import { eventTemplates } from './events'
import { data } from './generated/calendar'
import { holidays } from './holidays'
import type { Recurring } from './recurring'

type Line = Omit<Recurring, 'key'> & Readonly<{ title: string }>

const ownLines: readonly Line[] = data

export const calendarTemplates: Readonly<
  Record<'calendar' | 'holidays' | 'events', readonly Recurring[]>
> = {
  calendar: ownLines.map((line) => ({ ...line, key: `${line.on} ${line.title}` })),
  holidays: holidays.map(({ name, ...day }) => ({
    ...day,
    key: name,
    fixed: true,
    title: `Holiday: ${name}`,
  })),
  events: eventTemplates,
}
