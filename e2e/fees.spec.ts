import { feeGroups } from '../content/fees'
import { shareOf } from './support/addresses'
import { expect, test } from './support/test'

const all = ['/hostel-fee', ...feeGroups.map(({ path }) => path)]
/** A third of them, every one with `npm run test:whole`. */
const tables = process.env.WHOLE ? all : shareOf(all, 0, 3)

test('Fee tables print on one A4 sheet in black', async ({ page }) => {
  for (const path of tables) {
    await page.goto(path)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)
    expect(sheets, path).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const colours = await page
    .locator('table :is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).color))
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
})

test('own and outsider pages lead to each other', async ({ page }) => {
  await page.goto('/fee-xi-science')
  await page.getByRole('link', { name: /Students from other schools/ }).click()
  await expect(page).toHaveURL(/\/fee-xi-science-DPS$/)
  await expect(page.getByRole('rowheader', { name: /^Total/ })).toBeVisible()
  await page.getByRole('link', { name: /Students of our school/ }).click()
  await expect(page).toHaveURL(/\/fee-xi-science$/)
})
