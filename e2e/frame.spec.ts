// Tests of: components/site/, components/ui/

import { school } from '@/content/school'
import { formatPhone } from '@/lib/school/phones'
import { lastOf } from './support/menu'
import { expect, test } from './support/test'

const inner = '/our-motto'

// Every fact of the header, the sidebar and the footer: e2e/visible.spec.ts.
test('starts a page with the link “Skip to the content”, and names each phone number’s department', async ({
  page,
}) => {
  await page.goto(inner)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  for (const { label, digits } of school.phones) {
    const phone = page.getByRole('banner').locator(`a[href="tel:+91${digits}"]:visible`)
    // The accessible name contains the visible text (WCAG 2.5.3).
    await expect(phone).toHaveAccessibleName(`${label}: ${formatPhone(digits)}`)
  }
})

test('opens one menu section at a time, and closes the section with Escape', async ({ page }) => {
  await page.goto(inner)
  const button = page.getByRole('button', { name: 'Academics' })
  await button.focus()
  await page.keyboard.press('Enter')
  const { href, title } = lastOf('academics')
  const link = page.locator('#menu-academics').getByRole('link', { name: title, exact: true })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#menu-academics a').first()).toBeFocused()
  await page.getByRole('button', { name: 'Fees' }).click()
  await expect(page.locator('#menu-fee')).toBeVisible()
  await expect(page.locator('#menu-academics')).toBeHidden()
  await button.click()
  await link.click()
  await expect(page).toHaveURL(href)
})

test('opens the menu and its sections by touch on a phone, without JavaScript', async ({
  pageOf,
}) => {
  const viewport = { width: 360, height: 740 }
  const page = await pageOf({ viewport, hasTouch: true, javaScriptEnabled: false })
  await page.goto(inner)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('button', { name: 'Admission', exact: true }).tap()
  await page.getByRole('button', { name: 'All sections' }).and(page.locator(':visible')).tap()
  await page.getByRole('button', { name: 'Facilities' }).tap()
  const { href, title } = lastOf('facilities')
  await page.locator('#menu-facilities').getByRole('link', { name: title, exact: true }).tap()
  await expect(page).toHaveURL(href)
})

// Without the popover API: e2e/browsers.spec.ts.
test('fits the header into 320 px with fallback fonts, and with translated words that are a third longer', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(inner)
  /** Sets the width; returns the right edge of each element beyond it. */
  const beyond = async (width: number) => {
    await page.setViewportSize({ width, height: 740 })
    return page.locator('header').evaluate((header) => {
      const shown = [...header.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
      const edges = shown.map((one) => one.getBoundingClientRect().right)
      return [...edges, document.documentElement.scrollWidth].filter((edge) => edge > innerWidth)
    })
  }
  // One of the widest system fallback fonts.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }')
    document.adoptedStyleSheets = [sheet]
  })
  for (const width of [320, 360]) expect(await beyond(width), `${width} px`).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (text.parentElement?.closest('[translate="no"], a[href^="mailto:"], a[href^="tel:"]'))
        continue
      text.nodeValue = (text.nodeValue ?? '').replace(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length / 3)),
      )
    }
  })
  for (const width of [320, 360]) expect(await beyond(width), `${width} px`).toEqual([])
})
