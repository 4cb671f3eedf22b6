import { expect, it } from 'vitest'
import { orPlaceholders } from './section-records'

it('orPlaceholders returns the first hundred records, or placeholders for an empty list', () => {
  const records = Array.from({ length: 3000 }, (_, index) => `record ${index}`)
  expect(orPlaceholders(records.slice(0, 7), 'none', 3)).toEqual(records.slice(0, 7))
  expect(orPlaceholders(records, 'none', 3)).toEqual(records.slice(0, 100))
  expect(orPlaceholders([], 'none', 3)).toEqual(['none', 'none', 'none'])
  expect(orPlaceholders(null, 'none', 2)).toEqual(['none', 'none'])
})
