import { expect, it } from 'vitest'
import { matchWord } from './match-word'

const spellings = ['RecentActivities', 'Recent Activities', 'recent activity', 'RECENT-ACTIVITIES']

it.each([
  ...[...spellings, ' recent_activities ', 'Recent\u00a0Activity'].map((text) => [text, true]),
  ...['', 'Recent', 'Activities', 'Circular'].map((text) => [text, false]),
])('recognises whether a category means RecentActivities: %j → %j', (text, isOne) => {
  const found = matchWord(String(text), ['Notice', 'RecentActivities'])
  expect(found).toBe(isOne ? 'RecentActivities' : undefined)
})
