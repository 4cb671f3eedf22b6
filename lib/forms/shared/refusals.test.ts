import { expect, it } from 'vitest'
import { waitingTime } from './refusals'

it.each([
  [1, 'in a second'],
  [40, 'in 40 seconds'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [600, 'in 10 minutes'],
])('formats a waiting time of %i seconds as "%s"', (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text)
})
