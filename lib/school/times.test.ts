import { expect, it } from 'vitest'
import cases from '@/e2e/fixtures/days-and-times.json'
import { readTimes, timesOf } from './times'

function minutesOf(clock: string | null): number | null {
  const [hour = 0, minute = 0] = (clock ?? '').split(':').map(Number)
  return clock === null ? null : hour * 60 + minute
}

it.each(cases.times)('reads "$text" as $start to $end', ({ text, start, end }) => {
  expect(readTimes(text)).toEqual({ start: minutesOf(start), end: minutesOf(end) })
})

it.each(cases.noTime)('reads no time in "%s", which pages show as it is written', (text) => {
  expect(readTimes(text)).toBeNull()
})

it('gives an event of several days no hour', () => {
  expect(timesOf({ time: '9 am', until: null })).toEqual({ start: 540, end: null })
  expect(timesOf({ time: '9 am', until: '2026-12-06' })).toBeNull()
})
