import { addDays, type Day, isSunday, yearOf } from './day'
import { type Festival, festival } from './festivals'

/** A holiday of the school: its name, and its day in a year. */
export type Holiday = Readonly<{ name: string; on: (year: number) => Day }>

const fixed = (on: string, name: string): Holiday => ({ name, on: (year) => `${year}-${on}` })

const movable = (of: Festival, name: string, shift = 0): Holiday => ({
  name,
  on: (year) => addDays(festival(of, year), shift),
})

/** The holidays of a calendar year. */
export const holidays: readonly Holiday[] = [
  fixed('01-23', 'Netaji Jayanti'),
  fixed('01-26', 'Republic Day'),
  movable('saraswati-puja', 'Saraswati Puja'),
  movable('dol-yatra', 'Dol Yatra'),
  movable('eid-ul-fitr', 'Eid-ul-Fitr'),
  movable('good-friday', 'Good Friday'),
  fixed('04-14', 'Dr Ambedkar Jayanti'),
  fixed('04-15', 'Poila Baisakh'),
  fixed('05-01', 'May Day'),
  movable('buddha-purnima', 'Buddha Purnima'),
  fixed('05-09', 'Rabindra Jayanti'),
  fixed('08-15', 'Independence Day'),
  movable('janmashtami', 'Janmashtami'),
  fixed('10-02', 'Gandhi Jayanti'),
  movable('maha-saptami', 'Maha Saptami'),
  movable('maha-saptami', 'Maha Ashtami', 1),
  movable('maha-saptami', 'Maha Navami', 2),
  movable('maha-saptami', 'Vijaya Dashami', 3),
  movable('lakshmi-puja', 'Lakshmi Puja'),
  movable('kali-puja', 'Kali Puja and Diwali'),
  movable('bhai-dooj', 'Bhai Dooj'),
  movable('guru-nanak-jayanti', 'Guru Nanak Jayanti'),
  fixed('12-25', 'Christmas'),
]

/** First and last day of the Puja vacation of a year. */
export function pujaVacation(year: number): readonly [first: Day, last: Day] {
  return [addDays(festival('maha-saptami', year), -3), addDays(festival('lakshmi-puja', year), 3)]
}

/** True on Sundays, holidays and in the Puja vacation. */
export function isClosed(day: Day): boolean {
  const year = yearOf(day)
  const [first, last] = pujaVacation(year)
  return (
    isSunday(day) ||
    (day >= first && day <= last) ||
    holidays.some((holiday) => holiday.on(year) === day)
  )
}

/** The first of `count` days in a row on which the school is open, at a day or after it. */
export function openDays(from: Day, count = 1): Day {
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  return days.some(isClosed) ? openDays(addDays(from, 1), count) : from
}
