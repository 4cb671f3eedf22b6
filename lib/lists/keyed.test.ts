import { expect, it } from 'vitest'
import { keyed } from './keyed'

const keysOf = (records: readonly unknown[]) => keyed(records).map(({ key }) => key)

it('a record has the same key wherever it stands', () => {
  const [a, b] = [
    { title: 'A', date: '2026-01-10' },
    { title: 'B', date: null },
  ]
  expect(keysOf([b, a])).toEqual(keysOf([a, b]).reverse())
})
