// @module-tag attack
import { expect, it } from 'vitest'
import {
  guessRateLimits,
  lookupRateLimits,
  messageRateLimits,
  postRateLimits,
  unknownOriginRateLimits,
} from './rates'

const address = '203.0.113.9'
const network = '203.0.113'

/** The table of docs/decisions/0035-rate-limits.md: name, key, requests in ten minutes, and exemptions. */
it('the rate limits have the values of docs/decisions/0035-rate-limits.md', () => {
  const rates = [
    ...[postRateLimits(address, false), postRateLimits(address, true)],
    ...[messageRateLimits(address), lookupRateLimits(address), guessRateLimits(address, 'DPS1')],
    ...[unknownOriginRateLimits('unknown'), unknownOriginRateLimits('own')],
  ].flat()
  const text = rates.map(({ name, points, key, exemptsFirstTimers }) =>
    [name, key, points, ...(exemptsFirstTimers ? ['first-timers exempt'] : [])].join(' '),
  )
  expect(text).toEqual([
    `posts-network ${network} 1920`,
    `posts ${address} 640`,
    `file-posts-network ${network} 300`,
    `file-posts ${address} 100`,
    `address ${address} 40`,
    'overall all 1000 first-timers exempt',
    `network ${network} 120`,
    `tc-network ${network} 180`,
    `tc-address ${address} 60`,
    'tc-failed all 600 first-timers exempt',
    `tc-guesses DPS1 ${network} 10`,
    'tc-number DPS1 20 first-timers exempt',
    'tc-number-most DPS1 200',
    'unknown-origin all 30',
  ])
})
