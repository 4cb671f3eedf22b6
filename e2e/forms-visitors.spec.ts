import { schoolDay } from '@/lib/school/dates'
import { admission, contact } from '@/testing/submissions'
import {
  errorSummary,
  expectOutcome,
  fillAdmission,
  fillIn,
  postsTo,
  submitButton,
} from './support/fill-forms'
import { expect, test } from './support/test'

// Every number: lib/forms/shared/phone.test.ts.
test('rejects a foreign phone number, and leaves the number in the field unchanged', async ({
  page,
  context,
  vendor,
}) => {
  const before = vendor.requests.length
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/contact-us')
  await fillIn(page, contact)
  const phone = page.locator('[name="phone"]')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await phone.focus()
    await page.keyboard.press('Control+V')
  }
  const autofill = (text: string) =>
    phone.evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, text)
  const expectRejected = async (number: string) => {
    await expect(page.locator(':focus')).toContainText('There is a problem')
    await expect(errorSummary(page)).toHaveText(['Enter a valid 10-digit phone number.'])
    await expect(phone).toHaveValue(number)
  }
  const ways = {
    type: (text: string) => phone.pressSequentially(text),
    paste,
    'autofill without events': autofill,
  }
  for (const [way, put] of Object.entries(ways))
    await test.step(`rejects a number with a country code, entered by ${way}`, async () => {
      await phone.fill('')
      await put('+65 9123 4567')
      await submitButton(page).click()
      await expectRejected('+65 9123 4567')
    })
  await test.step('takes ten digits at most, also after the visitor has left the field', async () => {
    await phone.fill('')
    await phone.pressSequentially('98765432101')
    await phone.blur()
    await expect(phone).toHaveValue('9876543210')
  })
  expect(postsTo(vendor, before)).toEqual([])

  await test.step('replaces the number when you paste a complete number after it', async () => {
    for (const put of [paste, (text: string) => page.keyboard.insertText(text)]) {
      await phone.fill('9832012345')
      await phone.press('End')
      await put('+91 98765 43210')
      await expect(phone).toHaveValue('9876543210')
    }
  })
})

test('rejects a partial or impossible date of birth, and accepts an empty date', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  await page.goto('/admission-form')
  await fillAdmission(page, 'Date Of Birth')
  const dob = page.locator('[name="dob"]')
  await expect(dob).toHaveAttribute('max', schoolDay())
  const expectRejected = async () => {
    await submitButton(page).click()
    await expect(page.locator(':focus')).toContainText('There is a problem')
    await expect(errorSummary(page)).toHaveText([/^Enter the whole date of birth/])
  }
  for (const keys of ['0503', '02312015', '05032155'])
    await test.step(`rejects the partial or impossible date ${keys}`, async () => {
      await dob.fill('')
      await dob.focus()
      await page.keyboard.type(keys)
      await expectRejected()
    })
  await test.step('rejects a date with a missing part at every submit', async () => {
    await dob.fill('2015-03-05')
    await dob.focus()
    await page.keyboard.press('Backspace')
    await expectRejected()
    await expectRejected()
  })
  expect(postsTo(vendor, before)).toEqual([])
  await dob.fill('')
  await submitButton(page).click()
  await expectOutcome(page, 'status', 'Form submitted successfully!')
  expect(JSON.parse(postsTo(vendor, before)[0]?.body ?? '')).toMatchObject({ dob: '' })
})

test('sends form values that a password manager fills in without events', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  await page.goto('/admission-form')
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveCount(Object.keys(admission).length + 1)
  const filled = { ...admission, name: 'Autofilled', phone: '+91 98765 43210' }
  const set = (fields: Record<string, string>, isAgreed: boolean) =>
    page.locator('form[name="admission"]').evaluate(
      (form: HTMLFormElement, [values, isTicked]) => {
        for (const [name, value] of Object.entries(values)) {
          const control = form.elements.namedItem(name)
          const { prototype } =
            control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
        }
        const box = form.elements.namedItem('declaration')
        if (box instanceof HTMLInputElement) box.checked = isTicked
      },
      [fields, isAgreed] as const,
    )
  await set(filled, true)
  await submitButton(page).click()
  await expectOutcome(page, 'status', 'Form submitted successfully!')
  expect(JSON.parse(postsTo(vendor, before)[0]?.body ?? '')).toMatchObject({
    ...filled,
    phone: '9876543210',
    declaration: true,
  })

  await test.step('reports required fields that a password manager has emptied', async () => {
    await fillAdmission(page, 'Emptied')
    await set({ name: '', class: '' }, false)
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveText([
      'Student name is required',
      'Class is required',
      'You must agree to the declaration',
    ])
    expect(postsTo(vendor, before)).toHaveLength(1)
  })
})
