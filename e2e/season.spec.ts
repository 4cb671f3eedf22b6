import { sideways } from './support/layout'
import { expect, test } from './support/test'

for (const width of process.env.WHOLE ? [360, 768, 1024, 1280] : [360, 1280])
  test(`without JavaScript, shows the bus times of both seasons (${width} px wide)`, async ({
    pageOf,
  }) => {
    const page = await pageOf({ javaScriptEnabled: false, viewport: { width, height: 740 } })
    await page.goto('/our-transport-system')
    const [first = '', second = ''] = await page
      .getByRole('heading', { name: / times, / })
      .allTextContents()
    expect(first).toMatch(/^(?:Winter|Summer) times, until \d+ (?:February|November)$/)
    const isWinter = first.startsWith('Winter')
    const times = page.getByRole('row', { name: /^Matigara/ }).getByRole('cell')
    await expect(times.nth(0)).toHaveText(isWinter ? '7:05 am' : '6:50 am')
    await page.getByText('Find your stop, A to Z').click()
    await page.getByRole('link', { name: /^Matigara/ }).click()
    await expect(times.nth(0)).toBeInViewport()
    await page.getByRole('link', { name: second }).click()
    await expect(page.getByRole('heading', { name: second })).toBeInViewport()
    await expect(times.nth(2)).toHaveText(isWinter ? '6:50 am' : '7:05 am')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

test('without JavaScript, /a-day-here scrolls sideways on a phone', async ({ pageOf }) => {
  const page = await pageOf({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  await page.goto('/a-day-here')
  const list = page.getByRole('list').filter({ hasText: 'The first bus' })
  await expect(list.getByRole('listitem')).toHaveCount(8)
  expect(await list.evaluate((ul) => ul.scrollWidth > ul.clientWidth)).toBe(true)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})
