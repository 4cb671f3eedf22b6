import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours'

const records = ['newest', 'middle', null, 'oldest'].map((id) => ({ id }))

const idsOf = (id: string | null) => {
  const { previous, next } = neighboursOf(records, id)
  return [previous?.id, next?.id]
}

it('returns the older record as previous, the newer as next, and skips one without a page', () => {
  expect(idsOf('middle')).toEqual(['oldest', 'newest'])
  expect(idsOf('newest')).toEqual(['middle', undefined])
  expect(idsOf('oldest')).toEqual([undefined, 'middle'])
})
