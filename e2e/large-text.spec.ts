import { pageWithoutScript } from './support/lists'
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
  await page.setViewportSize({ width: 1366, height: 800 })
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

test('floating buttons never cover the hero’s main button, on screens of any usual size', async ({
  browser,
  site,
}) => {
  const page = await pageWithoutScript(browser, site.url)
  await page.goto('/')
  const found: string[] = []
  for (const width of [
    320, 360, 390, 412, 480, 600, 768, 820, 1024, 1200, 1280, 1366, 1440, 1920,
  ]) {
    for (const height of [400, 568, 664, 740, 823, 915, 1024]) {
      await page.setViewportSize({ width, height })
      const overlaps = await page.evaluate(() => {
        const main = document.querySelector('main a[href="/online-application-process"].button')
        const bar = document.querySelector('.floating-buttons ul')
        if (!main || !bar) throw new Error('nothing to measure')
        // At the first paint, and with the button at the foot of the screen.
        return [0, main.getBoundingClientRect().bottom + scrollY - innerHeight].some((top) => {
          scrollTo(0, top)
          const [one, other] = [main.getBoundingClientRect(), bar.getBoundingClientRect()]
          return (
            Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
            Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
          )
        })
      })
      if (overlaps) found.push(`${width} × ${height}`)
    }
  }
  expect(found).toEqual([])
  // Where there is room for both, both are seen at once.
  for (const [width, height] of [
    [412, 823],
    [768, 1024],
    [1280, 800],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    for (const name of [/^Apply for/, /^Call/])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({
        ratio: 0.9,
      })
  }
  await page.context().close()
})
