import { expect, it } from 'vitest'
import { closureOn } from './closure'

const notice = { text: 'Heavy rain', closed: '2026-11-27', until: '2026-11-28' }

it.each([
  ['2026-11-26', null],
  ['2026-11-27', { by: 'notice', words: 'Heavy rain' }],
  ['2026-11-28', { by: 'notice', words: 'Heavy rain' }],
  ['2026-11-29', { by: 'free weekday', words: 'Sunday' }],
  ['2026-11-30', null],
])('on %s, the closed days of a notice and the free weekdays give %j', (day, closure) => {
  expect(closureOn(day, notice)).toEqual(closure)
})

it('a notice without closed days closes nothing', () => {
  expect(closureOn('2026-11-27', { text: 'No school today', until: '2026-11-28' })).toBeNull()
})
