import { describe, expect, it } from 'vitest'
import { countOf, isPart, whyImplausible } from './plausibility'

describe('a list that says itself that it is not whole', () => {
  it.each([
    [{ data: ['a'], total: 2 }, true],
    [{ data: ['a'], totalCount: 2 }, true],
    [{ data: ['a'], totalRecords: 2 }, true],
    [{ data: [], total: 1 }, true],
    [{ data: ['a'], total: 1 }, false],
    [{ data: ['a'], total: 0 }, false],
    [{ data: ['a'], pages: 2 }, false],
    [{ data: ['a'] }, false],
    [{ total: 2 }, false],
    [['a'], false],
    [null, false],
  ])('%j: %s', (raw, expected) => {
    expect(isPart(raw)).toBe(expected)
  })
})

it.each([
  [['a', 'b'], 2],
  [[], 0],
  [{ title: 'A' }, 1],
  [null, 0],
])('%j counts as %i', (data, count) => {
  expect(countOf(data)).toBe(count)
})

describe('a body that should not take the place of what is known', () => {
  const part = { data: ['a'], total: 3 }

  it.each([
    ['everything gone at once', [], [], ['a'], false, 'suddenly empty'],
    ['a record gone at once', null, null, { title: 'A' }, false, 'suddenly empty'],
    ['gone the time before too', [], [], ['a'], true, null],
    ['empty as before', [], [], [], false, null],
    ['the first page of a longer list', part, ['a'], ['a', 'b', 'c'], false, 'a part of the list'],
    ['as much as is known', part, ['a'], ['b'], false, null],
    ['a whole list that is shorter', ['a'], ['a'], ['a', 'b'], false, null],
  ])('%s', (_what, raw, data, known, wasEmptied, why) => {
    expect(whyImplausible(raw, data, known, wasEmptied)).toBe(why)
  })
})
