import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { searchSite } from '@/lib/search/search'
import { pageText } from '../content/page-text'

beforeAll(() => {
  vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'search-')))
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] })
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** What parents type, and the page it must lead to: that of the first card, or the first result. */
const queries: [text: string, page: string][] = [
  ['holiday', '/school-calendar?month=2026-11#day-2026-11-24'],
  ['next holiday', '/school-calendar?month=2026-11#day-2026-11-24'],
  ['holiday list 2026', '/school-calendar?month=2026-11#day-2026-11-24'],
  ['winter vacation', '/school-calendar?month=2026-11#day-2026-11-24'],
  ['chutti', '/school-calendar?month=2026-11#day-2026-11-24'],
  ['diwali', '/school-calendar?month=2026-11#day-2026-11-08'],
  ['bus', '/our-transport-system'],
  ['bus number', '/our-transport-system'],
  ['van', '/our-transport-system'],
  ['bus tracking', '/bus-tracking'],
  ['sports day', '/school-calendar?month=2026-12#day-2026-12-04'],
  ['annual day', '/school-calendar?month=2026-12#day-2026-12-19'],
  ['fees class 5', '/fee-iii-viii'],
  ['class V fee', '/fee-iii-viii'],
  ['fee structure of class ix', '/fee-9'],
  ['nursery fees', '/fee-nur-prep'],
  ['pre nursery fee', '/fee-nursury'],
  ['class 10 fees', '/fee-structure'],
  ['fees', '/fee-structure'],
  ['hostel fees', '/hostel-fee'],
  ['uniform', '/school-uniform'],
  ['winter dress', '/school-uniform'],
  ['directions', '/contact-us'],
  ['school address', '/contact-us'],
  ['phone number', '/contact-us'],
  ['tc', '/student-tc'],
  ['T.C. download', '/student-tc'],
  ['transfer certificate', '/student-tc'],
  ['age', '/admission-information'],
  ['age limit for nursery', '/admission-information'],
  ['last date', '/admission-information'],
  ['last date for admission', '/admission-information'],
  ['how to apply', '/online-application-process'],
  ['admission form', '/online-application-process'],
  ['ptm', '/school-calendar'],
  ['exam date', '/school-calendar?month=2026-12#day-2026-12-01'],
  ['job', '/Career'],
  ['syllabus', '/syllabus'],
  ['toppers class 10', '/x-topper'],
  ['prospectus', '/e-prospectus'],
  ['library', '/our-library'],
  ['admission', '/admission'],
  ['cut off class 11', '/admission-criteria-class-xi'],
  ['magazine', '/documents/school-magazine.pdf'],
]

it.each(queries)('%s leads to %s', async (text, page) => {
  const { answers, found } = await searchSite(text, pageText)
  expect(answers[0]?.page ?? found.results[0]?.href).toBe(page)
})
