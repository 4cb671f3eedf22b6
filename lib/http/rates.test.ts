// @module-tag attack
import { expect, it } from 'vitest'
import {
  guessRateLimits,
  isOfEverybody,
  lookupRateLimits,
  messageRateLimits,
  postRateLimits,
  unknownOriginRateLimits,
} from './rates'

const address = '203.0.113.9'
const network = '203.0.113'

/** The table of docs/decisions/0035-who-is-held-up.md: name, whose, times, and who is spared. */
it.each([
  [
    'posts',
    postRateLimits(address, false),
    [`posts-network ${network} 1920`, `posts ${address} 640`],
  ],
  [
    'posts with a file',
    postRateLimits(address, true),
    [`file-posts-network ${network} 300`, `file-posts ${address} 100`],
  ],
  [
    'messages to the vendor',
    messageRateLimits(address),
    [`address ${address} 40`, 'overall all 1000, newcomers spared', `network ${network} 120`],
  ],
  [
    'certificate lookups',
    lookupRateLimits(address),
    [`tc-network ${network} 180`, `tc-address ${address} 60`],
  ],
  [
    'failed lookups, and those of one number',
    guessRateLimits(address, 'DPS1'),
    [
      'tc-failed all 600, newcomers spared',
      `tc-guesses DPS1 ${network} 10`,
      'tc-number DPS1 20, newcomers spared',
      'tc-number-most DPS1 200',
    ],
  ],
  [
    'messages that do not say whose page they come from',
    unknownOriginRateLimits('unknown'),
    ['unknown-origin all 30'],
  ],
  ['messages that do', unknownOriginRateLimits('own'), []],
])('in ten minutes: %s', (_what, counted, rates) => {
  const told = counted.map(({ rate: { name, points, sparesNewcomers }, key }) => {
    const spared = sparesNewcomers ? ', newcomers spared' : ''
    return `${name} ${key} ${points}${spared}`
  })
  expect(told).toEqual(rates)
  for (const { rate } of counted) expect(rate.seconds).toBe(600)
})

it('a sender is told apart from everybody together', () => {
  const names = ['overall', 'unknown-origin', 'address', 'network'].filter(isOfEverybody)
  expect(names).toEqual(['overall', 'unknown-origin'])
})
