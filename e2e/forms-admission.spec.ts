import { school } from '@/content/school'
import { admission } from '@/testing/submissions'
import {
  errorSummary,
  expectOutcome,
  fillAdmission,
  fillIn,
  formCalls,
  postsTo,
  submitButton,
  values,
} from './support/fill-forms'
import { expect, test } from './support/test'

const failed = 'Error submitting the form. Please try again.'
const sent = 'Form submitted successfully!'

test.afterEach(({ vendor }) => vendor.setFault(null))

test('sends the admission enquiry: any error blocks submission; success clears the form', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  await page.goto('/admission-form')

  await test.step('has its subtitle, classes and labels', async () => {
    await expect(
      page.getByText(`Admission Enquiry Form For Session ${school.admissionSession}`),
    ).toBeVisible()
    await expect(page.locator('[name="class"] option')).toHaveCount(16)
    await expect(page.locator('[name="gender"] option')).toHaveCount(4)
    await expect(page.getByLabel('Present School Name')).toHaveAttribute('name', 'address')
    await expect(page.getByLabel('Contact Number 1')).toHaveAttribute('name', 'phone')
    await expect(page.getByLabel('Contact Number 2')).toHaveAttribute('name', 'phone1')
    await expect(submitButton(page)).toHaveText('Submit Form')
  })

  await test.step('any error blocks submission', async () => {
    await fillIn(page, { phone1: '123' })
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveCount(5)
    expect(postsTo(vendor, before)).toEqual([])
  })

  await test.step('success clears the form and the errors', async () => {
    await fillIn(page, { phone1: '' })
    await fillAdmission(page)
    await submitButton(page).click()
    await expectOutcome(page, 'status', sent)
    await expect(page.locator('[name="name"]')).toHaveValue('')
    await expect(page.locator('[name="declaration"]')).not.toBeChecked()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    expect(postsTo(vendor, before).map(({ path }) => path)).toEqual(['/api/form/DPSSWB/dif'])
  })
})

test('keeps the form values on failure', async ({ page, pair }) => {
  const { vendor } = pair
  await page.goto('/admission-form')

  // Every vendor failure: lib/forms/forms.test.ts, lib/vendor-api/client.test.ts.
  await test.step('keeps the draft through a vendor failure and a reload, and deletes it once sent', async () => {
    vendor.setFault('status 500', formCalls)
    await fillAdmission(page)
    await submitButton(page).click()
    await expectOutcome(page, 'alert', failed)
    const draft = { ...admission, declaration: 'true' }
    expect(await values(page, Object.keys(draft))).toEqual(draft)
    await page.goto('/admission-form')
    expect(await values(page, Object.keys(draft))).toEqual(draft)
    vendor.setFault(null)
    await submitButton(page).click()
    await expectOutcome(page, 'status', sent)
    await page.goto('/admission-form')
    await expect(page.locator('[name="name"]')).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('draft-admission'))).toBeNull()
  })

  await test.step('keeps the values after a dropped connection, and sends the form only once', async () => {
    const before = vendor.requests.length
    await fillAdmission(page, 'Dropped Connection')
    await page.route('**/api/forms/admission', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', failed)
    expect(await values(page, ['name'])).toEqual({ name: 'Dropped Connection' })
    await page.unroute('**/api/forms/admission')
    await submitButton(page).click()
    await expectOutcome(page, 'status', sent)
    expect(postsTo(vendor, before)).toHaveLength(1)
  })
})

test('validates and sends the form on the server when its scripts fail to load', async ({
  page,
}) => {
  await page.goto('/admission-form')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveCount(4)
  await fillAdmission(page)
  await submitButton(page).click()
  await expectOutcome(page, 'status', sent)
})

test('sends the admission enquiry by keyboard alone on a phone-sized screen', async ({
  pageOf,
}) => {
  const page = await pageOf({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await page.goto('/admission-form')
  const { keyboard } = page
  await page.locator('main').getByRole('link', { name: 'Chat with us' }).focus()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Student Name')).toBeFocused()
  await keyboard.type('Tenzing Lepcha')
  // The date of birth has three parts and a button.
  for (let press = 0; press < 5; press += 1) await keyboard.press('Tab')
  await expect(page.getByLabel('Gender')).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Class')).toBeFocused()
  await keyboard.type('XI-S')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByLabel('Contact Number 1')).toBeFocused()
  await keyboard.type('+91 98765 43210')
  for (let press = 0; press < 3; press += 1) await keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('There is a problem')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(submitButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expectOutcome(page, 'status', sent)
})
