import { facts } from '@/content/facts'
import { addDays, formatDayAndMonth, type IsoDate } from './dates'

export type Season = 'summer' | 'winter'

const { begins, summerBegins } = facts.winter

export const seasons: readonly Season[] = ['summer', 'winter']

export const seasonName = (season: Season) => (season === 'winter' ? 'Winter' : 'Summer')

export function seasonOn(day: IsoDate): Season {
  const monthAndDay = day.slice(5)
  return monthAndDay >= begins || monthAndDay < summerBegins ? 'winter' : 'summer'
}

function nextBeginning(season: Season, day: IsoDate): IsoDate {
  const monthAndDay = season === 'winter' ? begins : summerBegins
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) < monthAndDay ? year : year + 1}-${monthAndDay}`
}

export function seasonBound(season: Season, day: IsoDate): string {
  if (season !== seasonOn(day)) return `from ${formatDayAndMonth(nextBeginning(season, day))}`
  const other = season === 'winter' ? 'summer' : 'winter'
  return `until ${formatDayAndMonth(addDays(nextBeginning(other, day), -1))}`
}
