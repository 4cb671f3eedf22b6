import { sideways } from './support/layout'
import { expect, test } from './support/test'

for (const width of process.env.WHOLE ? [360, 768, 1024, 1280] : [360, 1280])
  test(`without JavaScript, shows the bus times of the chosen season (${width} px wide)`, async ({
    pageOf,
  }) => {
    const page = await pageOf({ javaScriptEnabled: false, viewport: { width, height: 740 } })
    await page.goto('/our-transport-system')
    const heading = page.getByText(/^(?:Winter|Summer) times, until \d+ (?:February|November)$/)
    await expect(heading).toBeVisible()
    const now = (await heading.textContent())?.startsWith('Winter') ? 'Winter' : 'Summer'
    const time = page
      .getByRole('row', { name: /^Matigara/ })
      .getByRole('cell')
      .first()
    await expect(time).toHaveText(now === 'Winter' ? '7:05 am' : '6:50 am', { useInnerText: true })
    await page.getByText('Find your stop, A to Z').click()
    await page.getByRole('link', { name: /^Matigara/ }).click()
    await expect(time).toBeInViewport()
    await page.getByRole('radio', { name: now === 'Winter' ? 'Summer' : 'Winter' }).check()
    await expect(heading).toBeHidden()
    await expect(page.getByText(/ times, from \d+ (?:March|November)$/)).toBeVisible()
    await expect(time).toHaveText(now === 'Winter' ? '6:50 am' : '7:05 am', { useInnerText: true })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

test('without JavaScript, /a-day-here scrolls sideways on a phone and filters by pupil', async ({
  pageOf,
}) => {
  const page = await pageOf({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  await page.goto('/a-day-here')
  const scenes = page.locator('.day li').filter({ visible: true })
  await expect(scenes).toHaveCount(8)
  await page.getByRole('radio', { name: 'Boarder' }).check()
  await expect(scenes).toHaveCount(6)
  await page.getByRole('radio', { name: 'Day scholar' }).check()
  await expect(scenes).toHaveCount(5)
  const list = page.locator('.day ul')
  expect(await list.evaluate((ul) => ul.scrollWidth > ul.clientWidth)).toBe(true)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})
