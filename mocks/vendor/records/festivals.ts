import type { Day } from './day'

/** The movable festivals the school’s calendar knows, by the names used in the records. */
export type Festival =
  | 'saraswati-puja'
  | 'dol-yatra'
  | 'eid-ul-fitr'
  | 'good-friday'
  | 'buddha-purnima'
  | 'ratha-yatra'
  | 'janmashtami'
  | 'maha-saptami'
  | 'lakshmi-puja'
  | 'kali-puja'
  | 'bhai-dooj'
  | 'guru-nanak-jayanti'

type Table = Readonly<{ usual: string; known: Readonly<Record<number, string>> }>

// Month and day by year. Years outside a table take the usual date: a demonstration needs the right
// season, not an almanac.
const TABLES: Readonly<Record<Festival, Table>> = {
  'saraswati-puja': {
    usual: '02-02',
    known: {
      2023: '01-26',
      2024: '02-14',
      2025: '02-03',
      2026: '01-23',
      2027: '02-11',
      2028: '01-31',
    },
  },
  'dol-yatra': {
    usual: '03-12',
    known: {
      2023: '03-07',
      2024: '03-25',
      2025: '03-14',
      2026: '03-03',
      2027: '03-22',
      2028: '03-11',
    },
  },
  'eid-ul-fitr': {
    usual: '03-01',
    known: {
      2023: '04-22',
      2024: '04-11',
      2025: '03-31',
      2026: '03-21',
      2027: '03-10',
      2028: '02-27',
    },
  },
  'good-friday': {
    usual: '04-10',
    known: {
      2023: '04-07',
      2024: '03-29',
      2025: '04-18',
      2026: '04-03',
      2027: '03-26',
      2028: '04-14',
    },
  },
  'buddha-purnima': {
    usual: '05-15',
    known: {
      2023: '05-05',
      2024: '05-23',
      2025: '05-12',
      2026: '05-01',
      2027: '05-20',
      2028: '05-08',
    },
  },
  'ratha-yatra': {
    usual: '07-03',
    known: {
      2023: '06-20',
      2024: '07-07',
      2025: '06-27',
      2026: '07-16',
      2027: '07-05',
      2028: '06-23',
    },
  },
  janmashtami: {
    usual: '08-26',
    known: {
      2023: '09-06',
      2024: '08-26',
      2025: '08-16',
      2026: '09-04',
      2027: '08-25',
      2028: '08-13',
    },
  },
  'maha-saptami': {
    usual: '10-06',
    known: {
      2023: '10-21',
      2024: '10-10',
      2025: '09-29',
      2026: '10-18',
      2027: '10-07',
      2028: '09-26',
    },
  },
  'lakshmi-puja': {
    usual: '10-14',
    known: {
      2023: '10-28',
      2024: '10-16',
      2025: '10-06',
      2026: '10-25',
      2027: '10-14',
      2028: '10-03',
    },
  },
  'kali-puja': {
    usual: '10-30',
    known: {
      2023: '11-12',
      2024: '10-31',
      2025: '10-20',
      2026: '11-08',
      2027: '10-29',
      2028: '10-17',
    },
  },
  'bhai-dooj': {
    usual: '11-01',
    known: {
      2023: '11-15',
      2024: '11-03',
      2025: '10-23',
      2026: '11-11',
      2027: '10-31',
      2028: '10-19',
    },
  },
  'guru-nanak-jayanti': {
    usual: '11-16',
    known: {
      2023: '11-27',
      2024: '11-15',
      2025: '11-05',
      2026: '11-24',
      2027: '11-14',
      2028: '11-02',
    },
  },
}

/** The day of a festival in a year. In: its name, a full year. Out: a school day. */
export function festival(name: Festival, year: number): Day {
  const { known, usual } = TABLES[name]
  return `${year}-${known[year] ?? usual}`
}
