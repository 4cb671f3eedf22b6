import { expect, test } from './support/test'

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
