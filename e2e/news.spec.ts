import { newsRecord, publish, sourceOf, thisYear } from './support/lists'
import { expect, test } from './support/test'

const newsPath = '/api/news/All/DPSSWB'

function news(count: number, year: number, title = 'Notice') {
  return Array.from({ length: count }, (_, index) =>
    newsRecord(`${title} ${index}`, {
      description: 'Words',
      fromDate: `${year}-${String((index % 12) + 1).padStart(2, '0')}-10`,
      attachments: index % 2 ? ['files/prospectus.pdf'] : [],
    }),
  )
}

// Back button: e2e/early.spec.ts and toppers.spec.ts. Loading state: components/lists/filter-list-client.test.tsx.
test('filters News by year, month and text, and updates the Total Count', async ({
  page,
  pair,
}) => {
  await publish(pair, newsPath, [
    ...news(12, thisYear),
    ...news(12, thisYear - 1),
    newsRecord('Independence Day', {
      description: '<p>Parents are <em>welcome</em>.</p><p>Marks &lt; 40:<br>see us</p>',
      fromDate: `${thisYear}-08-11`,
    }),
  ])
  await page.goto('/news')
  await expect(page.getByText(/^Total Count: \d+$/)).toBeVisible()
  await expect(page.getByLabel('Year')).toHaveValue(String(thisYear))
  await page.getByLabel('Month').selectOption({ label: 'Aug' })
  await expect(page).toHaveURL('/news?month=8')
  await page.getByLabel('Search by title').fill('INDEPENDENCE')
  await expect(page).toHaveURL('/news?month=8&q=INDEPENDENCE')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('Total Count: 1')
  const words = 'Parents are welcome.\n\nMarks < 40:\nsee us'
  expect(await page.getByRole('article').innerText()).toContain(words)
  await page.getByLabel('Search by title').fill('no such notice')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
})

// Default year: lib/lists/years.test.ts. The form without JavaScript: e2e/without-javascript.spec.ts.
test('applies the filters of the URL on the server, and names the unfiltered list as canonical', async ({
  site,
}) => {
  const source = await sourceOf(`${site.url}/news?year=${thisYear - 1}&month=12&q=`)
  const dates = [...source.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, date]) => date)
  const ofDecember = expect.stringMatching(new RegExp(`DECEMBER ${thisYear - 1}$`))
  expect(dates.length).toBeGreaterThan(0)
  expect(dates).toEqual(dates.map(() => ofDecember))
  expect(source).toMatch(/<link rel="canonical" href="[^"]*\/news"/)
})

test('splits a thousand items into pages, and filters across all of them', async ({
  page,
  pair,
}) => {
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
