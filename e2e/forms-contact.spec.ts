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

test.afterEach(({ vendor }) => vendor.setFault(null))

test('validates the contact form, sends it once per click, and confirms', async ({
  page,
  vendor,
}) => {
  const start = vendor.requests.length
  const main = page.locator('main')
  await page.goto('/contact-us')

  await test.step('has the fields of section 3 in their order, and the topics of section 5', async () => {
    const names = await page
      .locator('main form :is(input:not([type="hidden"]), select, textarea):not([name="website"])')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
    expect(names).toEqual(contactFields)
    const topics =
      'Select a topic, Feedback, Enquiry, Suggestions, Complaints, Broken Links, Placements, Career, Others'
    await expect(page.locator('[name="mailType"] option')).toHaveText(topics.split(', '))
  })

  // The messages: lib/forms/schemas.test.ts.
  await test.step('shows errors beside empty fields and in a focused summary that links to them', async () => {
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveCount(6)
    await expect(page.locator(':focus')).toContainText('There is a problem')
    for (const name of contactFields) {
      const control = page.locator(`[name="${name}"]`)
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      await expect(control).toHaveAccessibleDescription(/^Please (enter|select)/)
    }
    await page.getByRole('link', { name: 'Please enter phone number.' }).click()
    await expect(page.locator('[name="phone"]')).toBeFocused()
    expect(postsTo(vendor, start)).toEqual([])
  })

  await test.step('has no accessibility violation with its errors shown', async () => {
    expect(await violations(page)).toEqual([])
  })

  await test.step('keeps messages and fields in place until the next submit', async () => {
    const boxes = () =>
      page
        .locator('main form :is(input, select, textarea, button)')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().y))
    const alert = page.locator('main').getByRole('alert')
    await page.locator('[name="name"]').focus()
    const before = { boxes: await boxes(), alert: await alert.innerHTML() }
    await fillIn(page, { ...contact, phone: '98765' })
    await page.locator('[name="message"]').blur()
    expect({ boxes: await boxes(), alert: await alert.innerHTML() }).toEqual(before)
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveText(['Enter a valid 10-digit phone number.'])
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    await expect(page.locator(':focus')).toContainText('There is a problem')
  })

  await test.step('confirms in green, clears the form, and sends a second message with DPSSLG', async () => {
    await fillIn(page, contact)
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
    await expectNextSteps(page, /front office reads it/, '/school-calendar')
    expect(Object.values(await values(page, contactFields)).join('')).toBe('')
    await expect(page.locator('[name="name"]')).toBeHidden()
    const another = page.getByText('Send another enquiry')
    await page.keyboard.press('Tab')
    while (!(await another.evaluate((summary) => summary === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[name="name"]')).toBeVisible()
    await fillIn(page, { ...contact, message: 'And the fees?' })
    await submitButton(page).click()
    await expect.poll(() => postsTo(vendor, start)).toHaveLength(2)
    // Wait for this outcome: it would clear the values that the next step fills in.
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
    expect(postsTo(vendor, start)[1]?.body).toContain('"schoolcode":"DPSSLG"')
  })

  await test.step('sends once per click, with Submitting... on the disabled button', async () => {
    const before = vendor.requests.length
    vendor.setFault('held', formCalls)
    await fillIn(page, contact)
    await submitButton(page).dblclick()
    await expect(submitButton(page)).toHaveText('Submitting...')
    await expect(submitButton(page)).toBeDisabled()
    await expect(submitButton(page)).toBeFocused()
    await page.locator('[name="name"]').press('Enter')
    vendor.setFault(null)
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
    await expect(submitButton(page)).toBeEnabled()
    expect(postsTo(vendor, before)).toHaveLength(1)
  })

  await test.step('shows the address, the map, the department contacts, telephone and chat', async () => {
    await page.goto('/contact-us')
    await expect(main.locator('address')).toContainText('Siliguri')
    await expect(main.locator('iframe')).toBeVisible()
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+91/)
    await expect(main.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', /wa\.me/)
  })
})

// Parsing of numbers: lib/forms/shared/phone.test.ts.
test('normalizes phone numbers while typing and on paste', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admission-form')
  const phone = page.locator('[name="phone"]')
  // A maximum length would cut off digits of a number with a prefix.
  await expect(phone).not.toHaveAttribute('maxlength')
  await expect(phone).toHaveAttribute('inputmode', 'numeric')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')

  await test.step('keeps only digits while typing, and drops +91', async () => {
    await phone.pressSequentially('+91 98a76-543210')
    await expect(phone).toHaveValue('9876543210')
  })

  await test.step('keeps the caret when you type a digit into the middle', async () => {
    await phone.fill('987654321')
    await phone.press('Home')
    await phone.press('ArrowRight')
    await phone.pressSequentially('0x')
    await expect(phone).toHaveValue('9087654321')
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  })

  await test.step('replaces the number when you paste a whole one after it', async () => {
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('Control+V')
    }
    for (const put of [paste, (text: string) => page.keyboard.insertText(text)]) {
      await phone.fill('9832012345')
      await phone.press('End')
      await put('+91 98765 43210')
      await expect(phone).toHaveValue('9876543210')
    }
  })
})
