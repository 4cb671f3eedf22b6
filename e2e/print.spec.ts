import { publish, schoolDay } from './support/lists'
import { expect, startPair, test } from './support/test'

test('notices print as words below each other, with what was chosen and without the controls', async ({
  page,
}) => {
  await page.goto('/news')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox', { name: 'Year' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  for (const name of ['Search', 'Share', 'Download']) {
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeHidden()
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeHidden()
})

test('toppers print four to a row, none cut by the end of a sheet', async ({ page }) => {
  await page.goto('/x-topper')
  await page.emulateMedia({ media: 'print' })
  const cards = page.getByRole('main').getByRole('article')
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 4)).size).toBe(1)
  await expect(cards.first()).toHaveCSS('break-inside', 'avoid')
})

test('career counselling notices print without Download', async ({ page }) => {
  await page.goto('/careercounseling')
  const main = page.getByRole('main')
  await expect(main.getByText('Download').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByText('Download').filter({ visible: true })).toHaveCount(0)
})

test('the calendar prints its dots and today’s mark, without its controls', async ({ page }) => {
  const pair = await startPair()
  await publish(pair, '/api/academicCalender/all/DPSSWB', [
    { _id: 'c1', title: 'Choir', date: schoolDay(), attachments: ['files/prospectus.pdf'] },
  ])
  await page.goto(`${pair.site.url}/school-calendar`)
  const main = page.getByRole('main')
  const controls = main.getByRole('link').filter({ hasText: /month|Add to|Download|Subscribe/ })
  await expect(controls).toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  const today = page.locator('[aria-current="date"]')
  for (const mark of [today.locator('[data-dot]'), today.locator('span').first()]) {
    await expect(mark).toBeVisible()
    await expect(mark).toHaveCSS('border-top-color', 'rgb(0, 0, 0)')
    await expect(mark).not.toHaveCSS('border-top-width', '0px')
  }
  await expect(main.getByText('Choir', { exact: true }).filter({ visible: true })).not.toHaveCount(
    0,
  )
  await pair.stop()
})
