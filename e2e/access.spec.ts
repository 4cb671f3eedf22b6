import type { Page } from '@playwright/test'
import { frame, violations } from './support/axe'
import { atEverySize, misplaced, phone, setTextSize, widths } from './support/layout'
import { expect, openHome, test } from './support/test'

const desk = { width: 1280, height: 800 }

const sizes = [phone, desk]

/** Returns axe's findings on the current page, on a phone and on a wide screen, except those that the walk checks. */
async function violationsAtBoth(page: Page, without = frame): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const all = await violations(page, without)
    found.push(...all.map((one) => `${size.width} px: ${one}`))
  }
  return found
}

test('shows the open menu without accessibility violations, and cuts off no text at a text size of 200 %', async ({
  page,
}) => {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto('/our-motto')
    if (size === phone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      expect(await violations(page, ['body > footer']), 'sheet').toEqual([])
    }
    await page.getByRole('button', { name: 'Academics', exact: true }).click()
    await expect(page.locator('#menu-academics')).toBeVisible()
    expect(await violations(page, ['body > footer']), `section, ${size.width} px`).toEqual([])
  }
  await setTextSize(page, 200)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/our-motto')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await menu.click()
    expect(await misplaced(page, '#menu'), `${width} px`).toEqual([])
    await page.getByRole('button', { name: 'Fees', exact: true }).click()
    expect(await misplaced(page, '#menu-fee'), `${width} px`).toEqual([])
  }
})

test('shows the announcement pop-up without accessibility violations, readable in large text and at 400 % zoom', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog).toBeVisible()
  expect(await violationsAtBoth(page, [...frame, '.below-screen'])).toEqual([])
  expect(await atEverySize(page, 'dialog')).toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(dialog.getByRole('heading', { name: 'Announcements' })).toBeInViewport()
  await expect(dialog.locator('.carousel-controls')).not.toBeInViewport()
  await dialog.evaluate((box) => box.scrollTo({ top: 150 }))
  await expect(dialog.getByRole('heading', { name: 'Announcements' })).not.toBeInViewport()
  await setTextSize(page, 200)
  await page.getByRole('button', { name: 'Close announcements' }).click()
  await expect(dialog).toBeHidden()
})

test('shows the lightbox without accessibility violations at 390 and 1280 px', async ({ page }) => {
  await page.goto('/about-hostel')
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(page.locator('.pswp--ui-visible')).toBeVisible()
  // Half faded in, any text has too little contrast.
  const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length
  await expect.poll(() => page.evaluate(fading)).toBe(0)
  expect(await violationsAtBoth(page)).toEqual([])
})

type Stop = { what: string; hasRing: boolean; isSeen: boolean }

/** Describes the focused element: is its focus visible, and is any part of it in view? */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // A frame of another origin shows its own focus.
    const isElsewhere = element.tagName === 'IFRAME' && !element.matches(':focus')
    const isHit = ({ left, top, right, bottom }: DOMRect) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const hit = document.elementFromPoint(
            left + (right - left) * across,
            top + (bottom - top) * down,
          )
          return hit !== null && (element.contains(hit) || hit.contains(element))
        }),
      )
    const marked = [element, element.closest('label'), element.parentElement]
    return {
      what: element.outerHTML.slice(0, 140),
      hasRing:
        isElsewhere ||
        marked.some((one) => {
          const style = one ? getComputedStyle(one) : null
          return style?.outlineStyle !== 'none' && parseFloat(style?.outlineWidth ?? '0') >= 2
        }),
      isSeen: isElsewhere || isHit(element.getBoundingClientRect()),
    }
  })
}

for (const [url, size] of [
  ['/', phone],
  ['/contact-us', desk],
] as const) {
  test(`Tab focuses only visible elements, each with a focus ring, on ${url} at ${size.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await page.goto(url)
    if (url === '/') await page.getByRole('button', { name: 'Close announcements' }).click()
    const lost: Stop[] = []
    let count = 0
    for (; count < 400; count++) {
      await page.keyboard.press('Tab')
      const at = await stop(page)
      if (!at && count > 20) break
      if (at && !(at.hasRing && at.isSeen)) lost.push(at)
    }
    expect(lost).toEqual([])
    expect(count).toBeGreaterThan(20)
    expect(count).toBeLessThan(400)
  })
}

// By keyboard alone: frame, home, carousels, calendar and forms-admission.spec.ts.
test('shows borders and selected items in forced-colors mode, and runs no animation under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/contact-us')
  const field = page.getByRole('textbox', { name: 'Name' })
  // An outline without a style has no width.
  for (const one of [field, page.locator('main form [type="submit"]')])
    await expect(one).not.toHaveCSS('border-top-width', '0px')
  await openHome(page)
  for (let screens = 0; screens < 8; screens++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
  const moving = () =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' ? [target?.outerHTML.slice(0, 100)] : []
    })
  expect(await page.evaluate(moving)).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

for (const [size, buttons] of [
  [phone, ['Menu', 'Academics']],
  [desk, ['Academics']],
] as const) {
  test(`Tab focuses nothing behind the open menu at ${size.width} px, after you press ${buttons.join(' and ')}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/our-motto')
    for (const name of buttons) {
      const button = page.getByRole('button', { name, exact: true })
      await button.focus()
      await button.press('Enter')
    }
    const hidden: (Stop | null)[] = []
    for (const key of [...Array(90).fill('Tab'), ...Array(95).fill('Shift+Tab')]) {
      const at = await stop(page)
      if (at && !at.isSeen) hidden.push(at)
      await page.keyboard.press(key)
    }
    expect(hidden).toEqual([])
  })
}
