import { expect, it, vi } from 'vitest'
import { toSearchTerms } from './terms'

vi.mock(import('@/content/search'), async (load) => {
  const real = await load()
  return { ...real, synonyms: [{ word: 'bus', typed: 'library, pool car, van' }, ...real.synonyms] }
})

it.each([
  ['van', ['bus']],
  ['pool car', ['bus']],
  ['library', ['library']],
  ['tc', ['transfer', 'certificate']],
])(
  'searches for %s by the terms %j, and leaves a word in the title of another page',
  (query, terms) => {
    expect(toSearchTerms(query)).toEqual(terms)
  },
)
