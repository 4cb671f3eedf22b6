import { school } from '@/content/school'
import {
  admission,
  expectOutcome,
  fill,
  fillAdmission,
  formCalls,
  openForm,
  posted,
  submitButton,
  summary,
  values,
} from './support/forms'
import { expect, startPair, test } from './support/test'

test.afterEach(({ vendor }) => vendor.setFault(null))

test.describe('admission enquiry', () => {
  test('has its heading, subtitle, classes and labels', async ({ page }) => {
    await openForm(page, '/admission-form')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admission Enquiry')
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

  test('any error blocks submission', async ({ page, vendor }) => {
    const before = vendor.requests.length
    await openForm(page, '/admission-form')
    await fill(page, { phone1: '123' })
    await submitButton(page).click()
    await expect(summary(page)).toHaveText([
      'Student name is required',
      'Class is required',
      'Contact number is required',
      'Contact number 2 must be exactly 10 digits',
      'You must agree to the declaration',
    ])
    expect(posted(vendor, before)).toEqual([])
  })

  test('success clears the form and the errors', async ({ page, vendor }) => {
    const before = vendor.requests.length
    await openForm(page, '/admission-form')
    await submitButton(page).click()
    await expect(summary(page)).toHaveCount(4)
    await fillAdmission(page)
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Form submitted successfully!')
    await expect(page.locator('[name="name"]')).toHaveValue('')
    await expect(page.locator('[name="declaration"]')).not.toBeChecked()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    const [request] = posted(vendor, before)
    expect(request?.path).toBe('/api/form/DPSSWB/dif')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      name: 'Ananya Rai',
      dob: '',
      gender: '',
      class: 'III',
      address: '',
      phone: '9876543210',
      phone1: '',
      email: '',
      declaration: true,
      schoolcode: 'DPSSWB',
    })
  })

  for (const fault of ['status 500', 'hang', 'html', 'cut off'] as const) {
    test(`failure keeps the form values: ${fault}`, async ({ page, vendor }) => {
      vendor.setFault(fault, formCalls)
      await openForm(page, '/admission-form')
      await fillAdmission(page)
      await submitButton(page).click()
      await expect(page.getByText('Error submitting the form. Please try again.')).toBeVisible({
        timeout: 10_000,
      })
      await expectOutcome(page, 'alert', 'Error submitting the form. Please try again.')
      expect(await values(page, ['name', 'class', 'phone', 'declaration'])).toEqual({
        ...admission,
        declaration: 'true',
      })
      vendor.setFault(null)
      await submitButton(page).click()
      await expectOutcome(page, 'status', 'Form submitted successfully!')
    })
  }

  test('a vendor that is down', async ({ page, pair }) => {
    await pair.vendor.refuse()
    await openForm(page, `${pair.site.url}/admission-form`)
    await fillAdmission(page)
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Error submitting the form. Please try again.')
    expect(await values(page, ['name'])).toEqual({ name: 'Ananya Rai' })
    await pair.vendor.resume()
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Form submitted successfully!')
  })

  test('a dropped connection loses nothing, and what did arrive is not sent twice', async ({
    page,
    vendor,
  }) => {
    const before = vendor.requests.length
    await openForm(page, '/admission-form')
    await fillAdmission(page, 'Dropped Connection')
    await page.route('**/api/forms/admission', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Error submitting the form. Please try again.')
    expect(await values(page, ['name'])).toEqual({ name: 'Dropped Connection' })
    await page.unroute('**/api/forms/admission')
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Form submitted successfully!')
    expect(posted(vendor, before)).toHaveLength(1)
  })

  test('vendor answers after 20 s: the page says that it is still sending, and a connection cut after acceptance, pressed again, sends nothing twice', async ({
    page,
  }) => {
    test.setTimeout(60_000)
    const pair = await startPair()
    pair.vendor.setFault('late', formCalls)
    const address = `${pair.site.url}/admission-form`
    await openForm(page, address)
    await fillAdmission(page, 'Late Answer')
    await submitButton(page).click()
    // Each new page cuts the connection of the one before, whose message the vendor has taken.
    for (let again = 0; again < 2; again += 1) {
      await expect.poll(() => posted(pair.vendor).length).toBe(1)
      await openForm(page, address)
      await expect(page.locator('[name="name"]')).toHaveValue('Late Answer')
      await submitButton(page).click()
    }
    await expect(page.getByText(/^Still sending\./)).toBeVisible({ timeout: 15_000 })
    await expect(submitButton(page)).toHaveText('Submitting...')
    const done = page.locator('main').getByRole('status').filter({ hasText: 'Form submitted' })
    await expect(done).toBeVisible({ timeout: 30_000 })
    expect(posted(pair.vendor)).toHaveLength(1)
    await pair.stop()
  })

  test('works when the rules cannot be fetched: the server answers', async ({ page }) => {
    await openForm(page, '/admission-form')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await submitButton(page).click()
    await expect(summary(page)).toHaveCount(4)
    await fillAdmission(page)
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Form submitted successfully!')
  })

  test('by keyboard alone, on a telephone', async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    const page = await context.newPage()
    await openForm(page, `${site.url}/admission-form`)
    const { keyboard } = page
    await page.locator('main').getByRole('link', { name: 'Chat with us' }).focus()
    await keyboard.press('Tab')
    await expect(page.getByLabel('Student Name')).toBeFocused()
    await keyboard.type('Tenzing Lepcha')
    // Date of birth has three parts and a button of its own.
    for (let press = 0; press < 4; press += 1) await keyboard.press('Tab')
    await keyboard.press('Tab')
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
    await expect(summary(page)).toHaveCount(0)
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await expect(submitButton(page)).toBeFocused()
    await keyboard.press('Enter')
    await expectOutcome(page, 'status', 'Form submitted successfully!')
    await expect(page.locator(':focus')).toContainText('Form submitted successfully!')
    await context.close()
  })
})
