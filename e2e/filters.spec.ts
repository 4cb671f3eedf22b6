import { newsRecord, publish, thisYear } from './support/lists'
import { expect, test } from './support/test'

// Default year: lib/lists/years.test.ts. Back: early.spec.ts. Loading state: components/lists/filter-list-client.test.tsx.
test('splits a thousand records into pages, and filters across all pages', async ({
  page,
  pair,
}) => {
  const notices = Array.from({ length: 1000 }, (_, at) =>
    newsRecord(`Notice ${at}`, { fromDate: `${thisYear}-0${(at % 7) + 1}-10` }),
  )
  const description = '<p>Parents are <em>welcome</em>.</p><p>Marks &lt; 40:<br>see us</p>'
  const holiday = newsRecord('Independence Day', { description, fromDate: `${thisYear}-08-11` })
  await publish(pair, '/api/news/All/DPSSWB', [...notices, holiday])
  await page.goto('/news')
  const articles = page.getByRole('article')
  const search = page.getByLabel('Search by title')
  await expect(page.getByLabel('Year')).toHaveValue(String(thisYear))
  await expect(page.getByText('Total Count: 1001')).toBeVisible()
  await expect(articles).toHaveCount(20)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText('Page 2 of 51')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await search.fill('notice 99')
  await expect(page.getByRole('status')).toHaveText('Total Count: 11')
  await search.fill('INDEPENDENCE')
  await page.getByLabel('Month').selectOption({ label: 'Aug' })
  await expect(page).toHaveURL('/news?month=8&q=INDEPENDENCE')
  await expect(articles).toHaveCount(1)
  expect(await articles.innerText()).toContain('Parents are welcome.\n\nMarks < 40:\nsee us')
  await search.fill('notice 99')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
})

test('a filter changes the URL, and Back leaves the list', async ({ page }) => {
  await page.goto('/our-motto')
  await page.goto('/news')
  await page.getByLabel('Year').selectOption(String(thisYear - 1))
  await expect(page).toHaveURL(`/news?year=${thisYear - 1}`)
  await page.getByLabel('Month').selectOption('4')
  await expect(page).toHaveURL(`/news?year=${thisYear - 1}&month=4`)
  await page.goBack()
  await expect(page).toHaveURL('/our-motto')
})
