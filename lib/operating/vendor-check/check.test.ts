import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Fault, VendorServer } from '@/e2e/support/vendor-server'
import { asText } from '../check-result'
import type { VendorReport } from './check'

const token = 'token-of-the-tests'
let vendor: VendorServer

const newFolder = () => mkdtemp(path.join(tmpdir(), 'vendor-'))

beforeAll(async () => {
  vendor = await VendorServer.start({ dataDir: await newFolder(), token })
})

afterEach(() => {
  vendor.setFault(null)
  vendor.forget()
  vi.unstubAllEnvs()
})
afterAll(() => vendor.refuse())

/** Checks the vendor as `npm run check:vendor` does, in a copy of the modules of its own. */
async function check({
  below = '',
  sent = token,
  files = 0,
} = {}): Promise<VendorReport & { text: string; code: number }> {
  vi.stubEnv('VENDOR_API_URL', vendor.url + below)
  vi.stubEnv('VENDOR_API_TOKEN', sent)
  vi.stubEnv('VENDOR_TIMEOUT_MS', '1500')
  // Its own, as each process that checks watches one for what is taken down.
  vi.stubEnv('DATA_DIR', await newFolder())
  vi.resetModules()
  globalThis.singletons = undefined
  const { checkVendor } = await import('./check')
  const { asTable } = await import('./table')
  const { resultsOf } = await import('./results')
  const report = await checkVendor(files)
  return {
    ...report,
    text: `${asTable(report)}\n${asText(resultsOf(report))}`,
    code: report.placeholders.length > 0 ? 1 : 0,
  }
}

const callOf = ({ calls }: VendorReport, name: string) => calls.find((call) => call.name === name)

describe('npm run check:vendor', () => {
  it('asks each GET of section 7 and one record of each kind, and posts nothing', async () => {
    const report = await check({ files: 5 })
    expect(report).toMatchObject({ placeholders: [], code: 0 })
    const asked = vendor.requests.filter((request) => !request.path.startsWith('/api/image/'))
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']))
    expect(asked.map((request) => request.path.replace('/DPSSWB', ''))).toEqual(
      expect.arrayContaining([
        '/api/highlight',
        '/api/highlight/all',
        '/api/news',
        '/api/news/All',
        '/api/events',
        '/api/events/All',
        '/api/gallery',
        '/api/gallery/All',
        '/api/blog/All',
        '/api/innerBlog',
        '/api/subGallery',
        '/api/notification',
        '/api/topper',
        '/api/onlineRegistration',
        '/api/academicCalender/all',
      ]),
    )
    // None twice: the lists are not asked again to learn the ids of records.
    const addresses = asked.map((request) => request.path + JSON.stringify(request.query))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(report.files).toEqual({ looked: 5, of: expect.any(Number), odd: [] })
  })

  it('says of each list its answer, time, size, records, days and what does not fit', async () => {
    vendor.setAnswer('/api/news/All/DPSSWB', [
      { _id: '1', title: 'A', fromDate: '2025-03-01', attachments: [], headline: 'B' },
      { _id: '2', title: ['A'], fromDate: 'soon', attachments: ['a.pdf', 7] },
      { title: 'C', fromDate: '2026-11-01' },
      { foo: 1 },
      'x',
    ])
    const report = await check()
    vendor.setAnswer('/api/news/All/DPSSWB', undefined)
    const news = callOf(report, 'news')
    expect(news).toMatchObject({ failure: null, given: 5, kept: 3, shown: 3 })
    expect(news?.bytes).toBeGreaterThan(200)
    expect(Object.fromEntries(news?.dropped ?? [])).toEqual({
      'none of the known fields, but foo': 1,
      'no record, but the text "x"': 1,
    })
    expect(Object.fromEntries(news?.unread ?? [])).toEqual({
      'title: a list with the text "A"': 1,
      'fromDate: the text "soon"': 1,
      'attachments: 1 entries of 2': 1,
    })
    expect(Object.fromEntries(news?.unknown ?? [])).toEqual({ headline: 1, foo: 1 })
    expect(report.text).toMatch(
      /^news +ok +\d+ ms +\d+ B +3 of 5 +2025-03-01 to 2026-11-01 +\/api\/news\/All\/DPSSWB$/m,
    )
  })

  it('takes any name for a field, and hands the terminal none of its commands', async () => {
    vendor.setAnswer('/api/news/All/DPSSWB', [
      { _id: '1', title: 'A', fromDate: '2025-03-01', constructor: 'x', '\u001b[2J\nall well': 1 },
    ])
    const report = await check()
    vendor.setAnswer('/api/news/All/DPSSWB', undefined)
    expect(callOf(report, 'news')).toMatchObject({ failure: null, given: 1, kept: 1 })
    expect(report.text).toContain('constructor (1); \ufffd[2J\ufffdall well (1)')
  })

  it('names an empty list, a page without a record and a text that stands for most of a list', async () => {
    vendor.setAnswer('/api/events/All/DPSSWB', [])
    vendor.setAnswer('/api/highlight/all/DPSSWB', [{ title: 'A', category: 'SportsCorner' }])
    vendor.setAnswer('/api/news/All/DPSSWB', [{ headline: 'A', fromDate: '2026-11-01', _id: '1' }])
    const report = await check()
    for (const path of ['events/All', 'highlight/all', 'news/All'])
      vendor.setAnswer(`/api/${path}/DPSSWB`, undefined)
    expect(report.code).toBe(1)
    expect(report.placeholders).toEqual(
      expect.arrayContaining([
        { of: 'events', says: 'empty' },
        { of: 'news', says: '"Untitled notice" on 1 of 1' },
        { of: '/recent-activities', says: 'no record is for it' },
        { of: '/careercounseling', says: 'no record is for it' },
      ]),
    )
  })

  it('takes for an album only what is one, and no album for wanting a day', async () => {
    const highlights = [
      {
        _id: 'h',
        title: 'Result',
        category: 'Highlight',
        attachments: ['photos/football-01.webp'],
      },
      {
        _id: 'a',
        title: 'Match',
        category: 'SportsCorner',
        attachments: ['photos/football-01.webp'],
      },
    ]
    const album = { _id: 'g', title: 'Album', attachments: ['photos/football-01.webp'] }
    vendor.setAnswer('/api/highlight/all/DPSSWB', highlights)
    for (const path of ['gallery/All', 'gallery']) vendor.setAnswer(`/api/${path}/DPSSWB`, [album])
    vendor.setAnswer('/api/subGallery', { ...album, category: 'SportsCorner' })
    vendor.forget()
    const report = await check()
    for (const path of ['highlight/all', 'gallery/All', 'gallery'])
      vendor.setAnswer(`/api/${path}/DPSSWB`, undefined)
    vendor.setAnswer('/api/subGallery', undefined)
    const followed = vendor.calls(/subGallery/).map(({ query }) => query.id)
    expect(followed.sort()).toEqual(['a', 'g'])
    const without = report.placeholders.map(({ of }) => of)
    expect(without).toEqual(expect.arrayContaining(['/recent-activities', '/careercounseling']))
    expect(without).not.toContain('/sports-corner')
    expect(without).not.toContain('/gallery')
  })

  it('news without a day is named', async () => {
    vendor.setAnswer('/api/news/All/DPSSWB', [{ _id: '1', title: 'A', day: '2026-11-01' }])
    const report = await check()
    vendor.setAnswer('/api/news/All/DPSSWB', undefined)
    expect(report.placeholders).toEqual([{ of: 'news', says: '"Not Available" on 1 of 1' }])
  })

  it('says which files are not what they are named', async () => {
    const records = ['pictures/a.jpg', 'photos/football-01.webp', 'none.pdf'].map((name, at) => ({
      _id: String(at),
      title: name,
      fromDate: '2026-11-01',
      attachments: [name],
    }))
    vendor.setAnswer('/api/highlight/all/DPSSWB', records)
    vendor.setAnswer('/api/image/pictures/a.jpg', ['no picture'])
    const report = await check({ files: 1000 })
    vendor.setAnswer('/api/highlight/all/DPSSWB', undefined)
    vendor.setAnswer('/api/image/pictures/a.jpg', undefined)
    expect(report.files.odd).toEqual(
      expect.arrayContaining([
        { path: 'pictures/a.jpg', problem: expect.stringContaining('no kind that is known') },
        { path: 'none.pdf', problem: 'did not come: status 404' },
      ]),
    )
    expect(report.files.odd.map((file) => file.path)).not.toContain('photos/football-01.webp')
  })

  it.each<[Fault, RegExp]>([
    ['status 500', /status 500\n +→ check the vendor/],
    ['hang', /timeout\n +→ check the vendor/],
    ['cut off', /network/],
    ['malformed', /not JSON\n +→ check VENDOR_API_URL/],
    ['html', /not JSON\n +→ check VENDOR_API_URL/],
    ['wrong shape', /wrong shape\n +→ check the vendor/],
    ['empty', /empty/],
  ])('a vendor with the fault %s shows placeholders: exit code 1', async (fault, words) => {
    vendor.setFault(fault, /\/api\/news\//)
    const report = await check()
    expect(report.text).toMatch(words)
    expect(report.code).toBe(1)
    expect(report.placeholders.map(({ of }) => of)).toEqual(
      expect.arrayContaining(['news', 'news-latest']),
    )
  })

  it('says in words what is wrong with a call', async () => {
    expect((await check({ sent: '' })).text).toMatch(
      /^BAD {3}token +announcements, calendar, .*: status 401\n +→ set VENDOR_API_TOKEN$/m,
    )
  })
})
