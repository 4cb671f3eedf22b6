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
