import { expect, it } from 'vitest'
import { toSearchTerms } from './terms'

it.each([
  ['Class I', ['class', '1']],
  ['std. XII', ['class', '12']],
  ['9th', ['9']],
  ['10+2', ['class', '12']],
  ['What are the books?', ['book']],
])('the search terms of "%s" are %j', (text, terms) => {
  expect(toSearchTerms(text)).toEqual(terms)
})
