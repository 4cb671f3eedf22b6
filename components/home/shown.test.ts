import { expect, it } from 'vitest'
import { shownOf } from './shown'

it('returns the list in order, at most a hundred records, or placeholders without one', () => {
  const records = Array.from({ length: 3000 }, (_, index) => `record ${index}`)
  expect(shownOf(records.slice(0, 7), 'none', 3)).toEqual(records.slice(0, 7))
  expect(shownOf(records, 'none', 3)).toEqual(records.slice(0, 100))
  expect(shownOf([], 'none', 3)).toEqual(['none', 'none', 'none'])
  expect(shownOf(null, 'none', 2)).toEqual(['none', 'none'])
})
