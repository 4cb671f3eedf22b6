import type { Locator } from '@playwright/test'
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

test('Admission enquiry: any error blocks submission, and success clears the form', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  await page.goto('/admission-form')
  const subtitle = `Admission Enquiry Form For Session ${school.admissionSession}`
  await expect(page.getByText(subtitle)).toBeVisible()
  const labels = {
    'Present School Name': 'address',
    'Contact Number 1': 'phone',
    'Contact Number 2': 'phone1',
  }
  for (const [label, name] of Object.entries(labels))
    await expect(page.getByLabel(label)).toHaveAttribute('name', name)
  await expect(page.locator('[name="class"] option')).toHaveCount(16)
  await expect(page.locator('[name="gender"] option')).toHaveCount(4)
  await expect(submitButton(page)).toHaveText('Submit Form')
  await fillIn(page, { phone1: '123' })
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveCount(5)
  expect(postsTo(vendor, before)).toEqual([])
  await fillIn(page, { phone1: '' })
  await fillAdmission(page)
  await submitButton(page).click()
  await expectOutcome(page, 'status', sent)
  await expect(page.locator('[name="name"]')).toHaveValue('')
  await expect(page.locator('[name="declaration"]')).not.toBeChecked()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(postsTo(vendor, before).map(({ path }) => path)).toEqual(['/api/form/DPSSWB/dif'])
})

// Every vendor failure: lib/forms/forms.test.ts, lib/vendor-api/client.test.ts.
test('restores entered values after failures and reloads, and deletes them once the form is sent', async ({
  page,
  vendor,
}) => {
  const draft = { ...admission, declaration: 'true' }
  const expectDraft = async () => expect(await values(page, Object.keys(draft))).toEqual(draft)
  await page.goto('/admission-form')
  vendor.setFault('status 500', formCalls)
  await fillAdmission(page)
  await submitButton(page).click()
  await expectOutcome(page, 'alert', failed)
  await expectDraft()
  await page.goto('/admission-form')
  await expectDraft()
  vendor.setFault(null)

  // The vendor has accepted it by then: the site sends it only once.
  const before = vendor.requests.length
  await page.route('**/api/forms/admission', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitButton(page).click()
  await expectOutcome(page, 'alert', failed)
  await expectDraft()
  await page.unroute('**/api/forms/admission')
  await submitButton(page).click()
  await expectOutcome(page, 'status', sent)
  expect(postsTo(vendor, before)).toHaveLength(1)
  await page.goto('/admission-form')
  await expect(page.locator('[name="name"]')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('draft-admission'))).toBeNull()
})

test('shows "Still sending" while the vendor is slow, and sends one form for two submissions', async ({
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
  await expectOutcome(page, 'status', sent)
  expect(postsTo(vendor, before)).toHaveLength(1)
})

test('validates and sends the admission enquiry on the server when scripts fail to load', async ({
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

test('sends the admission enquiry by keyboard only, on a phone-sized screen', async ({
  pageOf,
}) => {
  const page = await pageOf({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await page.goto('/admission-form')
  const { keyboard } = page
  const tab = async (times: number) => {
    for (let press = 0; press < times; press += 1) await keyboard.press('Tab')
  }
  /** Passes the parts of the date. */
  const tabTo = async (what: Locator) => {
    const isFocused = () => what.evaluate((node) => node === document.activeElement)
    for (let press = 0; press < 6 && !(await isFocused()); press += 1) await tab(1)
    await expect(what).toBeFocused()
  }
  await page.locator('main').getByRole('link', { name: 'Chat with us' }).focus()
  await tab(1)
  await expect(page.getByLabel('Student Name')).toBeFocused()
  await keyboard.type('Tenzing Lepcha')
  await tabTo(page.getByLabel('Gender'))
  await tabTo(page.getByLabel('Class'))
  await keyboard.type('XI-S')
  await tabTo(page.getByLabel('Contact Number 1'))
  await keyboard.type('+91 98765 43210')
  await tabTo(page.getByRole('checkbox'))
  await keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('There is a problem')
  await tab(1)
  await keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await keyboard.press('Space')
  await tab(2)
  await expect(submitButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expectOutcome(page, 'status', sent)
})
