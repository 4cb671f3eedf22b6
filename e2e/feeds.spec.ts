import { publish, sourceOf } from './support/lists'
import { expect, test } from './support/test'

test('the Atom feed of news and blog is linked from the pages’ heads', async ({ site }) => {
  for (const path of ['/', '/news', '/our-mission', '/blog-post']) {
    const [link = ''] =
      /<link [^>]*type="application\/atom\+xml"[^>]*>/.exec(await sourceOf(site.url + path)) ?? []
    expect(link, path).toMatch(/href="[^"]*\/feed\.xml"/)
  }
})

test('the feed is well-formed and complete, whatever the titles', async ({ page, pair }) => {
  await publish(pair, '/api/news/All/DPSSWB', [
    { _id: 'n1', title: 'A <5 & ]]> \u0000\u000b "x"', fromDate: '2026-05-01' },
    { title: 'No day' },
  ])
  const response = await page.request.get('/feed.xml')
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const found = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      const news = [...feed.querySelectorAll('entry')].filter((entry) =>
        entry.querySelector('id')?.textContent?.includes('news/'),
      )
      return {
        errors: feed.querySelectorAll('parsererror').length,
        root: feed.documentElement.namespaceURI,
        titles: news.map((entry) => entry.querySelector('title')?.textContent),
      }
    },
    await response.text(),
  )
  expect(found).toEqual({
    errors: 0,
    root: 'http://www.w3.org/2005/Atom',
    titles: ['A &lt;5 &amp; ]]&gt;  "x"'],
  })
})

test('events are in a feed too', async ({ request }) => {
  const feed = await request.get('/events.ics')
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await feed.text()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)
  expect(text).toContain('BEGIN:VEVENT')
})
