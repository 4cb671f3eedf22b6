import { addDays, type IsoDate, weekdayOf, yearOf } from '@/lib/school/dates'
import { dayIn, type Yearly } from './festivals'
import { data } from './generated/holidays'

export const holidays: readonly (Yearly & Readonly<{ name: string }>)[] = data

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
