import { facts } from '@/content/facts'
import { tomorrowWords } from '@/content/tomorrow'
import { holidayName } from '@/lib/calendar/holidays'
import { type IsoDate, weekdayNames } from '@/lib/school/dates'
import type { DayAhead, DayChoice, DayLanguage } from './day-ahead'

const locales: Record<DayLanguage, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  bn: 'bn-IN-u-nu-latn',
}

export function dayInWords(
  day: IsoDate,
  lang: DayLanguage,
  length: 'long' | 'short' = 'long',
): string {
  const format = new Intl.DateTimeFormat(locales[lang], {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** Returns the text of a class: `Class VI`, `Nursery`. */
export function classInWords(schoolClass: string, lang: DayLanguage): string {
  return /^[IVX]+$/.test(schoolClass)
    ? `${tomorrowWords[lang].schoolClass} ${schoolClass}`
    : schoolClass
}

export function dayLines(
  { day, school, season, notice, isLoaded, bus, entries, week }: DayAhead,
  { lang, stop }: Pick<DayChoice, 'lang' | 'stop'>,
) {
  const words = tomorrowWords[lang]
  const { from, to } = facts.hours[season]
  const isOpen = school?.isOpen ?? null
  const weekday = new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' })
  const why =
    school?.why === weekdayNames[0] ? weekday.format(new Date(`${day}T00:00:00Z`)) : school?.why
  const hours = `${from} – ${to}`
  const unknown = notice ?? (isLoaded ? words.unknown : words.unloaded)
  const onSchoolDays = isOpen === null ? ` (${words.onSchoolDays})` : ''
  const sample = facts.unconfirmed?.includes('hours') ? `${words.sampleHours}: ` : ''
  return {
    day: dayInWords(day, lang),
    school: isOpen === null ? unknown : isOpen ? words.open : `${words.closed}: ${why}`,
    hours: isOpen === false ? '' : `${sample}${hours}${onSchoolDays}`,
    uniform: isOpen === false ? '' : words[season],
    bus:
      stop && bus
        ? `${words.bus} ${stop.name}: ${bus.morning}, ${words.back} ${bus.afternoon}`
        : '',
    entries: entries
      .map(({ title }) => title)
      .filter((title) => (holidayName({ title }) ?? title) !== school?.why),
    week: week.map(({ date, title, href }) => ({
      day: dayInWords(date, lang, 'short'),
      title,
      href,
    })),
  }
}
