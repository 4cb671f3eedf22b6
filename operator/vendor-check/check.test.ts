import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'

const token = 'token-of-the-tests'
let vendor: VendorServer

beforeAll(async () => {
  vendor = await VendorServer.start({ dataDir: newFolder(), token })
})
afterEach(() => {
  vendor.setFault(null)
  vendor.requests.length = 0
})
afterAll(() => vendor.refuse())

/** Checks a vendor as `npm run check:vendor` does, in a process of its own; some calls get these responses. */
async function check(answers: Record<string, unknown> = {}, variables = {}, files = 0) {
  resetProcess({
    ...{ VENDOR_API_URL: vendor.url, VENDOR_API_TOKEN: token, VENDOR_TIMEOUT_MS: '60000' },
    // Its own DATA_DIR, because the process watches the blocklist in it.
    DATA_DIR: newFolder(),
    ...variables,
  })
  const { runVendorCheck } = await import('./results')
  for (const [path, response] of Object.entries(answers)) vendor.setResponse(path, response)
  const report = await runVendorCheck(files)
  for (const path of Object.keys(answers)) vendor.setResponse(path, undefined)
  return { ...report, lines: report.text.split('\n').map((line) => line.replace(/ {2,}/g, ' | ')) }
}

const newsPath = '/api/news/All/DPSSWB'

it('sends a GET request to each vendor path of the specification’s section 7, and posts nothing', async () => {
  const { code, placeholders, files, lines } = await check({}, {}, 5)
  const { odd } = files
  expect({ code, placeholders, odd }).toEqual({ code: 0, placeholders: [], odd: [] })
  const calls = vendor.requests.filter((request) => !request.path.startsWith('/api/image/'))
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']))
  const named =
    'highlight highlight/all news news/All events events/All gallery gallery/All blog/All innerBlog subGallery notification topper onlineRegistration academicCalender/all'
  expect(calls.map((request) => request.path.replace('/DPSSWB', ''))).toEqual(
    expect.arrayContaining(named.split(' ').map((one) => `/api/${one}`)),
  )
  // No request is sent twice: the ids of records come from the lists already fetched.
  const addresses = calls.map((request) => request.path + JSON.stringify(request.query))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(files).toEqual({ checked: 5, of: expect.any(Number), odd })
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ok \| vendor \| (\d+) of \1 calls succeeded$/),
      'ok | token | the vendor accepts VENDOR_API_TOKEN',
    ]),
  )
})

it('reports the number of records, the dates and the problems of each list', async () => {
  const news: unknown[] = [
    { _id: '1', title: 'A', fromDate: '2025-03-01', attachments: [], constructor: 'B' },
    { _id: '2', title: { en: {} }, fromDate: 'soon', attachments: ['a.pdf', true] },
    { title: 'C', fromDate: '2026-11-01', '\u001b[2J\nall well': 1 },
    { foo: 1 },
    'x',
  ]
  const { calls, lines } = await check({ [newsPath]: news })
  expect(calls.find(({ name }) => name === 'news')).toMatchObject({ total: 5, usable: 3, shown: 3 })
  expect(lines.filter((line) => line.startsWith('ok | news | '))).toEqual([
    expect.stringMatching(
      /\| 3 of 5 records, 2025-03-01 to 2026-11-01, in \d+ ms from \/api\/news\/All\/DPSSWB$/,
    ),
    'ok | news | not shown on this site: constructor (1); \ufffd[2J\ufffdall well (1); foo (1)',
  ])
  expect(lines.filter((line) => line.startsWith('warning | news | '))).toEqual([
    'warning | news | title: an object, in "2"',
    'warning | news | fromDate: the text "soon", in "2"',
    'warning | news | attachments: 1 entries of 2, in "2"',
    'warning | news | record: no known field, but foo, in record 4',
    'warning | news | record: not a record, but the text "x", in record 5',
  ])
  expect(lines).toContain(' | → write one day, such as 2026-11-20')
})

it('reports empty lists, pages without a record, and missing fields that show a placeholder', async () => {
  const { code, placeholders, lines } = await check({
    '/api/events/All/DPSSWB': [],
    '/api/highlight/all/DPSSWB': [{ title: 'A', category: 'SportsCorner' }],
    [newsPath]: [{ words: 'A', fromDate: '2026-11-01', _id: '1' }],
    '/api/news/DPSSWB': [{ _id: '1', title: 'A', day: '2026-11-01' }],
  })
  expect(code).toBe(1)
  expect(placeholders).toEqual(
    expect.arrayContaining([
      { of: 'events', message: 'empty' },
      { of: 'news', message: '"Untitled notice" on 1 of 1' },
      { of: 'news-latest', message: '"Not Available" on 1 of 1' },
      { of: '/recent-activities', message: 'no record belongs on this page' },
      { of: '/careercounseling', message: 'no record belongs on this page' },
    ]),
  )
  expect(lines).toContain('warning | vendor | events: empty')
})

it('warns of fields that no record of a response has, while most records have an unknown one', async () => {
  const three = (fields: object) => ['1', '2', '3'].map((_id) => ({ _id, ...fields }))
  const { lines } = await check({
    '/api/blog/All/DPSSWB': three({ title: 'A', date: '2026-11-01', zz1: 'A' }),
    // Without a title, the whole list is rejected.
    '/api/onlineRegistration/DPSSWB': three({ zz2: 'A', url: 'https://a.example' }),
    '/api/innerBlog': { _id: '1', title: 'A', date: '2026-11-01', zz3: 'A' },
  })
  expect(lines.filter((line) => line.includes('no record has'))).toEqual([
    expect.stringMatching(/^warning \| blog \| no record has .*description.* have zz1$/),
    expect.stringMatching(/^warning \| registrations \| no record has title.* have zz2$/),
    expect.stringMatching(/^warning \| post \| no record has .*description.* have zz3$/),
  ])
})

it('exits with 1 when a list fails to load, and reports the remedy', async () => {
  vendor.setFault('hang', /\/api\/news\//)
  const { code, lines } = await check({}, { VENDOR_TIMEOUT_MS: '2000' })
  expect(code).toBe(1)
  // On a busy machine other lists may time out as well.
  const at = lines.findIndex((line) => /^error \| vendor \| .*\bnews\b.*: timeout$/.test(line))
  expect(lines[at + 1]).toMatch(/^ \| → check the vendor, .*; VENDOR_TIMEOUT_MS/)
})

const renew = 'the vendor rejects this VENDOR_API_TOKEN; ask it for the current one'
const checkUrl = 'check VENDOR_API_URL (host only, no path) and SCHOOL_CODE'
const ofToken =
  'error | token | announcements, calendar, registrations, toppers-x, toppers-xii: status 401'

it.each([
  ['', '', ofToken, 'set VENDOR_API_TOKEN'],
  ['', 'wrong', ofToken, renew],
  ['/api', token, expect.stringMatching(/^error .*: status 404$/), checkUrl],
])(
  'reports a remedy for failed calls if VENDOR_API_URL has the path "%s" and VENDOR_API_TOKEN is "%s"',
  async (below, sent, says, does) => {
    const VENDOR_API_URL = vendor.url + below
    const { lines } = await check({}, { VENDOR_API_URL, VENDOR_API_TOKEN: sent })
    const at = lines.indexOf(` | → ${does}`)
    expect(lines[at - 1]).toEqual(says)
  },
)
