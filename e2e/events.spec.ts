import { publish, thisYear } from './support/lists'
import { expect, test } from './support/test'

// Default year: lib/lists/years.test.ts. Order: lib/lists/events.test.ts. Filters: e2e/without-javascript.spec.ts and news.spec.ts.
test('links from the events list to later years that have upcoming events', async ({
  page,
  pair,
}) => {
  await publish(pair, '/api/events/All/DPSSWB', [
    { title: 'This year', date: `${thisYear}-12-31` },
    { title: 'Spring', date: `${thisYear + 1}-03-01` },
    { title: 'Far', date: `${thisYear + 2}-03-01` },
  ])

  await test.step('reaches the events of next year in one step', async () => {
    await page.goto('/events')
    await expect(page.getByRole('article')).toHaveText(/Upcoming.*This year/)
    await page.getByRole('link', { name: `1 more upcoming in ${thisYear + 1}` }).click()
    await expect(page.getByRole('article')).toHaveText(/Spring/)
  })

  await test.step('omits the link to a year that the list already shows', async () => {
    const more = page.getByRole('link', { name: /more upcoming in/ })
    await page.goto('/events')
    await expect(more).toHaveText([/1 more .* in \d+$/, /1 more .* in \d+$/])
    await page.getByLabel('Year').selectOption('all')
    await expect(more).toHaveCount(0)
    await page.getByLabel('Year').selectOption(String(thisYear + 2))
    await expect(more).toHaveText(`1 more upcoming in ${thisYear + 1}`)
  })
})
