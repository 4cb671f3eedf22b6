import { routeOf } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import { expect, test } from './support/test'

/** First year of the running session, April to March. */
const running = Number(schoolDay().slice(0, 4)) - (Number(schoolDay().slice(5, 7)) < 4 ? 1 : 0)
const key = (start: number) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`

// A card without photo and score: components/lists/filter-list-client.test.tsx.
test('filters X and XII toppers by year and text, and puts the year into the URL', async ({
  page,
  consoleErrors,
}) => {
  const search = page.getByPlaceholder('Search by name or stream...')
  const year = page.getByLabel('Year')
  const cards = page.getByRole('article')

  for (const url of ['/x-topper', '/xii-topper']) {
    const heading = routeOf(url).title
    await test.step(`${heading}: breadcrumb, year select, search box and cards`, async () => {
      await page.goto(url)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
        new RegExp(`Home.*${heading}`),
      )
      await expect(search).toBeVisible()
      await expect(year.locator('option:disabled')).toHaveText(['Select Year'])
      await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
      await expect(cards.first().getByText(/^Score: [\d.]+%$/)).toBeVisible()
    })
  }

  await test.step('fetches the year that you choose, updates the URL, and follows Back', async () => {
    await expect(year).toHaveValue(key(running - 1))
    const request = page.waitForRequest(/\/api\/lists\/xii-topper\?.*session=/)
    await year.selectOption(key(running - 2))
    await request
    await expect(page).toHaveURL(`/xii-topper?session=${key(running - 2)}`)
    await expect(page.getByText('Total Count: 14')).toBeVisible()
    await search.fill('COMMERCE')
    await expect(page).toHaveURL(`/xii-topper?session=${key(running - 2)}&q=COMMERCE`)
    await expect(cards).not.toHaveCount(0)
    for (const card of await cards.all()) await expect(card).toContainText('Commerce')
    await search.fill('nobody at all')
    await expect(page.getByText('No toppers found.')).toBeVisible()
    await page.goBack()
    await expect(year).toHaveValue(key(running - 1))
    await expect(page.getByText('Total Count: 14')).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})
