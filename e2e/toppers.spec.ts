import { routeOf } from '@/lib/routes/tree'
import { pageWithoutScript, publish, schoolDay } from './support/lists'
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

  await test.step('Loading toppers..., the previous list staying until the new one is there', async () => {
    await page.goto('/x-topper')
    const before = await cards.first().innerText()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/lists/x-topper?*', async (route) => {
      await held
      await route.continue()
    })
    await year.selectOption(key(running - 2))
    await expect(page.getByRole('status')).toHaveText('Loading toppers...')
    expect(await cards.first().innerText()).toBe(before)
    release()
    await expect(page.getByRole('status')).toHaveText('Total Count: 13')
    expect(await cards.first().innerText()).not.toBe(before)
    await page.unroute('**/api/lists/x-topper?*')
  })

  await test.step('a fetch that fails leaves an empty list, and can be tried again', async () => {
    await page.route('**/api/lists/x-topper?*', (route) => route.abort())
    await page.goto('/x-topper')
    await year.selectOption(key(running - 2))
    const missing = page.getByRole('main').getByRole('alert')
    await expect(missing).toContainText('The list could not be loaded just now.')
    await expect(cards).toHaveCount(0)
    await page.unroute('**/api/lists/x-topper?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Total Count: 13')).toBeVisible()
  })
})

test('a session and a search work by a plain form without JavaScript', async ({
  browser,
  site,
}) => {
  const page = await pageWithoutScript(browser, site.url)
  await page.goto('/xii-topper')
  await page.getByLabel('Year').selectOption(key(running - 2))
  await page.getByPlaceholder('Search by name or stream...').fill('humanities')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`/xii-topper?session=${key(running - 2)}&q=humanities`)
  await expect(page.getByLabel('Year')).toHaveValue(key(running - 2))
  await expect(page.getByRole('article')).not.toHaveCount(0)
  for (const card of await page.getByRole('article').all()) {
    await expect(card).toContainText('Humanities')
  }
  await page.context().close()
})

test('what the vendor publishes', async ({ page, pair }) => {
  const year = page.getByLabel('Year')
  const cards = page.getByRole('article')

  await test.step('XII falls back to the previous session and the select follows', async () => {
    await publish(pair, path, [
      topper('Asha', `${running}-${running - 1}`),
      topper('Bikash', `${running - 2}-${running - 1}`),
    ])
    await page.goto('/xii-topper')
    await expect(year).toHaveValue(key(running - 1))
    await expect(cards).toHaveText(/Asha/)
    await expect(year.locator('option')).toHaveText([
      'Select Year',
      key(running - 1),
      key(running - 2),
    ])
    await publish(pair, path, [topper('Chitra', `${running}-${running + 1}`)])
    await page.goto('/xii-topper')
    await expect(year).toHaveValue(key(running))
    await expect(cards).toHaveText(/Chitra/)
  })

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

  await test.step('a thousand toppers are paged', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => topper(`Pupil ${index}`, key(running)))
    await publish(pair, path, many)
    await page.goto('/xii-topper')
    await expect(page.getByText('Total Count: 1000')).toBeVisible()
    await expect(cards).toHaveCount(20)
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page.getByText('Page 2 of 50')).toBeVisible()
    await page.getByPlaceholder('Search by name or stream...').fill('pupil 99')
    await expect(page.getByText('Total Count: 11')).toBeVisible()
  })

  await test.step('No toppers found. when the vendor says that there are none', async () => {
    await publish(pair, path, [])
    await page.goto('/x-topper')
    await expect(page.getByText('No toppers found.')).toBeVisible()
  })
})

test('a session goes to the vendor as it writes it, with the class and the token', async ({
  request,
  pair,
}) => {
  await publish(pair, path, [topper('Asha', '2019-2018')])
  await request.get('/xii-topper?session=2018-19')
  const call = pair.vendor.calls(path).at(-1)
  expect(call?.query).toEqual({ class: 'XII', sessionYear: '2019-2018' })
  expect(call?.authorization).toBe('Bearer token-for-tests')
  const before = pair.vendor.calls(path).length
  expect((await request.get('/api/lists/xii-topper?session=1950-51')).status()).toBe(404)
  expect(pair.vendor.calls(path).length).toBe(before)
})
