import { expect, it } from 'vitest'
import { pageSize, paginate } from './paging'

it('paginate returns the last page for a page number past the end', () => {
  const list = Array.from({ length: pageSize + 1 }, (_, index) => index)
  expect(paginate(list, 99)).toEqual({ items: [pageSize], total: pageSize + 1, page: 2, pages: 2 })
  expect(paginate(list, 2, 3).items).toEqual([3, 4, 5])
  expect(paginate([], 5)).toEqual({ items: [], total: 0, page: 1, pages: 1 })
})
