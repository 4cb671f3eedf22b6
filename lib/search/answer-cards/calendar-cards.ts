import { festivals } from '@/content/search'
import { calendarHref } from '@/lib/routes/anchors'
import { formatWithWeekday } from '@/lib/school/dates'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import { toSearchTerms } from '../terms'
import { type AnswerRow, type Card, type Figures, maxRows, type Question } from './card'

const entryRow = ({ title, date }: CalendarEvent): AnswerRow => ({
  label: title,
  value: formatWithWeekday(date),
  href: calendarHref(date),
})

const entriesByDay = async (): Promise<CalendarEvent[]> =>
  ((await getCalendar()) ?? []).toSorted((a, b) => a.date.localeCompare(b.date))

/** The next entries of the calendar, as written, whatever they are about. */
export async function calendarEntries({ today }: Question): Promise<Figures> {
  const next = (await entriesByDay()).filter(({ date, until }) => (until ?? date) >= today)
  return { rows: next.slice(0, maxRows).map(entryRow) }
}

/** One card per festival: the next entries that have its name, or else the last one, or else the next entries. */
export const festivalCards: Card[] = festivals.map((text) => {
  const names = text.split(',')
  // A name without terms would be in every title.
  const phrases = names.map((name) => toSearchTerms(name)).filter((terms) => terms.length > 0)
  const isNamedIn = ({ title }: CalendarEvent) => {
    const terms = toSearchTerms(title)
    return phrases.some((phrase) => phrase.every((term) => terms.includes(term)))
  }
  return {
    words: names.flatMap((name) => [name, `${name} holiday`, `${name} vacation`]).join(),
    page: '/school-calendar',
    rows: async (question) => {
      const named = (await entriesByDay()).filter(isNamedIn)
      if (named.length === 0) return calendarEntries(question)
      const next = named.filter(({ date, until }) => (until ?? date) >= question.today)
      return { rows: (next.length > 0 ? next : named.slice(-1)).slice(0, maxRows).map(entryRow) }
    },
  }
})
