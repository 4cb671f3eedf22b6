import { eventTemplates } from './events'
import { holidays } from './holidays'
import type { Recurring } from './recurring'

function line(on: string, title: string, shift = 0): Recurring {
  return { key: `${on} ${title}`, on, title, shift }
}

const ownLines: readonly Recurring[] = [
  line('04-02', 'Session {session} begins for all classes'),
  line('04-10', 'House allotment for new students'),
  line('04-18', 'Orientation for parents of new students'),
  line('05-04', 'Periodic Test I begins, Classes III to XII'),
  line('05-14', 'Election of the student council'),
  line('05-16', 'Parent-teacher meeting, Classes VI to XII'),
  line('05-19', 'Last day before the summer vacation'),
  line('06-17', 'Hostel reopens after the summer vacation'),
  line('06-18', 'School reopens after the summer vacation'),
  line('07-03', 'Orientation for new students of Class XI'),
  line('07-11', 'Robotics workshop, Classes VIII and IX'),
  line('07-18', 'Health check-up, Classes I to V'),
  line('07-24', 'Inter-house debate, seniors'),
  line('08-03', 'Periodic Test II begins, Classes III to XII'),
  { ...line('08-10', 'Last date for the fees of August'), fixed: true },
  line('08-28', 'Inter-house football begins'),
  line('09-08', 'Hindi Pakhwara begins'),
  line('09-14', 'Half-yearly examinations begin, Classes III to XII'),
  line('09-24', 'Half-yearly examinations end'),
  { ...line('maha-saptami', 'Puja vacation begins', -3), fixed: true },
  line('lakshmi-puja', 'School reopens after the Puja vacation', 4),
  line('11-09', 'Half-yearly report cards'),
  line('winter-uniform', 'Winter uniform and winter timings begin'),
  line('11-24', 'Health check-up, Classes VI to XII'),
  line('11-28', 'Model United Nations'),
  line('12-01', 'Pre-board examinations begin, Classes X and XII'),
  line('12-23', 'Last day before the winter break'),
  line('01-05', 'School reopens after the winter break'),
  line('01-12', 'National Youth Day: career talk for Class XII'),
  line('01-18', 'Periodic Test III begins, Classes III to IX'),
  line('02-06', 'Practical examinations end, Classes X and XII'),
  line('02-15', 'CBSE board examinations begin'),
  line('03-02', 'Annual examinations begin, Classes III to IX and XI'),
  line('03-16', 'Annual examinations end'),
  line('03-24', 'Second-hand textbook exchange'),
  line('03-28', 'Last day of the session {session}'),
]

export const calendarTemplates: Readonly<
  Record<'calendar' | 'holidays' | 'events', readonly Recurring[]>
> = {
  calendar: ownLines,
  holidays: holidays.map(({ name, ...day }) => ({
    ...day,
    key: name,
    fixed: true,
    title: `Holiday: ${name}`,
  })),
  events: eventTemplates,
}
