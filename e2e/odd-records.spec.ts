import { publish, thisYear } from './support/lists'
import { expect, test } from './support/test'

/** What a vendor's "first twelve characters" makes of a title that ends with an emoji. */
const cut = 'Sports day \ud83c'
const day = `${thisYear}-01-10`
const id = '65f1a2b3c4d5e6f708192c99'

/** A record with the same text in every field a list knows, and one like any other. */
const records = (fields: object) => [
  {
    _id: id,
    title: cut,
    description: `${cut}\u0000\u001b`,
    time: cut,
    venue: cut,
    name: cut,
    stream: cut,
    division: cut,
    date: day,
    fromDate: day,
    url: `https://a.example/${cut}`,
    alt: cut,
    images: ['albums/\ud83c.webp'],
    attachments: ['albums/\ud83c.webp', 'https://a.example/\ud83c'],
    ...fields,
  },
  {
    title: 'A record like any other',
    name: 'A record like any other',
    date: day,
    fromDate: day,
    attachments: ['files/prospectus.pdf'],
    ...fields,
  },
]

const session = `${thisYear - 1}-${String(thisYear % 100).padStart(2, '0')}`
const lists = [
  { path: '/api/news/All/DPSSWB', pages: ['/news', '/news?q=', '/feed.xml'] },
  { path: '/api/events/All/DPSSWB', pages: ['/events', '/events?year=all', '/events.ics'] },
  { path: '/api/gallery/All/DPSSWB', pages: ['/gallery'] },
  { path: '/api/blog/All/DPSSWB', pages: ['/blog-post'] },
  {
    path: '/api/academicCalender/all/DPSSWB',
    pages: [`/school-calendar?month=${day.slice(0, 7)}`, '/school-calendar.ics'],
  },
  {
    path: '/api/topper/DPSSWB',
    fields: { class: 'X', sessionYear: session },
    pages: ['/x-topper'],
  },
  {
    path: '/api/highlight/all/DPSSWB',
    fields: { category: 'SportsCorner' },
    pages: ['/sports-corner'],
  },
  { path: '/api/news/DPSSWB', pages: ['/'] },
]

test('a text cut in the middle of an emoji, or an attachment, costs neither its list nor its page', async ({
  pair,
}) => {
  for (const { path, fields = {}, pages } of lists) {
    await publish(pair, path, records(fields))
    for (const page of pages) {
      await expect
        .poll(async () => {
          const answer = await fetch(pair.site.url + page)
          const text = await answer.text()
          return { status: answer.status, other: text.includes('A record like any other') }
        }, page)
        .toEqual({ status: 200, other: true })
    }
  }
  pair.vendor.setAnswer('/api/innerBlog', records({})[0])
  expect((await fetch(`${pair.site.url}/blog-inner?id=${id}`)).status).toBe(200)
  pair.vendor.setAnswer('/api/subGallery', records({})[0])
  expect((await fetch(`${pair.site.url}/photo-categories?id=${id}`)).status).toBe(200)
})

test('tags of the vendor’s HTML are not printed, and its paragraphs are', async ({
  page,
  pair,
}) => {
  const title = '<b>Sports day</b>'
  const description = '<p>Parents are <em>welcome</em>.</p><p>Marks &lt; 40:<br>see us</p>'
  const words = 'Parents are welcome.\n\nMarks < 40:\nsee us'
  const record = { _id: id, title, description, date: day, fromDate: day, attachments: ['a.webp'] }
  await publish(pair, '/api/news/All/DPSSWB', [record])
  await publish(pair, '/api/events/All/DPSSWB', [record])
  await publish(pair, '/api/notification/DPSSWB', [record])
  await publish(pair, '/api/highlight/all/DPSSWB', [{ ...record, category: 'Notice' }])
  pair.vendor.setAnswer('/api/subGallery', record)
  for (const path of ['/', '/news', '/events', '/careercounseling', `/photo-categories?id=${id}`]) {
    await page.goto(path)
    const body = page.locator('body')
    expect(await body.innerText(), path).toContain(words)
    expect(await body.innerText(), path).not.toMatch(/<\/?(?:b|p|em|br)>/)
  }
})
