import { expect, it } from 'vitest'
import { makeUidsDistinct } from './uids'

it('gives records with the same id distinct uids, whatever their order', () => {
  const uidsOf = (...dates: (string | null)[]) =>
    makeUidsDistinct(dates.map((date) => ({ uid: 'a', date }))).map(({ uid }) => uid)
  const [first, second, third] = ['2026-12-01', '2026-12-02', '2026-12-03']
  const uids = ['a-2026-12-02', 'a-2026-12-01', 'a-2026-12-03', 'a-2026-12-03-2', 'a']
  expect(uidsOf(second, first, third, third, null)).toEqual(uids)
  expect(uidsOf(third, first, second)).toEqual(['a-2026-12-03', 'a', 'a-2026-12-02'])
})
