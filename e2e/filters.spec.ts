// Tests of: components/lists/

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

test('adds one history entry when you press arrow keys several times in a filter', async ({
  page,
}) => {
  const [year, month] = [page.getByLabel('Year'), page.getByLabel('Month')]
  await page.goto('/news')
  await year.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await expect(page).toHaveURL(`/news?year=${thisYear - 1}`)
  await month.focus()
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(`/news?year=${thisYear - 1}&month=4`)
  await month.selectOption('5')
  await page.goBack()
  await expect(month).toHaveValue('4')
  await page.goBack()
  await expect(month).toHaveValue('')
  await expect(year).toHaveValue(String(thisYear - 1))
  await page.goBack()
  await expect(year).toHaveValue(String(thisYear))
  await year.focus()
  await page.keyboard.press('ArrowDown')
  await page.goBack()
  await expect(page).toHaveURL('/news')
})

test('uses the first of duplicate query parameters after Back, as the server does', async ({
  page,
}) => {
  const url = `/news?year=${thisYear - 1}&year=${thisYear - 2}`
  await page.goto(url)
  const year = page.getByLabel('Year')
  await expect(year).toHaveValue(String(thisYear - 1))
  await year.selectOption(String(thisYear))
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(year).toHaveValue(String(thisYear - 1))
})
