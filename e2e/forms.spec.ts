import { contact } from '@/testing/submissions'
import {
  expectOutcome,
  fillAdmission,
  fillIn,
  formCalls,
  postsTo,
  submitButton,
  values,
} from './support/fill-forms'
import { expect, test } from './support/test'

const contactFields = Object.keys(contact)

test.afterEach(({ vendor }) => vendor.setFault(null))

// When the limits apply: lib/http/limit.test.ts, lib/forms/forms.test.ts, e2e/nginx.spec.ts.
test('shows how long to wait at the rate limit, offers the phone number, and keeps the values', {
  tag: '@attack',
}, async ({ page }) => {
  const message = 'Please try again in 10 minutes, or call us.'
  await page.route('**/api/forms/contact', (route) =>
    route.fulfill({ status: 429, json: { status: 'refused', reason: 'limited', message } }),
  )
  await page.goto('/contact-us')
  await fillIn(page, contact)
  await submitButton(page).click()
  const outcome = await expectOutcome(page, 'alert', message)
  await expect(outcome.getByRole('link', { name: /^Call/ })).toBeVisible()
  expect(await values(page, contactFields)).toEqual(contact)
})

test('shows "Still sending" while the vendor is slow, and sends a resubmitted form only once', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  vendor.setFault('held', formCalls)
  await page.clock.install()
  await page.goto('/admission-form')
  await fillAdmission(page, 'Late Answer')
  await submitButton(page).click()
  await expect.poll(() => postsTo(vendor, before).length).toBe(1)
  // The navigation closes the first page's connection, after the vendor accepted its message.
  await page.goto('/admission-form')
  await expect(page.locator('[name="name"]')).toHaveValue('Late Answer')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Submitting...')
  await page.clock.fastForward(20_000)
  await expect(page.getByText(/^Still sending\./)).toBeVisible()
  vendor.setFault(null)
  await expectOutcome(page, 'status', 'Form submitted successfully!')
  expect(postsTo(vendor, before)).toHaveLength(1)
})

test('rejects a filled honeypot, sends on the second try, and logs no personal values', {
  tag: '@attack',
}, async ({ page, site, vendor }) => {
  const before = vendor.requests.length
  await page.goto('/contact-us')
  await fillIn(page, { ...contact, name: 'Secret Name' })
  await page.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'http://spam.example'
  })
  await submitButton(page).click()
  await expectOutcome(page, 'alert', 'a hidden field that only programs fill in was not empty')
  expect(postsTo(vendor, before)).toEqual([])
  await submitButton(page).click()
  await expectOutcome(page, 'status', 'Your message has been sent successfully.')
  expect(site.log()).toContain('form sent')
  for (const value of ['Secret Name', contact.phone, contact.email, contact.message]) {
    expect(site.log()).not.toContain(value)
  }
})
