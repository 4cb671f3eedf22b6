import { addDays, type IsoDate, weekdayOf, yearOf } from '@/lib/school/dates'
import { dayIn, type Yearly } from './festivals'

export const holidays: readonly (Yearly & Readonly<{ name: string }>)[] = [
  { name: 'Netaji Jayanti', on: '01-23' },
  { name: 'Republic Day', on: '01-26' },
  { name: 'Saraswati Puja', on: 'saraswati-puja' },
  { name: 'Dol Yatra', on: 'dol-yatra' },
  { name: 'Eid-ul-Fitr', on: 'eid-ul-fitr' },
  { name: 'Good Friday', on: 'good-friday' },
  { name: 'Dr Ambedkar Jayanti', on: '04-14' },
  { name: 'Poila Baisakh', on: '04-15' },
  { name: 'May Day', on: '05-01' },
  { name: 'Buddha Purnima', on: 'buddha-purnima' },
  { name: 'Rabindra Jayanti', on: '05-09' },
  { name: 'Independence Day', on: '08-15' },
  { name: 'Janmashtami', on: 'janmashtami' },
  { name: 'Gandhi Jayanti', on: '10-02' },
  { name: 'Maha Saptami', on: 'maha-saptami' },
  { name: 'Maha Ashtami', on: 'maha-saptami', shift: 1 },
  { name: 'Maha Navami', on: 'maha-saptami', shift: 2 },
  { name: 'Vijaya Dashami', on: 'maha-saptami', shift: 3 },
  { name: 'Lakshmi Puja', on: 'lakshmi-puja' },
  { name: 'Kali Puja and Diwali', on: 'kali-puja' },
  { name: 'Bhai Dooj', on: 'bhai-dooj' },
  { name: 'Guru Nanak Jayanti', on: 'guru-nanak-jayanti' },
  { name: 'Christmas', on: '12-25' },
]

function pujaVacation(year: number): readonly [first: IsoDate, last: IsoDate] {
  return [
    dayIn(year, { on: 'maha-saptami', shift: -3 }),
    dayIn(year, { on: 'lakshmi-puja', shift: 3 }),
  ]
}

function isClosed(day: IsoDate): boolean {
  const year = yearOf(day)
  const [first, last] = pujaVacation(year)
  return (
    weekdayOf(day) === 0 ||
    (day >= first && day <= last) ||
    holidays.some((holiday) => dayIn(year, holiday) === day)
  )
}

export function openDays(from: IsoDate, count = 1): IsoDate {
  const days = Array.from({ length: count }, (_, index) => addDays(from, index))
  return days.some(isClosed) ? openDays(addDays(from, 1), count) : from
}
