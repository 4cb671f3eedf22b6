import type { Page } from '@playwright/test'
import { everyAddress, sampled, shareOf } from './support/addresses'
import { expect, test } from './support/test'
import { misplaced, setTextSize } from './support/text-size'

const usual = 16
const percents = [125, 150, 200]
const widths = [320, 360]
const parts = 2

/** Looks at a page, or a part of it, in every width and text size; says what is wrong and where. */
async function atEverySize(page: Page, scope?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const percent of percents) {
      await setTextSize(session, (usual * percent) / 100)
      const all = await misplaced(page, scope)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) all.push(`scrolls sideways by ${beyond}`)
      found.push(...all.map((one) => `${width} px, ${percent} %: ${one}`))
    }
  }
  await setTextSize(session, usual)
  return found
}

for (let part = 0; part < parts; part++) {
  test(`every route: at 125, 150 and 200 % of the browser's own text size, at 320 and 360 px, nothing leaves the screen or covers anything (${part + 1} of ${parts})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    let isFirst = true
    for (const { address } of shareOf(sampled(await everyAddress(site)), part, parts)) {
      await page.goto(address, { waitUntil: 'load' })
      const close = page.getByRole('button', { name: 'Close announcements' })
      if (await close.isVisible()) await close.click()
      // Header and footer are the same on every page.
      const all = await atEverySize(page, isFirst ? 'body' : 'main')
      found.push(...all.map((one) => `${address} ${one}`))
      isFirst = false
    }
    expect(found).toEqual([])
  })
}

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
