import { classesIn, type SchoolClass } from '@/lib/school/classes'
import { addDays, type IsoDate, runsBetween, weekdayNames, weekdayOf } from '@/lib/school/dates'

type Entry = { title: string; date: IsoDate; until?: IsoDate | null; isHoliday?: boolean }

export const isOn = (entry: Pick<Entry, 'date' | 'until'>, day: IsoDate): boolean =>
  runsBetween(entry, day, day)

const announced =
  /^(?:(?:public|national|gazetted|school|local) )?holiday\b\s*(?:[:–—-]|for\b|on account of\b|$)\s*/i
const holidayRemark =
  /\s*(?:[-–—:]\s*|\()(?:(?:public|national|gazetted|school|local) )?holiday\)?$/i
/** "School closed at 12 noon" is a short day. */
const closed =
  /\bschool (?:(?:is|will be|remains?|will remain) )?closed\b(?! (?:early|after|(?:at|by|from) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.? ?m|noon)\b))/i
/** With or without its days: "Winter Vacation (24 Dec - 2 Jan)". */
const vacation =
  /\b(?:vacation|holidays|(?:autumn|puja|spring|summer|winter) break)\b\W*(?:$|\d|from\b|w\.?e\.?f|on account)/i
const working = /\bworking (?:day|saturday|sunday)\b|\bschool (?:(?:is|will be|remains?) )?open\b/i

/**
 * The holiday that a title announces; null for other entries, unless the vendor marks them (section 3 names no kind).
 */
export function holidayName({ title, until, isHoliday }: Omit<Entry, 'date'>): string | null {
  for (const remark of [announced, holidayRemark])
    if (remark.test(title)) return title.replace(remark, '') || title
  return isHoliday || closed.test(title) || (until && vacation.test(title)) ? title : null
}

/** Titles that begin or end a vacation, with its name. */
const lastDay =
  /^last (?:school |working )?day (?:before|of) (?:the )?(.*\b(?:vacation|break|holidays|session)\b.*)$/i
const begun = /^(.*\b(?:vacation|break|holidays)) begins?\b/i
const reopened = /^school re-?opens\b|^classes resume\b|^session\b.*\bbegins\b/i

/** If a vacation began longer ago, the calendar lacks the entry of its end. */
const maxVacationDays = 75

/** Returns the vacation on a day, from the last entry before it that begins or ends one. Null if there is none. */
function vacationOn(entries: readonly Entry[], day: IsoDate): string | null {
  const edges = entries.flatMap(({ title, date }) => {
    const [, after] = lastDay.exec(title) ?? []
    const name = after && /session/i.test(after) ? 'Between two sessions' : after
    if (name) return date < day ? [{ date, name }] : []
    const [, vacation = null] = begun.exec(title) ?? []
    return date <= day && (vacation || reopened.test(title)) ? [{ date, name: vacation }] : []
  })
  const isOver = ({ date }: { date: IsoDate }) => addDays(date, maxVacationDays) < day
  const last = edges.reduce((found, one) => (one.date >= found.date ? one : found), {
    date: '',
    name: null,
  })
  if (!last.name || isOver(last)) return null
  return last.name.charAt(0).toUpperCase() + last.name.slice(1)
}

/** Returns true for a holiday of all classes, or of `schoolClass`. A holiday that names classes is theirs only. */
export function isHoliday(
  entry: Omit<Entry, 'date'>,
  schoolClass: SchoolClass | null = null,
): boolean {
  const classes = classesIn(entry.title)
  const isMeant = !classes || (schoolClass !== null && classes.has(schoolClass))
  return isMeant && holidayName(entry) !== null
}

/** Returns why the school is closed on a day, as its calendar has it; null when it is open. */
export function closedBecause(
  entries: readonly Entry[],
  day: IsoDate,
  schoolClass: SchoolClass | null = null,
): string | null {
  const holiday = entries.find((entry) => isOn(entry, day) && isHoliday(entry, schoolClass))
  if (holiday) return holidayName(holiday)
  if (entries.some((entry) => isOn(entry, day) && working.test(entry.title))) return null
  const sunday = weekdayOf(day) === 0 ? weekdayNames[0] : null
  return vacationOn(entries, day) ?? sunday ?? null
}

/** Maximum days until the next entry: with a longer gap, the office may have stopped updating the calendar. */
const maxSilentDays = 45

/**
 * Returns whether the calendar proves that there is school on a day: an entry within the next weeks, and none that day
 * that could be a holiday.
 */
export function isSchoolOpen(
  entries: readonly Entry[],
  day: IsoDate,
  schoolClass: SchoolClass | null = null,
): boolean {
  const limit = addDays(day, maxSilentDays)
  return (
    closedBecause(entries, day, schoolClass) === null &&
    entries.some(({ date, until }) => date <= limit && day <= (until ?? date)) &&
    entries
      .filter((entry) => isOn(entry, day))
      .every(({ title }) => lastDay.test(title) || reopened.test(title))
  )
}
