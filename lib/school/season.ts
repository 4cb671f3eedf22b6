import { facts } from '@/content/facts'
import { addDays, formatDayAndMonth, type IsoDate } from './dates'

export type Season = 'summer' | 'winter'

const { begins, summerBegins } = facts.winter

export const seasons: readonly Season[] = ['summer', 'winter']

export const seasonName = (season: Season) => (season === 'winter' ? 'Winter' : 'Summer')

/** Returns the season of the uniform and of the timings on a day. */
export function seasonOn(day: IsoDate): Season {
  const monthAndDay = day.slice(5)
  return monthAndDay >= begins || monthAndDay < summerBegins ? 'winter' : 'summer'
}

/** Returns the first day after `day` on which a season begins. */
function nextBeginning(season: Season, day: IsoDate): IsoDate {
  const monthAndDay = season === 'winter' ? begins : summerBegins
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) < monthAndDay ? year : year + 1}-${monthAndDay}`
}

/** Returns when a season ends, or when it begins if it is not that of `day`: `until 28 February`, `from 1 March`. */
export function seasonBound(season: Season, day: IsoDate): string {
  if (season !== seasonOn(day)) return `from ${formatDayAndMonth(nextBeginning(season, day))}`
  const other = season === 'winter' ? 'summer' : 'winter'
  return `until ${formatDayAndMonth(addDays(nextBeginning(other, day), -1))}`
}
