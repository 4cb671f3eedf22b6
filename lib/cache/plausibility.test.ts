import { expect, it } from 'vitest'
import { isPartial, rejectReason } from './plausibility'

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
])('%j says itself that it is not the whole list: %s', (raw, expected) => {
  expect(isPartial(raw)).toBe(expected)
})

it('a record that is gone at once is doubted', () => {
  expect(rejectReason(null, null, { title: 'A' }, false)).toBe('suddenly empty')
})
