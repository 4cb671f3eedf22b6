import { expect, it } from 'vitest'
import { parseSearchWords } from './cards'

const card = { words: 'bus', title: 'School bus', page: '/our-transport-system' }

it('a card is read with its words as phrases', () => {
  const [read] = parseSearchWords([{ ...card, words: 'School Bus, buses' }], {})
  expect(read?.words).toEqual([['bus'], ['buse']])
})

it.each([
  ['a page that is none', { page: '/nowhere' }, '/nowhere'],
  ['a link that is none', { links: ['/nowhere'] }, 'links'],
  ['a department that is none', { desk: 'Library' }, 'desk'],
  ['a fact that is none', { fact: 'weather' }, 'fact'],
  ['no words', { words: ' , ' }, 'words'],
  ['a slip in a name', { pages: '/search' }, 'pages'],
])('%s is said', (_, slip, named) => {
  expect(() => parseSearchWords([{ ...card, ...slip }], {})).toThrow(/content\/search\.ts/)
  expect(() => parseSearchWords([{ ...card, ...slip }], {})).toThrow(named)
})

it('a synonym without words is said', () => {
  expect(() => parseSearchWords([], { bus: '' })).toThrow('bus')
})
