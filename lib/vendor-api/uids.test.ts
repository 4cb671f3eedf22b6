import { expect, it } from 'vitest'
import { makeUidsDistinct } from './uids'

it('gives records with the same id distinct uids, whatever their order', () => {
  const records = ['2026-12-02', '2026-12-01', '2026-12-03', '2026-12-03', null].map((date) => ({
    uid: 'a',
    date,
  }))
  const uids = makeUidsDistinct(records).map(({ uid }) => uid)
  expect(uids).toEqual(['a-2026-12-02', 'a-2026-12-01', 'a-2026-12-03', 'a-2026-12-03-2', 'a'])
  expect(makeUidsDistinct(records.slice(0, 3).reverse()).map(({ uid }) => uid)).toEqual([
    'a-2026-12-03',
    'a',
    'a-2026-12-02',
  ])
})
