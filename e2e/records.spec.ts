import { routeOf, tabGroups } from '@/lib/routes/tree'
import { addDays, formatEventDate, schoolDay } from '@/lib/school/dates'
import { asOperator } from '@/testing/site'
import { newsRecord, publish, sourceOf, thisYear } from './support/lists'
import { expect, test } from './support/test'

const nextYear = thisYear + 1

const details = {
  '/gallery': '/photo-categories',
  '/recent-activities': '/sub-recent-activities',
  '/sports-corner': '/sub-sports-corner',
  '/blog-post': '/blog-inner',
}

test('opens albums and blog posts from their lists, and shows tabs for the other lists', async ({
  page,
  consoleErrors,
}) => {
  for (const [list, detail] of Object.entries(details)) {
    await page.goto(list)
    const tabs = page.getByRole('navigation', { name: 'Other lists' }).getByRole('link')
    const lists = tabGroups(list).flat()
    expect(lists.length).toBeGreaterThan(5)
    await expect(tabs).toHaveText(lists.map(({ title }) => title))
    await expect(tabs.and(page.locator('[aria-current="page"]'))).toHaveAttribute('href', list)
    await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
    const record = page.getByRole('article').first()
    await expect(record.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
    const title = await record.getByRole('heading').innerText()
    const isPost = list === '/blog-post'
    if (!isPost) await expect(record.getByText(/^No Of Photos\(\d+\)$/)).toBeVisible()
    await record.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${detail}\\?id=[0-9a-f]{24}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByText(routeOf(detail).title, { exact: true })).toBeVisible()
    await expect(trail.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
    if (isPost) {
      await expect(record.getByRole('img').first()).toHaveAttribute('alt', /.+/)
      await expect(record.locator('.prose p').first()).toBeVisible()
    } else {
      const photos = page.getByRole('list', { name: title }).getByRole('link')
      await expect(page.getByText(`No Of Photos(${await photos.count()})`)).toBeVisible()
      await expect(photos.first()).toHaveAttribute('href', /^\/media\/[\w-]{12}\/1280\//)
    }
  }
  expect(consoleErrors).toEqual([])
})

const words = {
  title: 'Notice <b>one</b> &amp; all',
  description:
    '<p>Last date: <s>10 December</s> 20 December. Fill the <a href="www.cbse.gov.in/form">form</a>, see <a href="files/f.pdf">rules</a> or write to office@school.example.</p>',
}
const date = `${thisYear}-12-05`
const until = addDays(schoolDay(), 20)
const events = [
  { _id: 'show', title: 'Exhibition', date: addDays(schoolDay(), -400), toDate: until },
  { _id: 'fair', ...words, date, time: '9:00 to 1:00 pm', venue: 'Hall' },
  { _id: 'alpona', title: 'Alpona', date, time: 'সকাল ১০টা' },
  { _id: 'camp', title: 'Winter camp', date: `28 Dec ${thisYear} to 3 Jan ${nextYear}` },
  ...[5, 6].map((day) => ({ _id: 'many', title: 'Auditions', date: `${thisYear}-12-0${day}` })),
  { _id: 'spring', title: 'Spring', date: `${nextYear}-03-01` },
  { _id: 'far', title: 'Far', date: `${nextYear + 1}-03-01` },
]
const news = [
  newsRecord(words.title, words),
  newsRecord('Odd', { fromDate: '20 or 21 Nov' }),
  newsRecord('None', { fromDate: '1970-01-01T00:00:00Z' }),
  newsRecord('Two files', { attachments: ['files/a.pdf', 'files/b.pdf'] }),
  newsRecord('Old', { fromDate: `${thisYear - 1}-12-10` }),
]
const posts = [1, 2, 3].map((at) => ({
  _id: `p${at}`,
  title: `Post ${at}`,
  date: `2026-05-0${at}`,
}))
const post = {
  ...posts[1],
  title: '<b>Poem</b>: আমার বাংলা',
  description: `<h1>One</h1><p onclick="alert(1)">हिन्दी दिवस</p><script>alert(1)</script>
    <img src="https://x.example/a.png" alt="x"><img src="photos/cricket-01.webp" alt="Cricket">`,
}
const album = { _id: 'many', title: 'Sports day', fromDate: '2026-05-01' }
const photos = Array.from({ length: 60 }, (_, at) => `photos/sports-day-${at}.webp`)
const responses = {
  'news/All/DPSSWB': news,
  'news/DPSSWB': news,
  'events/All/DPSSWB': events,
  'events/DPSSWB': events,
  'academicCalender/all/DPSSWB': events,
  'highlight/all/DPSSWB': [
    {
      _id: 'h1',
      title: 'Streams',
      category: 'Notice',
      attachments: ['files/a.pdf', 'files/b.pdf'],
    },
    { _id: 'h2', title: 'Ticker', category: 'Highlight', attachments: ['files/c.pdf'] },
    { _id: 'h3', category: 'Notice', attachments: null },
  ],
  'notification/DPSSWB': [
    {
      title: 'Winter camp',
      image: ['announcements/winter-camp.webp', 'announcements/bus-routes.webp'],
      attachments: ['files/prospectus.pdf', 'files/magazine.pdf'],
      url: 'https://camp.example/',
    },
  ],
  'blog/All/DPSSWB': posts,
  innerBlog: { data: post },
  subGallery: { data: { ...album, attachments: photos } },
}

const failed = 'Failed to load the blog. Please try again later.'
const inWords = [
  'Notice one &amp; all',
  'href="https://www.cbse.gov.in/form"',
  /href="\/media\/[\w-]+\/file\/files\/f\.pdf"/,
  'href="mailto:office@school.example"',
  '<s>10 December</s>',
]

const expected: Record<string, { shows: (string | RegExp)[]; omits?: (string | RegExp)[] }> = {
  '/': {
    shows: [
      ...inWords,
      '20 or 21 Nov',
      /href="\/media\/[\w-]+\/file\/files\/a\.pdf"[^>]*>(?:(?!<\/a>).)*Two files.*?Download 1 \(PDF\).*?files\/b\.pdf".*?Download 2 \(PDF\)/s,
      `to <time dateTime="${until}">${formatEventDate(until)}`,
      /<dialog.*winter-camp.*bus-routes.*<\/dialog>/s,
      /<dialog.*camp\.example.*Read more.*prospectus\.pdf.*PDF 1.*magazine\.pdf.*PDF 2.*<\/dialog>/s,
    ],
  },
  '/news': { shows: [...inWords, '20 or 21 Nov', 'Not Available'], omits: ['>Old<'] },
  [`/news?year=${thisYear - 1}&month=12&q=`]: {
    shows: ['>Old<', /<link rel="canonical" href="[^"]*\/news"/],
    omits: ['Notice one'],
  },
  '/events': {
    shows: [
      ...inWords,
      'Exhibition',
      '<span lang="bn">সকাল ১০টা</span>',
      '"description":"Last date: 20 December. Fill the form',
      `"startDate":"${date}T09:00:00+05:30","endDate":"${date}T13:00:00+05:30"`,
      'id="event-many"',
      `id="event-many-${thisYear}-12-06"`,
      `>1 more in ${nextYear}<`,
      `>1 more in ${nextYear + 1}<`,
    ],
  },
  [`/events?year=${nextYear}`]: {
    shows: ['Spring', 'Winter camp', `>1 more in ${nextYear + 1}<`],
    omits: [`more in ${nextYear}<`],
  },
  [`/events?year=${nextYear}&month=2`]: { shows: ['No data available'], omits: ['Winter camp'] },
  '/events?year=all&month=1': { shows: ['Winter camp'], omits: ['>1 more in'] },
  [`/school-calendar?month=${nextYear}-01`]: {
    shows: [`id="day-${nextYear}-01-03"`, 'Winter camp'],
  },
  '/events.ics': {
    shows: [
      /DTSTART:\d+T033000Z\r\nDTEND:\d+T073000Z/,
      'Last date: 20 December. Fill the form (https://www.cbse.gov.in/form)',
    ],
    omits: ['10 December'],
  },
  '/feed.xml': {
    shows: ['20 or 21 Nov', 'Last date: 20 December. Fill the form'],
    omits: ['10 December'],
  },
  '/search?q=december': {
    shows: [/20 (?:<[^>]*>)?December/],
    omits: [/10 (?:<[^>]*>)?December/],
  },
  '/careercounseling': {
    shows: [/Download 1 \(PDF\).*files\/b\.pdf".*Download 2 \(PDF\)/s, /(?:Not Available.*){2}/s],
    omits: ['Ticker'],
  },
  '/blog-inner?id=p2': {
    shows: [
      /<h1[^>]*><span>Poem: <span lang="bn">আমার বাংলা<\/span><\/span><\/h1>/,
      /<h2[^>]*>One<\/h2><p[^>]*><span lang="hi">हिन्दी दिवस/,
      /<img [^>]*alt="Cricket"/,
    ],
    omits: [/onclick|alert\(1\)|<img[^>]*x\.example/],
  },
  '/blog-inner': { shows: [failed, /href="\/blog-post"[^>]*>(?:(?!<\/a>).)*Back to Blog/] },
  '/blog-inner?id=%3Cscript%3E': { shows: [failed, '<meta name="robots" content="noindex'] },
  '/sub-sports-corner?id=many': {
    shows: [
      '>No Of Photos(60)<',
      /^(?:(?!Enlarge: ).)*(?:Enlarge: Sports day, photo \d+ of 60(?:(?!Enlarge: ).)*){24}$/s,
      /href="\/sub-sports-corner\?id=many&amp;page=2"[^>]*>(?:(?!<\/a>).)*More photos/,
    ],
  },
  '/sub-sports-corner?id=many&page=3': {
    shows: ['photo 60 of 60', /<link rel="canonical" href="[^"]*\?id=many"/],
    omits: ['photo 48 of 60', 'More photos'],
  },
}

// How each field is parsed: lib/vendor-api, lib/school, lib/text. The filters: lib/lists/filters.test.ts.
test('shows the vendor’s records on pages, in feeds, in calendars and in the metrics', async ({
  pair,
}) => {
  const { vendor, site } = pair
  for (const [path, response] of Object.entries(responses))
    vendor.setResponse(`/api/${path}`, response)
  await publish(pair, '/api/subGallery', responses.subGallery)
  for (const [url, { shows, omits = [] }] of Object.entries(expected)) {
    const source = (await sourceOf(site.url + url)).replace(/\r\n[ \t]/g, '')
    for (const pattern of shows) expect.soft(source, url).toMatch(pattern)
    for (const pattern of omits) expect.soft(source, url).not.toMatch(pattern)
  }
  vendor.setResponse('/api/subGallery', { data: { ...album, attachments: [] } })
  const empty = await sourceOf(`${site.url}/photo-categories?id=empty`)
  for (const text of ['Sports day</h1>', '>Photo Title<', '>DD.MM.YY<', '>No Of Photos(0)<'])
    expect(empty).toContain(text)

  const read = (url: string) => fetch(site.url + url, { headers: asOperator })
  const { lists } = await (await read('/api/health')).json()
  expect(lists.news.leftOut).toMatchObject([
    { field: 'fromDate', records: [expect.stringContaining('"Odd"')] },
  ])
  const metrics = await (await read('/api/metrics')).text()
  for (const line of [
    /^site_request_seconds_count\{kind="rendered",status="200"\} [1-9]/m,
    /^site_vendor_call_seconds_count\{resource="news",outcome="answered"\} [1-9]/m,
    'site_list_failures{list="news"} 0\n',
    'site_list_left_out{list="news",field="fromDate"} 1\n',
  ])
    expect(metrics).toMatch(line)
})
