import { beforeEach, expect, it, vi } from 'vitest'
import { parseSession } from '@/lib/school/sessions'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { loadSession, loadToppers, toppersX, toppersXII } from './toppers'

const vendor = vi.hoisted(() => ({
  records: [] as Topper[],
  ignoresQuery: false,
  calls: [] as string[],
}))

vi.mock('@/lib/vendor-api/resources/toppers', () => ({
  getToppers: {
    X: async () => vendor.records.filter((one) => one.class === 'X'),
    XII: async () => vendor.records.filter((one) => one.class === 'XII'),
  },
  getToppersOf: async (level: string, text: string) => {
    vendor.calls.push(`${level} ${text}`)
    const start = parseSession(text)?.start
    return vendor.records.filter(
      (one) =>
        one.class === level &&
        (vendor.ignoresQuery ? parseSession(one.session)?.start === start : one.session === text),
    )
  },
}))

function publish(level: 'X' | 'XII', ...sessions: string[]) {
  const topper = { stream: 'Science', score: '92%', class: level, photo: null, files: [] }
  vendor.records.push(...sessions.map((session) => ({ ...topper, name: session, session })))
}

/** Returns the session that a page opens with, the sessions that it offers, and the names that it shows. */
async function opened(list: typeof toppersX) {
  const { filters, years, page } = await loadToppers(list, {})
  expect(filters.year).toBe(years.initial)
  return [filters.year, years.options, page?.items.map(({ name }) => name)]
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] })
  Object.assign(vendor, { records: [], calls: [], ignoresQuery: false })
})

it.each([
  ['the current session if it has toppers', ['2026-27', '2025-26'], '2026-27', ['2026-27']],
  ['the previous session as a fallback', ['2025-2026', '2024-25'], '2025-26', ['2025-2026']],
  ['the newest session as the last fallback', ['2021-22', '2023-2024'], '2023-24', ['2023-2024']],
  ['an empty list if there are no toppers', [], '', []],
])('/xii-topper opens with %s', async (_, sessions, session, names) => {
  publish('XII', ...sessions)
  publish('X', '2026-27')
  const [year, , shown] = await opened(toppersXII)
  expect([year, shown]).toEqual([session, names])
  expect(vendor.calls[0]).toBe('XII 2026-27')
})

it('/x-topper opens with the newest session, and offers each session once, newest first', async () => {
  publish('X', '2023-2024', '2025-2024', '2024-25', '', 'batch of 1999')
  const [year, options] = await opened(toppersX)
  expect([year, options]).toEqual(['2024-25', ['2024-25', '2023-24', 'batch of 1999']])
})

it.each([toppersX, toppersXII])(
  'offers no session without data, only “Select Year”',
  async (list) => {
    const { filters, years } = await loadToppers(list, { session: '2025-26' })
    expect([filters.year, years.options, years.initial]).toEqual(['', [], ''])
  },
)

it.each([false, true])(
  'requests each spelling of a session, but shows each topper once (vendor ignores the query: %j)',
  async (ignoresQuery) => {
    Object.assign(vendor, { ignoresQuery })
    publish('X', '2025-2024', '2024-25')
    expect((await opened(toppersX))[2]).toEqual(['2025-2024', '2024-25'])
    expect(vendor.calls).toEqual(['X 2025-2024', 'X 2024-25'])
  },
)

it('never calls the vendor for a session that the page does not offer', async () => {
  publish('X', '2025-26')
  expect(await loadSession(toppersX, '1950-51')).toBeUndefined()
  expect(await loadSession(toppersX, '../../etc')).toBeUndefined()
  expect(vendor.calls).toEqual([])
  expect(await loadSession(toppersX, '2025-26')).toHaveLength(1)
})

it('returns the toppers of every session, in the vendor’s order, if no session is requested', async () => {
  publish('X', '2024-25')
  publish('XII', '2025-26')
  publish('X', '2025-26')
  expect((await loadSession(toppersX, ''))?.map(({ name }) => name)).toEqual(['2024-25', '2025-26'])
})
