import { expect, test } from './support/test'
import { atEverySize, misplaced, setTextSize, usual, widths } from './support/text-size'

test('large text: the menu button is there, and the menu and its panels hold what they show', async ({
  page,
}) => {
  const found: string[] = []
  const session = await page.context().newCDPSession(page)
  await page.goto('/our-motto')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    await setTextSize(session, usual * 2)
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await menu.click()
    found.push(...(await misplaced(page, '#menu')))
    await page.getByRole('button', { name: 'Fees', exact: true }).click()
    found.push(...(await misplaced(page, '#menu-fee')))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  expect(found).toEqual([])
})

test('large text: the pop-up holds its words and can be closed', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await atEverySize(page, 'dialog')).toEqual([])
  await setTextSize(await page.context().newCDPSession(page), usual * 2)
  await page.getByRole('button', { name: 'Close announcements' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('floating buttons never cover text or controls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Close announcements' }).click()
  const bar = page.getByRole('complementary', { name: 'Talk to the school' })
  // On phones a bar from edge to edge, with a place of its own between the page and its footer.
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 360 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).not.toBeInViewport()
  // On wide screens round buttons beside the page.
  await page.setViewportSize({ width: 1500, height: 800 })
  await page.evaluate(() => scrollTo(0, 1200))
  const edge = await page
    .locator('main .wrap')
    .first()
    .evaluate((wrap) => {
      const { right } = wrap.getBoundingClientRect()
      return right - parseFloat(getComputedStyle(wrap).paddingRight)
    })
  const boxes = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(edge)
})
