import { buses } from '@/content/buses'
import { school } from '@/content/school'
import { timesAt } from '@/lib/school/buses'
import { seasonName, seasonOn } from '@/lib/school/season'
import { toSearchTerms } from '../terms'
import type { Card, FiguresOf } from './card'

const busPage = '/our-transport-system'
type Stops = (typeof buses.routes)[number]['stops']

function timesOf(stops: Stops, route: string): FiguresOf {
  const sample = buses.unconfirmed?.includes('routes') ? ' (sample)' : ''
  return ({ today }) => {
    const season = seasonOn(today)
    const rows = stops.map((stop) => {
      const { morning, afternoon } = timesAt(stop, season)
      return { label: stop.name, value: `${morning} to school · ${afternoon} back home` }
    })
    return { text: `${seasonName(season)} times${sample}, ${route}.`, rows }
  }
}

/** One card per route and per stop. After "bus", the word that no other stop has is enough. */
export function busCards(): Card[] {
  const names = buses.routes.flatMap(({ road, stops }) => [road, ...stops.map(({ name }) => name)])
  const terms = names.flatMap((name) => toSearchTerms(name))
  const common = new Set([
    school.city.toLowerCase(),
    ...terms.filter((term, at) => terms.indexOf(term) < at),
  ])
  const own = (name: string) =>
    toSearchTerms(name)
      .filter((term) => !common.has(term))
      .reduce((best, term) => (term.length > best.length ? term : best), '') || name
  return buses.routes.flatMap(({ name: route, road, stops }) => [
    { words: `${route}, bus ${road}`, page: busPage, rows: timesOf(stops, `${route}, ${road}`) },
    ...stops.map((stop) => ({
      words: `${stop.name}, bus ${own(stop.name)}`,
      page: busPage,
      rows: timesOf([stop], `${route}, ${road}`),
    })),
  ])
}
