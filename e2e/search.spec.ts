import { routeOf } from '@/lib/routes/tree'
import { expect, test } from './support/test'

// Results and their display: components/search/search.test.tsx.
test('finds pages through the header’s search link, without JavaScript', async ({ pageOf }) => {
  const page = await pageOf({ javaScriptEnabled: false })
  await page.goto('/our-motto')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this website' })
  await expect(field).toBeFocused()
  await field.fill('fees class 9')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=fees+class+9')
  await expect(page.getByRole('status')).toContainText('found for “fees class 9”')
  await page
    .getByRole('link', { name: routeOf('/fee-9').title })
    .first()
    .click()
  await expect(page).toHaveURL('/fee-9')
})

test('escapes HTML characters in a search query, and searches from the menu on a phone', async ({
  page,
  consoleErrors,
}) => {
  await test.step('shows the query as text, and offers links when nothing is found', async () => {
    await page.goto(`/search?q=${encodeURIComponent('<qqqqq>')}`)
    await expect(page.getByRole('status')).toHaveText('Nothing was found for “<qqqqq>”.')
    await expect(page.getByRole('link', { name: 'ask the front office' })).toBeVisible()
  })

  await test.step('searches from the menu on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/our-motto')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const field = page.locator('#menu-search')
    await field.fill('hostel')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=hostel')
    await expect(
      page.getByRole('link', { name: routeOf('/hostel-fee').title }).first(),
    ).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})
