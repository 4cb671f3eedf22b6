import { type SearchParams, textIn } from '@/lib/routes/query-params'
import { type NamedStop, namedStops, timesAt } from '@/lib/school/buses'
import { isForClass, type SchoolClass, schoolClasses } from '@/lib/school/classes'
import { addDays, type IsoDate } from '@/lib/school/dates'
import {
  type DatedLink,
  type DaySources,
  type HomeHighlights,
  homeHighlights,
} from './home-highlights'

export const dayLanguages = ['en', 'hi', 'bn'] as const

export type DayLanguage = (typeof dayLanguages)[number]

export type DayChoice = {
  lang: DayLanguage
  schoolClass: SchoolClass | null
  stop: NamedStop | null
}

export type DayAhead = Pick<HomeHighlights, 'entries' | 'school' | 'season'> & {
  day: IsoDate
  notice: string | null
  /** False if the calendar has never loaded. */
  isLoaded: boolean
  bus: { morning: string; afternoon: string } | null
  week: DatedLink[]
}

const maxWeekEntries = 6

export function parseDayChoice(params: SearchParams): DayChoice {
  const lang = textIn(params.lang)
  const schoolClass = textIn(params.class)
  const stop = textIn(params.stop)
  return {
    lang: dayLanguages.find((one) => one === lang) ?? 'en',
    schoolClass: schoolClasses.find((one) => one === schoolClass) ?? null,
    stop: namedStops.find(({ slug }) => slug === stop) ?? null,
  }
}

/** Returns the query of a choice, such as `?class=VI&stop=matigara`; '' for the default choice. */
export function dayQuery({ lang, schoolClass, stop }: DayChoice): string {
  const query = new URLSearchParams({
    ...(schoolClass ? { class: schoolClass } : {}),
    ...(stop ? { stop: stop.slug } : {}),
    ...(lang === 'en' ? {} : { lang }),
  }).toString()
  return query && `?${query}`
}

export function dayAhead(
  { calendar, events, notice = null }: Omit<DaySources, 'news'>,
  day: IsoDate,
  { schoolClass, stop }: Pick<DayChoice, 'schoolClass' | 'stop'>,
): DayAhead {
  const isForThisClass = ({ title }: { title: string }) => isForClass(title, schoolClass)
  const sources = {
    calendar: calendar?.filter(isForThisClass) ?? null,
    events: events?.filter(isForThisClass) ?? null,
    news: null,
    notice,
  }
  const { entries, school, season } = homeHighlights(sources, day, schoolClass)
  const week = new Map<string, DatedLink>()
  for (const date of [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(day, days)))
    for (const entry of homeHighlights(sources, date, schoolClass).entries)
      if (!week.has(entry.title) && !entries.some(({ title }) => title === entry.title))
        week.set(entry.title, { title: entry.title, href: entry.href, date })
  return {
    day,
    entries,
    school,
    season,
    notice: notice && notice.until >= day ? notice.text : null,
    isLoaded: calendar !== null,
    bus: stop && school?.isOpen !== false ? timesAt(stop, season) : null,
    week: [...week.values()].slice(0, maxWeekEntries),
  }
}
