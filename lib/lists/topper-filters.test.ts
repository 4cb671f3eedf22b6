import { describe, expect, it } from 'vitest'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { parseTopperFilters, topperPage, topperQuery } from './topper-filters'

const topper = (name: string, stream: string): Topper => ({
  name,
  stream,
  score: '92%',
  class: 'XII',
  session: '2025-26',
  photo: null,
})

const toppers = [topper('Asha Rai', 'Science'), topper('Bikash Das', 'Commerce')]
const names = (q: string) => topperPage(toppers, { q, page: 1 }).items.map(({ name }) => name)

describe('search by name or stream, case-insensitive', () => {
  it.each([
    ['asha', ['Asha Rai']],
    ['COMM', ['Bikash Das']],
    ['  das ', ['Bikash Das']],
    ['', ['Asha Rai', 'Bikash Das']],
    ['nobody', []],
    ['.*', []],
  ])('%j', (q, found) => {
    expect(names(q)).toEqual(found)
  })
})

describe('the chosen session and the search live in the address', () => {
  const sessions = ['2026-27', '2025-26']

  it('are read from it', () => {
    expect(parseTopperFilters({ session: '2026-27', q: ' rai ' }, sessions, '2025-26')).toEqual({
      session: '2026-27',
      q: 'rai',
      page: 1,
    })
  })

  it.each([undefined, '', '1999-00', 'x'.repeat(200)])(
    'a session that is not offered (%j) reads as the default',
    (session) => {
      expect(parseTopperFilters({ session }, sessions, '2025-26').session).toBe('2025-26')
    },
  )

  it('are written to it, the bare page staying bare', () => {
    expect(topperQuery({ session: '2025-26', q: '', page: 1 }, '2025-26')).toBe('')
    expect(topperQuery({ session: '2026-27', q: 'a b', page: 2 }, '2025-26')).toBe(
      '?session=2026-27&q=a+b&page=2',
    )
  })
})
