import { expect, it } from 'vitest'
import { buses } from '@/content/buses'
import { namedStops, stopAnchor, timesAt } from './buses'
import { seasonBound } from './season'

it.each([
  ['winter', '2026-11-16', 'until 28 February'],
  ['winter', '2028-02-29', 'until 29 February'],
  ['summer', '2026-11-25', 'from 1 March'],
  ['summer', '2027-03-01', 'until 15 November'],
  ['winter', '2027-11-15', 'from 16 November'],
] as const)('the %s bus times, shown on %s, are valid %s', (season, day, bound) => {
  expect(seasonBound(season, day)).toBe(bound)
})

it('adds 15 minutes to the summer bus times in winter, even across an hour or noon', () => {
  expect(buses.winterMinutesLater).toBe(15)
  const stop = { morning: '6:50 am', afternoon: '11:50 am' }
  expect(timesAt(stop, 'summer')).toEqual(stop)
  expect(timesAt(stop, 'winter')).toEqual({ morning: '7:05 am', afternoon: '12:05 pm' })
})

it('each bus stop has a distinct slug for URLs and file names', () => {
  for (const { slug } of namedStops)
    expect(slug).toMatch(/^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u)
  expect(new Set(namedStops.map(({ slug }) => slug)).size).toBe(namedStops.length)
  expect(stopAnchor('Route 1', 'St. Joseph’s More')).toBe('route-1-st-joseph-s-more')
})
