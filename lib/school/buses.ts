import { buses } from '@/content/buses'
import { formatClock } from './dates'
import type { Season } from './season'

export const hasWinterTimes = buses.winterMinutesLater > 0

function addMinutes(time: string, minutes: number): string {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) (.)m$/.exec(time) ?? []
  const total = (Number(hour) % 12) * 60 + (half === 'p' ? 720 : 0) + Number(minute) + minutes
  return formatClock(total % (24 * 60))
}

export function timesAt(stop: { morning: string; afternoon: string }, season: Season) {
  const minutes = season === 'winter' ? buses.winterMinutesLater : 0
  return {
    morning: addMinutes(stop.morning, minutes),
    afternoon: addMinutes(stop.afternoon, minutes),
  }
}

function toSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.join('-')
}

export function stopAnchor(route: string, stop: string): string {
  return toSlug(`${route} ${stop}`)
}

/** A stop with its route's name, and `slug`, its name in links: `matigara`. */
export type NamedStop = (typeof namedStops)[number]

const slugs = new Set<string>()

/** Every stop, in the routes' order. If two have the same name, the second's slug begins with its route. */
export const namedStops = buses.routes.flatMap(({ name: route, stops }) =>
  stops.map((stop) => {
    const plain = toSlug(stop.name)
    const slug = slugs.has(plain) ? stopAnchor(route, stop.name) : plain
    slugs.add(slug)
    return { ...stop, slug, route }
  }),
)
