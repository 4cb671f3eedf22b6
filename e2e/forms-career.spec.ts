import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileChanged } from '@/content/forms'
import { temporaryFolder } from '@/testing/site'
import { career, pdf } from '@/testing/submissions'
import {
  errorSummary,
  expectOutcome,
  fillIn,
  formCalls,
  postsTo,
  submitButton,
  values,
} from './support/fill-forms'
import { expect, test, untilHydrated } from './support/test'

const names = Object.keys(career)
const mimeType = 'application/octet-stream'
const resume = (name: string, buffer: Buffer) => ({ name, mimeType, buffer })
const sentText = 'Your message has been sent successfully.'

test.afterEach(({ vendor }) => vendor.setFault(null))

test('keeps a job application’s values after errors, and sends them with the resume', async ({
  page,
  context,
  site,
  vendor,
}) => {
  const before = vendor.requests.length
  const file = page.locator('[name="attachments"]')
  await page.goto('/Career')

  await test.step('requires all fields, and has no field for a topic', async () => {
    await expect(page.locator('select[name="mailType"]')).toHaveCount(0)
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveCount(11)
    await page.getByRole('link', { name: 'Please upload your resume.' }).click()
    await expect(file).toBeFocused()
    await expect(file).toHaveAttribute(
      'accept',
      /^\.pdf,application\/pdf,\.doc,application\/msword,\.docx,application/,
    )
    expect(postsTo(vendor, before)).toEqual([])
  })

  await test.step('stores the fields in the draft, but never the resume', async () => {
    await file.setInputFiles(resume('cv.pdf', pdf()))
    await fillIn(page, career)
    const draft = await page.evaluate(() => sessionStorage.getItem('draft-career') ?? '')
    expect(JSON.parse(draft)).toEqual(career)
    await page.goto('/Career')
    expect(await values(page, names)).toEqual(career)
  })

  await test.step('keeps a tab’s draft out of other tabs', async () => {
    const other = await context.newPage()
    await other.goto(`${site.url}/Career`)
    await untilHydrated(other)
    await expect(other.locator('[name="name"]')).toHaveValue('')
    await other.close()
  })

  // File types and sizes: lib/forms/schemas.test.ts and shared/resume.test.ts.
  await test.step('rejects a text file named .pdf, and keeps the error until the next submit', async () => {
    await file.setInputFiles(resume('cv.pdf', Buffer.from('hello')))
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveText([/Save it as PDF and choose it again/])
    expect(postsTo(vendor, before)).toEqual([])
    expect(await values(page, names)).toEqual(career)
    await file.setInputFiles(resume('my cv.pdf', pdf()))
    await expect(errorSummary(page)).toHaveText([/Save it as PDF and choose it again/])
  })

  await test.step('asks for a resume that has changed since it was chosen', async () => {
    const chosen = path.join(await temporaryFolder(), 'cv.pdf')
    await writeFile(chosen, pdf())
    await file.setInputFiles(chosen)
    await utimes(chosen, 1e9, 1e9) // browsers compare whole seconds
    await submitButton(page).click()
    await expect(errorSummary(page)).toHaveText([fileChanged])
    expect(postsTo(vendor, before)).toEqual([])
    expect(await values(page, names)).toEqual(career)
    await file.setInputFiles(resume('my cv.pdf', pdf()))
  })

  await test.step('keeps all fields and the chosen file on failure', async () => {
    vendor.setFault('status 500', formCalls)
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Error submitting the form. Please try again.')
    expect(await values(page, names)).toEqual(career)
    vendor.setFault(null)
  })

  await test.step('sends the fields and the resume, confirms and clears the form', async () => {
    await submitButton(page).click()
    await expectOutcome(page, 'status', sentText)
    expect(Object.values(await values(page, names)).join('')).toBe('')
    await expect(file).toHaveValue('')
    const body = postsTo(vendor, before).at(-1)?.body
    for (const [field, value] of Object.entries(career))
      expect(body).toContain(`name="${field}"\r\n\r\n${value}\r\n`)
    expect(body).toContain('name="attachments"; filename="my-cv.pdf"')
  })

  await test.step('shows progress while the resume uploads', async () => {
    const sent = postsTo(vendor, before).length
    await fillIn(page, career)
    await file.setInputFiles(resume('cv.pdf', pdf(1_500_000)))
    await expect(errorSummary(page)).toHaveCount(0)
    const devtools = await context.newCDPSession(page)
    const line = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 700_000 }
    await devtools.send('Network.emulateNetworkConditions', line)
    await submitButton(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByText(/Uploading your resume: [1-9]\d?%/)).toBeVisible()
    await expect(submitButton(page)).toHaveText('Submitting...')
    await expectOutcome(page, 'status', sentText)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(postsTo(vendor, before)).toHaveLength(sent + 1)
  })
})
