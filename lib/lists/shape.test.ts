import { expect, it } from 'vitest'
import { isNumber, isText, orNull, withFields } from './shape'

type Album = { id: string | null; title: string; count: number }

const isAlbum = withFields<Album>({ id: orNull(isText), title: isText, count: isNumber })

it.each([
  [{ id: null, title: 'Annual Day', count: 3 }],
  [{ id: 'a1', title: '', count: 0, more: true }],
])('%j is one', (value) => {
  expect(isAlbum(value)).toBe(true)
})

it.each([
  [{ id: 1, title: 'Annual Day', count: 3 }],
  [{ title: 'Annual Day', count: 3 }],
  [{ id: null, title: null, count: 3 }],
  [{ id: null, title: 'Annual Day', count: '3' }],
  [null],
  ['Annual Day'],
  [[]],
])('%j is none', (value) => {
  expect(isAlbum(value)).toBe(false)
})
