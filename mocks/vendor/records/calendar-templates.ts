import { addDays, type Day } from './day'
import { type Festival, festival } from './festivals'
import type { Recurring } from './recurring'

/** A line of the school calendar as it is written down. */
export type CalendarTemplate = Recurring & Readonly<{ title: string; file?: number }>

function schoolDay(on: string, title: string, file?: number): CalendarTemplate {
  return { key: `${on} ${title}`, on, title, ...(file === undefined ? {} : { file }) }
}

function holiday(on: string, name: string): CalendarTemplate {
  return { key: `${on} ${name}`, on, fixed: true, title: `Holiday: ${name}` }
}

function movable(name: Festival, title: string, shift = 0): CalendarTemplate {
  const on = (year: number): Day => addDays(festival(name, year), shift)
  return { key: `${name} ${shift} ${title}`, on, fixed: true, title }
}

/** One year of the school calendar: some eighty lines, a few of which share a day. */
export const CALENDAR_TEMPLATES: readonly CalendarTemplate[] = [
  schoolDay('04-02', 'Session {session} begins for Classes II to X and XII', 4),
  schoolDay('04-02', 'Distribution of almanac and timetables'),
  schoolDay('04-06', 'Session begins for Pre-Nursery to Class I'),
  movable('good-friday', 'Holiday: Good Friday'),
  schoolDay('04-10', 'House allotment for new pupils'),
  holiday('04-14', 'Dr Ambedkar Jayanti'),
  holiday('04-15', 'Poila Baisakh'),
  schoolDay('04-18', 'Orientation for parents of new pupils', 5),
  schoolDay('04-22', 'Earth Day planting'),
  schoolDay('04-27', 'Reading week begins'),
  movable('eid-ul-fitr', 'Holiday: Eid-ul-Fitr'),
  holiday('05-01', 'May Day'),
  movable('buddha-purnima', 'Buddha Purnima observed'),
  schoolDay('05-04', 'Periodic Test I begins, Classes III to XII', 5),
  holiday('05-09', 'Rabindra Jayanti (programme at 7.30 am)'),
  schoolDay('05-14', 'Election of the student council'),
  schoolDay('05-16', 'Parent-teacher meeting, Classes VI to XII', 5),
  schoolDay('05-16', 'Collection of summer reading cards'),
  schoolDay('05-19', 'Last day before the summer vacation'),
  schoolDay('05-20', 'Summer camp begins, Classes III to VIII'),
  schoolDay('06-17', 'Hostel reopens after the summer vacation'),
  schoolDay('06-18', 'School reopens; revised bus routes in force', 6),
  {
    key: 'yoga-day',
    on: '06-21',
    fixed: true,
    title: 'International Day of Yoga: practice at 6.30 am',
  },
  movable('ratha-yatra', 'Ratha Yatra observed'),
  schoolDay('07-01', 'Class XI session begins'),
  schoolDay('07-07', 'Investiture ceremony'),
  schoolDay('07-11', 'Robotics workshop, Classes VIII and IX'),
  schoolDay('07-16', 'Vanamahotsav begins'),
  schoolDay('07-18', 'Health check-up, Classes I to V', 7),
  schoolDay('07-24', 'Inter-house debate, seniors'),
  schoolDay('07-28', 'Inter-house quiz final'),
  schoolDay('08-03', 'Periodic Test II begins, Classes III to XII', 8),
  schoolDay('08-10', 'Last date for second quarter fees'),
  holiday('08-15', 'Independence Day (flag hoisting at 8 am)'),
  schoolDay('08-22', 'Mathematics fair'),
  movable('janmashtami', 'Holiday: Janmashtami'),
  schoolDay('08-28', 'Inter-house football, league matches begin'),
  schoolDay('09-05', "Teachers' Day programme"),
  schoolDay('09-08', 'Hindi Pakhwara begins'),
  schoolDay('09-12', 'Parent-teacher meeting, Term I', 9),
  schoolDay('09-14', 'Half-yearly examinations begin, Classes III to XII', 9),
  schoolDay('09-25', 'Half-yearly examinations end'),
  movable('maha-saptami', 'Mahalaya: Agamani programme at 4 pm', -6),
  movable('maha-saptami', 'Puja vacation begins', -3),
  movable('maha-saptami', 'Holiday: Maha Saptami'),
  movable('maha-saptami', 'Holiday: Maha Ashtami', 1),
  movable('maha-saptami', 'Holiday: Vijaya Dashami', 3),
  movable('lakshmi-puja', 'Holiday: Lakshmi Puja'),
  movable('lakshmi-puja', 'Hostel reopens after the Puja vacation', 3),
  movable('lakshmi-puja', 'School reopens; Term II begins', 4),
  holiday('10-02', 'Gandhi Jayanti'),
  movable('kali-puja', 'Holiday: Kali Puja and Diwali'),
  movable('bhai-dooj', 'Holiday: Bhai Dooj'),
  schoolDay('11-05', 'Kanchenjunga Cup football begins'),
  schoolDay('11-09', 'Half-yearly report cards', 11),
  schoolDay('11-14', "Children's Day carnival"),
  movable('guru-nanak-jayanti', 'Holiday: Guru Nanak Jayanti'),
  schoolDay('11-16', 'Winter uniform and winter timings begin', 11),
  schoolDay('11-20', 'Coding week ends with an open laboratory'),
  schoolDay('11-23', 'Tea-garden field trip, Class VII'),
  schoolDay('11-23', 'Health check-up, Classes VI to XII'),
  schoolDay('11-28', 'Model United Nations'),
  schoolDay('12-01', 'Pre-board examinations begin, Classes X and XII', 12),
  schoolDay('12-04', 'Annual Sports Day, first day'),
  schoolDay('12-05', 'Annual Sports Day, finals'),
  schoolDay('12-12', 'Mahananda sanctuary walk, Class IX'),
  schoolDay('12-19', 'Annual Day', 12),
  schoolDay('12-23', 'Carols and the last day before the winter break'),
  holiday('12-25', 'Christmas'),
  schoolDay('01-05', 'School reopens after the winter break', 1),
  schoolDay('01-12', 'National Youth Day; career talk for Class XII'),
  schoolDay('01-18', 'Periodic Test III begins, Classes III to IX', 1),
  holiday('01-23', 'Netaji Jayanti'),
  holiday('01-26', 'Republic Day (march-past at 7.30 am)'),
  movable('saraswati-puja', 'Saraswati Puja at school'),
  schoolDay('02-06', 'Practical examinations end, Classes X and XII'),
  schoolDay('02-15', 'CBSE board examinations begin'),
  schoolDay('02-20', 'Science exhibition, first day', 2),
  schoolDay('02-21', 'Science exhibition, open to parents'),
  schoolDay('02-27', 'Blessing ceremony for Class XII'),
  schoolDay('03-02', 'Annual examinations begin, Classes III to IX and XI', 2),
  movable('dol-yatra', 'Holiday: Dol Yatra'),
  schoolDay('03-13', 'Graduation of the Prep class'),
  schoolDay('03-16', 'Annual examinations end'),
  schoolDay('03-24', 'Annual results and parent-teacher meeting', 3),
  schoolDay('03-24', 'Second-hand textbook exchange'),
  schoolDay('03-28', 'Last day of the session {session}'),
]
