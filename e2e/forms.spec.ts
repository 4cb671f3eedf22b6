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

test.describe('a site that accepts one message per IP address', () => {
  // One worker, so that the site of this environment starts once.
  test.describe.configure({ mode: 'default' })
  const env = { FORM_LIMIT_PER_ADDRESS: '1', TRUSTED_HOPS: '1' }

  // Rate limits in detail: lib/http/limit.test.ts, lib/forms/forms.test.ts.
  test('shows how long to wait at the rate limit, offers the phone number, and keeps the values', {
    tag: '@attack',
  }, async ({ page, pairOf }) => {
    const { site, vendor } = await pairOf(env)
    await page.goto(`${site.url}/contact-us`)
    await fillIn(page, contact)
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
    await fillIn(page, contact)
    await submitButton(page).click()
    const outcome = await expectOutcome(
      page,
      'alert',
      'Please try again in 10 minutes, or call us.',
    )
    await expect(outcome.getByRole('link', { name: /^Call/ })).toBeVisible()
    expect(await values(page, contactFields)).toEqual(contact)
    expect(postsTo(vendor)).toHaveLength(1)
  })

  test('shows "Still sending" while the vendor is slow, and sends a resubmitted form only once', async ({
    page,
    pairOf,
  }) => {
    const { site, vendor } = await pairOf(env)
    vendor.setFault('held', formCalls)
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.3' })
    await page.clock.install()
    const address = `${site.url}/admission-form`
    await page.goto(address)
    await fillAdmission(page, 'Late Answer')
    await submitButton(page).click()
    await expect.poll(() => postsTo(vendor).length).toBe(1)
    // The navigation closes the first page's connection, after the vendor accepted its message.
    await page.goto(address)
    await expect(page.locator('[name="name"]')).toHaveValue('Late Answer')
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText('Submitting...')
    await page.clock.fastForward(20_000)
    await expect(page.getByText(/^Still sending\./)).toBeVisible()
    vendor.setFault(null)
    await expectOutcome(page, 'status', 'Form submitted successfully!')
    expect(postsTo(vendor)).toHaveLength(1)
  })
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
