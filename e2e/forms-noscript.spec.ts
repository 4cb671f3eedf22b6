import { admission, career, contact, pdf } from '@/testing/submissions'
import {
  errorSummary,
  expectNextSteps,
  fillIn,
  formCalls,
  postsTo,
  submitButton,
  values,
} from './support/fill-forms'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })
test.afterEach(({ vendor }) => vendor.setFault(null))

test('without JavaScript, the contact form keeps its values after errors, and can then be sent', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  // The duplicate check would drop the values of `contact`, which other tests send too.
  // React escapes values that begin with "$" in the page that shows them again.
  const own = { ...contact, name: 'Without Script', address: '$1:a, $$ Hill Cart Road' }
  const wrong = { ...own, phone: '+977 9841234567', email: 'nobody' }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact-us')
  await fillIn(page, wrong)
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveText([
    'Enter a valid 10-digit phone number.',
    'Enter a valid email address.',
  ])
  await expect(errorSummary(page).first()).toBeInViewport()
  await expect(page.locator('main :focus').getByRole('alert')).toBeVisible()
  await expect(page.locator('[name="phone"]')).toHaveAccessibleDescription(/valid 10-digit/)
  expect(await values(page, Object.keys(wrong))).toEqual(wrong)
  expect(postsTo(vendor, before)).toEqual([])
  await fillIn(page, { ...own, phone: '' })
  // Without scripts, only `maxlength` could drop a digit.
  await page.locator('[name="phone"]').pressSequentially('0091 98765-43210')
  await submitButton(page).click()
  await expect(page.getByText('Your message has been sent successfully.')).toBeInViewport()
  await expectNextSteps(page, /front office reads it/, '/school-calendar')
  await expect(page.locator('[name="message"]')).toHaveValue('')
  await fillIn(page, { ...own, message: 'And the fees?' })
  await submitButton(page).click()
  await expect.poll(() => postsTo(vendor, before).length).toBe(2)
  const bodies = postsTo(vendor, before).map(({ body }) => JSON.parse(body))
  expect(bodies).toMatchObject([{ ...own, schoolcode: 'DPSSWB' }, { schoolcode: 'DPSSLG' }])
})

test('keeps the values of the admission form after a failure, without JavaScript', async ({
  page,
  vendor,
}) => {
  const filled = { ...admission, class: 'PREP', gender: 'Female' }
  const before = vendor.requests.length
  vendor.setFault('status 500', formCalls)
  await page.goto('/admission-form')
  await fillIn(page, filled)
  await page.locator('[name="declaration"]').check()
  await page.locator('[name="dob"]').focus()
  await page.keyboard.type('0503')
  await submitButton(page).click()
  // The browser shows its own message and does not submit.
  await expect(page.locator('[name="dob"]')).toBeFocused()
  expect(postsTo(vendor, before)).toEqual([])
  await fillIn(page, { dob: '' })
  await submitButton(page).click()
  await expect(page.getByText('Error submitting the form. Please try again.')).toBeVisible()
  expect(await values(page, Object.keys(filled))).toEqual(filled)
  await expect(page.locator('[name="declaration"]')).toBeChecked()
  vendor.setFault(null)
  await submitButton(page).click()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  await expectNextSteps(page, /admissions office calls/, '/fee-structure')
})

test('without JavaScript, the career form asks for the resume again after an error', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await page.goto('/Career')
  // Different from the values of other tests, because of the duplicate check.
  const { email, ...rest } = { ...career, gender: 'other', status: 'unmarried' }
  await fillIn(page, rest)
  await page.locator('[name="attachments"]').setInputFiles(resume)
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveText(['Please enter your email.'])
  await expect(page.getByText('Please choose your resume again')).toBeVisible()
  await fillIn(page, { email })
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveText(['Please upload your resume.'])
  await page.locator('[name="attachments"]').setInputFiles(resume)
  await submitButton(page).click()
  await expect(page.getByText('Your message has been sent successfully.')).toBeVisible()
  await expectNextSteps(page, /wishes to interview/, '/our-faculty')
  expect(postsTo(vendor, before)).toHaveLength(1)
})

test('shows “Please fill in all fields” for an empty certificate lookup, without JavaScript', async ({
  page,
  context,
}) => {
  await page.goto('/student-tc')
  await submitButton(page).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  expect(await context.cookies()).toEqual([])
})
