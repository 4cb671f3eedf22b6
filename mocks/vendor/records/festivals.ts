import { facts } from '@/content/facts'
import { addDays, type IsoDate } from '@/lib/school/dates'

const FIRST_YEAR = 2023

// Month and day: the usual ones, then those of the years from FIRST_YEAR on. Other years take the usual date: a
// demonstration needs the right season, not an almanac.
const FESTIVALS: Readonly<Record<string, readonly [usual: string, ...dates: string[]]>> = {
  'saraswati-puja': ['02-02', '01-26', '02-14', '02-03', '01-23', '02-11', '01-31'],
  'dol-yatra': ['03-12', '03-07', '03-25', '03-14', '03-03', '03-22', '03-11'],
  'eid-ul-fitr': ['03-01', '04-22', '04-11', '03-31', '03-21', '03-10', '02-27'],
  'good-friday': ['04-10', '04-07', '03-29', '04-18', '04-03', '03-26', '04-14'],
  'buddha-purnima': ['05-15', '05-05', '05-23', '05-12', '05-01', '05-20', '05-08'],
  'ratha-yatra': ['07-03', '06-20', '07-07', '06-27', '07-16', '07-05', '06-23'],
  janmashtami: ['08-26', '09-06', '08-26', '08-16', '09-04', '08-25', '08-13'],
  'maha-saptami': ['10-06', '10-21', '10-10', '09-29', '10-18', '10-07', '09-26'],
  'lakshmi-puja': ['10-14', '10-28', '10-16', '10-06', '10-25', '10-14', '10-03'],
  'kali-puja': ['10-30', '11-12', '10-31', '10-20', '11-08', '10-29', '10-17'],
  'bhai-dooj': ['11-01', '11-15', '11-03', '10-23', '11-11', '10-31', '10-19'],
  'winter-uniform': [facts.winter.begins],
  'guru-nanak-jayanti': ['11-16', '11-27', '11-15', '11-05', '11-24', '11-14', '11-02'],
}

/** A day of every year: `MM-DD`, or a movable festival by its name; `shift` days later. */
export type Yearly = Readonly<{ on: string; shift?: number }>

export function dayIn(year: number, { on, shift = 0 }: Yearly): IsoDate {
  const [usual = on, ...dates] = FESTIVALS[on] ?? []
  return addDays(`${year}-${dates[year - FIRST_YEAR] ?? usual}`, shift)
}
