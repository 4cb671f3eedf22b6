import { contact } from '@/testing/submissions'
import { violations } from './support/axe'
import {
  errorSummary,
  expectNextSteps,
  expectOutcome,
  fillIn,
  formCalls,
  postsTo,
  submitButton,
  values,
} from './support/fill-forms'
import { expect, test } from './support/test'

const contactFields = Object.keys(contact)
const sent = 'Your message has been sent successfully.'

test.afterEach(({ vendor }) => vendor.setFault(null))

test('validates the contact form, and sends one message even on a double click', async ({
  page,
  vendor,
}) => {
  const start = vendor.requests.length
  const main = page.locator('main')
  const name = page.locator('[name="name"]')
  await page.goto('/contact-us')

  // The map: e2e/frames.spec.ts.
  await test.step('shows the address, the department contacts, telephone, chat and the topics of section 5', async () => {
    await expect(main.locator('address')).toContainText('Siliguri')
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+91/)
    await expect(main.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', /wa\.me/)
    const topics =
      'Select a topic, Feedback, Enquiry, Suggestions, Complaints, Broken Links, Placements, Career, Others'
    await expect(page.locator('[name="mailType"] option')).toHaveText(topics.split(', '))
  })

  // The fields: components/forms/definitions.test.tsx. The messages: lib/forms/schemas.test.ts.
  await test.step('shows errors beside empty fields and in a focused summary that links to them', async () => {
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveCount(6)
    await expect(page.locator(':focus')).toContainText('There is a problem')
    const invalid = await page
      .locator('[aria-invalid="true"]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
    expect(invalid, 'in the order of section 3').toEqual(contactFields)
    for (const field of contactFields)
      await expect(page.locator(`[name="${field}"]`)).toHaveAccessibleDescription(/^Please/)
    await page.getByRole('link', { name: 'Please enter phone number.' }).click()
    await expect(page.locator('[name="phone"]')).toBeFocused()
    expect(postsTo(vendor, start)).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  await test.step('keeps messages and fields in place until the next submit', async () => {
    const places = async () => [
      await main.getByRole('alert').innerHTML(),
      await main
        .locator('form :is(input, select, textarea, button)')
        .evaluateAll((controls) =>
          controls.map((control) => control.getBoundingClientRect().y + scrollY),
        ),
    ]
    await name.focus()
    const before = await places()
    await fillIn(page, { ...contact, phone: '98765' })
    await page.locator('[name="message"]').blur()
    expect(await places()).toEqual(before)
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveText(['Enter a valid 10-digit phone number.'])
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  })

  await test.step('confirms in green, and clears the form', async () => {
    await fillIn(page, contact)
    await submitButton(page).click()
    await expectOutcome(page, 'status', sent)
    await expectNextSteps(page, /front office reads it/, '/school-calendar')
    expect(Object.values(await values(page, contactFields)).join('')).toBe('')
    await expect(name).toBeVisible()
  })

  await test.step('sends a second message with the school code DPSSLG, and disables the button while sending', async () => {
    vendor.setFault('held', formCalls)
    await fillIn(page, { ...contact, message: 'And the fees?' })
    await submitButton(page).dblclick()
    await expect(submitButton(page)).toHaveText('Submitting...')
    await expect(submitButton(page)).toBeDisabled()
    await expect(submitButton(page)).toBeFocused()
    await name.press('Enter')
    vendor.setFault(null)
    await expectOutcome(page, 'status', sent)
    const codes = postsTo(vendor, start).map(({ body }) => JSON.parse(body).schoolcode)
    expect(codes).toEqual(['DPSSWB', 'DPSSLG'])
  })
})

// When the limits apply: lib/http/limit.test.ts, lib/forms/forms.test.ts, e2e/nginx.spec.ts.
test('shows how long to wait after too many messages, and keeps the field values', {
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

test('rejects a filled honeypot field only once, and logs no personal data', {
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
  await expectOutcome(page, 'status', sent)
  expect(site.log()).toContain('form sent')
  for (const value of ['Secret Name', contact.phone, contact.email, contact.message])
    expect(site.log()).not.toContain(value)
})
