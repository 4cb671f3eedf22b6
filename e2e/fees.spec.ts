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
