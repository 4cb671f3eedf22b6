import { facts } from '@/content/facts'
import { tomorrowWords } from '@/content/tomorrow'
import { type SearchParams, wordIn } from '@/lib/routes/query-params'
import { type NamedStop, namedStops, timesAt } from '@/lib/school/buses'
import { type ClosingNotice, closureOn } from '@/lib/school/closure'
import { addDays, type IsoDate, runsBetween } from '@/lib/school/dates'
import { seasonOn } from '@/lib/school/season'
import { type DayEntry, type DaySources, dayEntries } from './day-entries'

export const dayLanguages = ['en', 'hi', 'bn'] as const

export type DayLanguage = (typeof dayLanguages)[number]

export type DayChoice = { lang: DayLanguage; stop: NamedStop | null }

const maxWeekEntries = 12

export function parseDayChoice(params: SearchParams): DayChoice {
  const lang = wordIn(params.lang)
  const stop = wordIn(params.stop)
  return {
    lang: dayLanguages.find((one) => one === lang) ?? 'en',
    stop: namedStops.find(({ slug }) => slug === stop) ?? null,
  }
}

/** Returns the query of a choice, such as `?stop=matigara`; '' for the default choice. */
export function dayQuery({ lang, stop }: DayChoice): string {
  const query = new URLSearchParams({
    ...(stop ? { stop: stop.slug } : {}),
    ...(lang === 'en' ? {} : { lang }),
  }).toString()
  return query && `?${query}`
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const

export function dayInWords(
  day: IsoDate,
  lang: DayLanguage,
  parts: Intl.DateTimeFormatOptions = longDay,
): string {
  const format = new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, { ...parts, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

const entryLine = ({ time, title }: DayEntry) => (time ? `${title}, ${time}` : title)

export type DayLines = ReturnType<typeof dayLines>

/** The lines of a day, as the card and the shared message show them; '' and [] for what the day lacks. */
export function dayLines(
  { notice, ...lists }: DaySources & { notice: ClosingNotice | null },
  day: IsoDate,
  { lang, stop }: DayChoice,
) {
  const words = tomorrowWords[lang]
  const season = seasonOn(day)
  const closure = closureOn(day, notice)
  const text = notice && day <= notice.until ? notice.text : ''
  const { from, to } = facts.hours[season]
  const sampleOf = (name: 'hours' | 'freeWeekdays') =>
    facts.unconfirmed?.includes(name) ? ` (${words.sample})` : ''
  const bus = stop && timesAt(stop, season)
  const entries = dayEntries(lists)
  const [first, last] = [addDays(day, 1), addDays(day, 7)]
  return {
    date: day,
    day: dayInWords(day, lang),
    notice: text && (closure?.by === 'notice' ? `${words.closed}: ${text}` : text),
    freeWeekday:
      closure?.by === 'free weekday'
        ? `${dayInWords(day, lang, { weekday: 'long' })}: ${words.free}${sampleOf('freeWeekdays')}`
        : '',
    hours: closure ? '' : `${words.hours}${sampleOf('hours')}: ${from} – ${to}`,
    uniform: closure ? '' : words[season],
    bus:
      bus && !closure
        ? `${words.bus} ${stop.name}: ${bus.morning}, ${words.back} ${bus.afternoon}`
        : '',
    entries: entries.filter((entry) => runsBetween(entry, day, day)).map(entryLine),
    nothing: lists.calendar ? words.nothing : words.unloaded,
    week: entries
      .filter((entry) => entry.date > day && runsBetween(entry, first, last))
      .slice(0, maxWeekEntries)
      .map((entry) => ({
        day: dayInWords(entry.date, lang, shortDay),
        title: entryLine(entry),
        href: entry.href,
      })),
    emptyWeek: lists.calendar ? words.emptyWeek : words.unloaded,
  }
}
