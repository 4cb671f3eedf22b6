import { linkIn, publish, sourceOf, thisYear } from './support/lists'
import { expect, test } from './support/test'

const newsPath = '/api/news/All/DPSSWB'

/** A list of news as the vendor sends it. */
function news(count: number, year: number, title = 'Notice') {
  return Array.from({ length: count }, (_, index) => ({
    title: `${title} ${index}`,
    description: 'Words',
    fromDate: `${year}-${String((index % 12) + 1).padStart(2, '0')}-10`,
    attachments: index % 2 ? ['files/prospectus.pdf'] : [],
  }))
}

// Back: e2e/early.spec.ts and toppers.spec.ts. While records are fetched: components/lists/filter-list-client.test.tsx.
test('News', async ({ page, pair }) => {
  await publish(pair, newsPath, [
    ...news(12, thisYear),
    ...news(12, thisYear - 1),
    { title: 'Independence Day', fromDate: `${thisYear}-08-11` },
  ])

  await test.step('News: Total Count, a year select, a month select and a text search', async () => {
    await page.goto('/news')
    await expect(page.getByText(/^Total Count: \d+$/)).toBeVisible()
    await expect(page.getByLabel('Year')).toHaveValue(String(thisYear))
    await page.getByLabel('Month').selectOption({ label: 'Aug' })
    await expect(page).toHaveURL('/news?month=8')
    await page.getByLabel('Search by title').fill('INDEPENDENCE')
    await expect(page).toHaveURL('/news?month=8&q=INDEPENDENCE')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('status')).toHaveText('Total Count: 1')
    await page.getByLabel('Search by title').fill('no such notice')
    await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  })
})

test('news as it is sent', async ({ site, request }) => {
  const source = await sourceOf(`${site.url}/news`)
  const articles = source.match(/<article.*?<\/article>/gs) ?? []

  // Day, upper-case month name, year.
  expect(articles[0]).toMatch(/<time[^>]*>\d{1,2} [A-Z]+ \d{4}<\/time>/)
  const hrefs = articles.map((article) => linkIn(article, 'Download'))
  const href = hrefs.find(Boolean) ?? ''

  await test.step('a notice’s file is a PDF with a title, for readers’ tabs and voices', async () => {
    const file = await request.get(href)
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).toString('latin1')).toMatch(/\/Title <feff(00[2-7][\da-f])+>/)
  })
})

// Which year a list opens with: lib/lists/years.test.ts. That the form works without JavaScript: e2e/without-javascript.spec.ts.
test('filters in the address are rendered by the server too', async ({ site }) => {
  const source = await sourceOf(`${site.url}/news?year=${thisYear - 1}&month=12&q=`)
  const dates = [...source.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, date]) => date)
  const ofDecember = expect.stringMatching(new RegExp(`DECEMBER ${thisYear - 1}$`))
  expect(dates.length).toBeGreaterThan(0)
  expect(dates).toEqual(dates.map(() => ofDecember))
})

test('what the vendor publishes', async ({ page, pair }) => {
  await test.step('a missing date reads Not Available', async () => {
    await publish(pair, newsPath, [
      { title: 'Undated', fromDate: null },
      { title: 'Odd', fromDate: 'soon' },
      null,
    ])
    const source = await sourceOf(`${pair.site.url}/news?year=all`)
    expect(source.match(/Not Available/g)).toHaveLength(2)
  })

  await test.step('a thousand items are paged, and the filters answer over all of them', async () => {
    await publish(pair, newsPath, news(1000, thisYear))
    await page.goto('/news')
    await expect(page.getByText('Total Count: 1000')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByText('Page 2 of 50')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.getByLabel('Search by title').fill('notice 99')
    await expect(page.getByRole('status')).toHaveText('Total Count: 11')
  })
})
