import { festivals } from '@/content/search'
import { closedBecause, holidayName, isOn } from '@/lib/calendar/holidays'
import { calendarHref } from '@/lib/routes/anchors'
import { classesIn } from '@/lib/school/classes'
import { addDays, formatWithWeekday } from '@/lib/school/dates'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import { toSearchTerms } from '../terms'
import { type AnswerRow, type Card, type Figures, maxRows, type Question } from './card'

/**
 * Returns the next calendar entries of a kind, or those that the query names. If all of the named ones are over, returns
 * those of their last year.
 */
async function nextEntries(
  { searchTerms, today }: Question,
  isOfKind: (entry: CalendarEvent) => boolean,
): Promise<AnswerRow[]> {
  const entries = ((await getCalendar()) ?? []).filter(isOfKind).map((entry) => ({
    ...entry,
    fit: toSearchTerms(entry.title).filter((term) => searchTerms.includes(term)).length,
  }))
  const bestFit = Math.max(...entries.map(({ fit }) => fit))
  const isNarrowed = entries.some(({ fit }) => fit < bestFit)
  const sorted = entries
    .filter(({ fit }) => fit === bestFit)
    .sort((a, b) => a.date.localeCompare(b.date))
  const next = sorted.filter(({ date }) => date > today)
  const year = sorted.at(-1)?.date.slice(0, 4) ?? ''
  const past = isNarrowed ? sorted.filter(({ date }) => date.startsWith(year)) : []
  return (next.length > 0 ? next : past).slice(0, maxRows).map(entryRow)
}

const entryRow = (entry: CalendarEvent): AnswerRow => ({
  label: holidayName(entry) ?? entry.title,
  value: formatWithWeekday(entry.date),
  href: calendarHref(entry.date),
})

/** Returns today and the next two days, as far as the calendar reaches, and the next holidays. */
export async function holidays(question: Question): Promise<Figures> {
  const calendar = (await getCalendar()) ?? []
  const next = await nextEntries(question, (entry) => holidayName(entry) !== null)
  const rows = ['Today', 'Tomorrow', 'Day after tomorrow'].flatMap((label, days) => {
    const day = addDays(question.today, days)
    const reason = closedBecause(calendar, day)
    // An entry for all classes may be a holiday without the word.
    const [entry] = calendar.filter((one) => isOn(one, day) && !classesIn(one.title))
    const why = reason ?? (entry && `In the calendar: ${entry.title}`)
    const isKnown = why || calendar.some(({ date }) => date > day)
    return isKnown ? [{ label, value: why ?? 'No holiday in the calendar' }] : []
  })
  return { rows: [...rows, ...next] }
}

/** One card per festival: its next day in the calendar, or else the last one, or else that there is no entry. */
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
      const calendar = (await getCalendar()) ?? []
      const entries = calendar.filter(isNamedIn).sort((a, b) => a.date.localeCompare(b.date))
      const free = entries.filter((entry) => holidayName(entry) !== null)
      const days = free.length > 0 ? free : entries
      const next = days.filter(({ date }) => date >= question.today)
      if (days.length > 0)
        return { rows: (next.length > 0 ? next : days.slice(-1)).slice(0, maxRows).map(entryRow) }
      const absent = calendar.length > 0 ? `The school calendar has no entry for ${names[0]}.` : ''
      return { ...(await holidays(question)), text: absent }
    },
  }
})

export const entriesLike = (kind: RegExp) => async (question: Question) => ({
  rows: await nextEntries(question, ({ title }) => kind.test(title)),
})

/** The next meeting of parents and teachers, which leads to its day. */
export async function meetings(question: Question): Promise<Figures> {
  const rows = await nextEntries(question, ({ title }) => /\bparents?.teachers?\b/i.test(title))
  const [next] = rows
  if (!next?.href) return { rows }
  return { rows, page: { href: next.href, title: next.label, external: false } }
}
