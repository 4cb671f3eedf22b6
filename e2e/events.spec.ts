import { publish, schoolDay, sourceOf, thisYear } from './support/lists'
import { expect, test } from './support/test'

const allEvents = '/api/events/All/DPSSWB'

// The year it opens with: lib/lists/years.test.ts. Its filters: e2e/without-javascript.spec.ts and news.spec.ts.
test('Events: what the vendor publishes', async ({ page, pair }) => {
  await test.step('what is to come is marked and first, the next on top', async () => {
    await publish(pair, allEvents, [
      { title: 'Over', date: schoolDay(-20) },
      { title: 'Later', date: schoolDay(40) },
      { title: 'Next', date: schoolDay(2), time: '10:00 am', venue: 'Hall' },
      { title: 'Under way', date: schoolDay(-1), toDate: schoolDay(1) },
    ])
    await page.goto('/events?year=all')
    const titles = page.getByRole('article').getByRole('heading')
    await expect(titles).toHaveText(['Under way', 'Next', 'Later'])
    await page.getByText('Past events').click()
    await expect(titles).toHaveText(['Under way', 'Next', 'Later', 'Over'])
    await expect(page.getByText('Upcoming', { exact: true })).toHaveCount(3)
  })

  // What of an event stands there when its fields are missing or odd: lib/vendor-api/resources/resources.test.ts.
  await publish(pair, allEvents, [
    { title: 'This year', date: `${thisYear}-12-31` },
    { title: 'Spring', date: `${thisYear + 1}-03-01` },
    { title: 'Far', date: `${thisYear + 2}-03-01` },
  ])

  await test.step('what comes after the current year is one step away', async () => {
    await page.goto('/events')
    await expect(page.getByRole('article')).toHaveText(/This year/)
    await page.getByRole('link', { name: `1 more upcoming in ${thisYear + 1}` }).click()
    await expect(page.getByRole('article')).toHaveText(/Spring/)
  })

  await test.step('a year that the list shows already is not announced above it', async () => {
    const more = page.getByRole('link', { name: /more upcoming in/ })
    await page.goto('/events')
    await expect(more).toHaveText([/1 more .* in \d+$/, /1 more .* in \d+$/])
    await page.getByLabel('Year').selectOption('all')
    await expect(more).toHaveCount(0)
    await page.getByLabel('Year').selectOption(String(thisYear + 2))
    await expect(more).toHaveText(`1 more upcoming in ${thisYear + 1}`)
  })

  await test.step('nor without JavaScript', async () => {
    const textOf = (year: number | 'all') => sourceOf(`${pair.site.url}/events?year=${year}`)
    expect(await textOf('all')).not.toContain('more upcoming in')
    expect(await textOf(thisYear + 1)).toContain(`1 more upcoming in ${thisYear + 2}`)
  })
})
