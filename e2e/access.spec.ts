import type { Page } from '@playwright/test'
import { everyAddress, shareOf } from './support/addresses'
import { violations } from './support/axe'
import { smallTargets } from './support/targets'
import { expect, test } from './support/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
const parts = 4

/** How far a page can be scrolled sideways, in pixels. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** The spacing of WCAG 1.4.12, for every element. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Text cut off by its box. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        const hides = overflowX === 'hidden' || overflowY === 'hidden'
        const isText = [...element.childNodes].some((node) => node.nodeType === 3)
        const isSmall = element.clientWidth < 2 || element.clientHeight < 2
        return (
          hides &&
          isText &&
          !isSmall &&
          webkitLineClamp === 'none' &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

for (let part = 0; part < parts; part++) {
  test(`every route: no violation at 390 and 1280 px, targets of 24 px, reflow at 320 px, text spacing (${part + 1} of ${parts})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    // Header and footer are the same on every page: they are looked at on the first.
    let seen: string[] = []
    for (const { address } of shareOf(await everyAddress(site), part, parts)) {
      await page.setViewportSize(phone)
      await page.goto(address)
      const note = (what: string, all: readonly string[]) =>
        found.push(...all.map((one) => `${address} ${what}: ${one}`))
      note('390', await violations(page, seen))
      note('target', await smallTargets(page))
      await page.setViewportSize(desk)
      note('1280', await violations(page, seen))
      await page.setViewportSize({ width: 320, height: 640 })
      if ((await sideways(page)) > 0) note('reflow', ['scrolls sideways at 320 px'])
      await spaceText(page)
      if ((await sideways(page)) > 0) note('spacing', ['scrolls sideways'])
      note('spacing', await cutOff(page))
      seen = ['body > header', 'body > footer']
    }
    expect(found).toEqual([])
  })
}

for (const size of [phone, desk]) {
  const at = `at ${size.width} px`
  const isPhone = size === phone

  test.describe(`no violation ${at}`, () => {
    test.use({ viewport: size })

    test(`in the open menu and its sections, ${at}`, async ({ page }) => {
      await page.goto('/our-motto')
      if (isPhone) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        expect(await violations(page), 'sheet').toEqual([])
      }
      await page.getByRole('button', { name: 'Academics', exact: true }).click()
      await expect(page.locator('#menu-academics')).toBeVisible()
      expect(await violations(page), 'section').toEqual([])
    })

    test(`in the dialog, ${at}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    for (const where of ['/about-hostel', '/photo-categories']) {
      test(`in the lightbox of ${where}, ${at}`, async ({ page, site }) => {
        const all = await everyAddress(site)
        await page.goto(all.find(({ route }) => route.path === where)?.address ?? '')
        await page
          .getByRole('link', { name: /^Enlarge/ })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page.locator('.pswp--ui-visible')).toBeVisible()
        // Half faded in, anything is too pale.
        const fading = () =>
          document.getAnimations().filter((one) => one instanceof CSSTransition).length
        await expect.poll(() => page.evaluate(fading)).toBe(0)
        expect(await violations(page)).toEqual([])
      })
    }

    test(`in another month of the calendar, ${at}`, async ({ page }) => {
      await page.goto('/school-calendar')
      await page.getByRole('link', { name: /Next month/i }).click()
      await expect(page).toHaveURL(/month=/)
      expect(await violations(page)).toEqual([])
    })
  })
}

type Stop = { what: string; hasRing: boolean; isSeen: boolean }

/** Where the focus is: whether it is marked, and whether any part of it can be seen. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
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
      hasRing: marked.some((one) => {
        const style = one ? getComputedStyle(one) : null
        return style?.outlineStyle !== 'none' && parseFloat(style?.outlineWidth ?? '0') >= 2
      }),
      isSeen: isHit(element.getBoundingClientRect()) || element.tagName === 'IFRAME',
    }
  })
}

for (const [address, size] of [
  ['/', phone],
  ['/', desk],
  ['/news', phone],
  ['/contact-us', desk],
] as const) {
  test(`the focus is always seen, never below what is fixed: ${address} at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await page.goto(address)
    if (address === '/') await page.getByRole('button', { name: 'Close announcements' }).click()
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

test('by keyboard alone: skip link, menu, dialog, carousel, filters, form', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  await page.keyboard.press('Escape')
  const row = page.getByRole('group', { name: /^Class XII toppers/ })
  await row.focus()
  const first = row.getByRole('article').first()
  await expect(first).toBeInViewport({ ratio: 0.5 })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(first).not.toBeInViewport({ ratio: 0.5, timeout: 1000 })
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(first).toBeInViewport({ ratio: 0.5, timeout: 1000 })
  }).toPass()

  await page.getByRole('button', { name: 'News & Media' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('#menu-news a[href="/news"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/news')
  await page.getByRole('combobox').first().focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/year=/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('zzz')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()

  await page.goto('/contact-us')
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
})

test('forced colours keep marks and edges; asked for less motion, nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/contact-us')
  const field = page.getByRole('textbox', { name: 'Name' })
  const button = page.locator('main form [type="submit"]')
  for (const one of [field, button]) {
    const edge = await one.evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
    })
    expect(edge).toBe(true)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Close announcements' }).click()
  for (let screens = 0; screens < 8; screens++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) =>
        animation.effect instanceof KeyframeEffect
          ? (animation.effect.target?.outerHTML.slice(0, 100) ?? '')
          : '',
      )
  expect(await page.evaluate(moving)).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})
