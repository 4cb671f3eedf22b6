import { routeOf } from '@/lib/routes/tree'
import { publish, schoolDay } from './support/lists'
import { expect, test } from './support/test'

const path = '/api/topper/DPSSWB'

/** First year of the running session, April to March. */
const running = Number(schoolDay().slice(0, 4)) - (Number(schoolDay().slice(5, 7)) < 4 ? 1 : 0)
const key = (start: number) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`

const topper = (name: string, sessionYear: string, more: object = {}) => ({
  name,
  stream: 'Science',
  division: 92,
  class: 'XII',
  sessionYear,
  attachments: [],
  ...more,
})

test('X and XII toppers', async ({ page, consoleErrors }) => {
  const search = page.getByPlaceholder('Search by name or stream...')
  const year = page.getByLabel('Year')
  const cards = page.getByRole('article')

  for (const address of ['/x-topper', '/xii-topper']) {
    const heading = routeOf(address).title
    await test.step(`${heading}: breadcrumb, heading, year select, search box and cards`, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
        new RegExp(`Home.*${heading}`),
      )
      await expect(search).toBeVisible()
      await expect(year.locator('option').first()).toHaveText('Select Year')
      await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
      await expect(cards.first().getByText(/^Score: [\d.]+%$/)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeVisible()
    })
  }

  await test.step('choosing a year fetches it; the address follows, and the back button', async () => {
    await expect(year).toHaveValue(key(running - 1))
    const asked = page.waitForRequest(/\/api\/lists\/xii-topper\?.*session=/)
    await year.selectOption(key(running - 2))
    await asked
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

test('what the vendor publishes', async ({ page, pair }) => {
  const cards = page.getByRole('article')

  await test.step('the photo falls back to a trophy; odd records are shown with what they have', async () => {
    await publish(pair, path, [
      topper('Asha', key(running), { attachments: ['portraits/titir-ghosh.webp'] }),
      topper('', key(running), { division: null, stream: 7 }),
      null,
    ])
    await page.goto('/xii-topper')
    await expect(cards).toHaveCount(2)
    await expect(cards.nth(0).locator('img')).toHaveAttribute('src', /^\/media\/.*titir-ghosh/)
    await expect(cards.nth(1).locator('img')).toHaveAttribute('src', /trophy/)
    await expect(cards.nth(1)).toContainText('Student Name')
    await expect(cards.nth(1)).not.toContainText('%')
  })
})
