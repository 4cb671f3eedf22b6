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
  const { runVendorCheck } = await import('./check')
  for (const [path, response] of Object.entries(answers)) vendor.setResponse(path, response)
  const { text, code } = await runVendorCheck(files)
  for (const path of Object.keys(answers)) vendor.setResponse(path, undefined)
  return { code, lines: text.split('\n').map((line) => line.replace(/ {2,}/g, ' | ')) }
}

const newsPath = '/api/news/All/DPSSWB'

it('sends a GET request to each vendor path of the specification’s section 7, and posts nothing', async () => {
  const { code, lines } = await check({}, {}, 5)
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
  expect(code).toBe(0)
  const calls = vendor.requests.filter((request) => !request.path.startsWith('/api/image/'))
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']))
  const named =
    'highlight highlight/all news news/All events events/All gallery gallery/All blog/All innerBlog subGallery notification topper onlineRegistration academicCalender/all'
  expect(calls.map((request) => request.path.replace('/DPSSWB', ''))).toEqual(
    expect.arrayContaining(named.split(' ').map((one) => `/api/${one}`)),
  )
  expect(lines.at(-1)).toMatch(/^ok \| files \| [1-5] of \d+ checked$/)
})

it('reports the number of records of a list, its newest day, and what breaks the contract', async () => {
  const { lines } = await check({
    [newsPath]: [
      { _id: '1', title: 'A', fromDate: '2025-03-01', description: '<img src="cid:x">' },
      { _id: '2', title: { en: {} }, fromDate: 'soon', attachments: ['a.pdf', true] },
      { title: 'C', fromDate: '2026-11-01', '\u001b[2J\nall well': 1 },
      { foo: 1 },
    ],
  })
  expect(lines.filter((line) => / \| news \| /.test(line))).toEqual([
    'ok | news | 3 records, the newest of 2026-11-01',
    'warning | news | title: an object, in "2"',
    'warning | news | fromDate: the text "soon", in "2"',
    'warning | news | attachments: true: no path, in "2"',
    'warning | news | record: no known field, but foo, in record 4',
    'warning | news | description: no text can show the picture "cid:x", in "A" "1"',
  ])
  expect(lines).toContain(' | → write the day as 2026-11-20')
})

it('names an empty list, and fields without a record beside fields that we do not know', async () => {
  const { code, lines } = await check({
    '/api/events/All/DPSSWB': [],
    [newsPath]: [{ _id: '1', title: 'A', publishedOn: '2026-11-01' }],
    '/api/highlight/DPSSWB': { articles: [] },
    '/api/onlineRegistration/DPSSWB': [{ heading: 'A', url: 'https://a.example' }],
  })
  expect(code).toBe(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      'warning | events | empty',
      'warning | news | no record has description, fromDate, attachments; fields that we do not know: publishedOn',
      'error | highlights | GET /api/highlight/DPSSWB: wrong shape: the body is neither a list nor an object whose data is one',
      'error | registrations | GET /api/onlineRegistration/DPSSWB: wrong shape: no record has what its page needs: a title or name, albums and posts an id',
      'warning | registrations | no record has title, attachments; fields that we do not know: heading',
    ]),
  )
})

const path = 'GET /api/notification/DPSSWB'

it.each([
  ['', 'wrong', `error | announcements | ${path}: 401`, 'check VENDOR_API_TOKEN'],
  [
    '/api',
    token,
    'error | news | GET /api/api/news/All/DPSSWB: 404',
    expect.stringContaining('VENDOR_API_URL'),
  ],
])(
  'names each failing call and a remedy if VENDOR_API_URL has the path "%s" and VENDOR_API_TOKEN is "%s"',
  async (below, sent, says, does) => {
    const VENDOR_API_URL = vendor.url + below
    const { code, lines } = await check({}, { VENDOR_API_URL, VENDOR_API_TOKEN: sent })
    expect(code).toBe(1)
    expect(lines[lines.indexOf(says) + 1]).toEqual(expect.stringContaining('→'))
    expect(lines[lines.indexOf(says) + 1]?.replace(' | → ', '')).toEqual(does)
  },
)
