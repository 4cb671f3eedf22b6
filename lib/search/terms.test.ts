import { expect, it, vi } from 'vitest'
import { toSearchTerms } from './terms'

vi.mock(import('@/content/search'), async (load) => ({
  ...(await load()),
  synonyms: [{ word: 'bus', typed: 'library, pool car, van' }],
}))

it.each([
  ['van', ['bus']],
  ['pool car', ['bus']],
  ['library', ['library']],
])('searches for %s by the terms %j, because a word of a page’s title stays', (query, terms) => {
  expect(toSearchTerms(query)).toEqual(terms)
})
