import type { Page } from '@playwright/test'
import { contact, pdf } from '@/testing/submissions'
import { extendPage } from './support/extend-page'
import {
  errorSummary,
  expectOutcome,
  fillIn,
  postsTo,
  submitButton,
  values,
} from './support/fill-forms'
import { hold } from './support/hold'
import { expect, test, untilHydrated } from './support/test'

/** Opens a page without its script files; the returned function lets them load. */
async function openEarly(page: Page, url: string): Promise<() => void> {
  const release = await hold(page, '**/*.js')
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  return release
}

/** Opens a page, runs `act` before its script files load, then lets them load. */
async function early(page: Page, url: string, act: () => Promise<unknown>): Promise<void> {
  const release = await openEarly(page, url)
  await act()
  release()
}

/** React removes this attribute when it renders the page again. */
const marked = (page: Page) => page.locator('main[data-as-read]')
const mark = (page: Page) =>
  page.locator('main').evaluate((main) => main.setAttribute('data-as-read', ''))

/** Opens a page, changes it and types into it before its scripts load, so that React renders it again. */
async function changed(page: Page, url: string, act: () => Promise<unknown>) {
  await early(page, url, async () => {
    await mark(page)
    await extendPage(page)
    await act()
  })
  await expect(marked(page)).toHaveCount(0)
  await untilHydrated(page)
}

test('applies list filters that you choose before hydration', async ({ page }) => {
  const field = page.getByLabel('Search by title')

  await test.step('applies the month and the text', async () => {
    for (const open of [changed, early]) {
      await open(page, '/news', async () => {
        await page.getByLabel('Month').selectOption('Apr')
        await field.fill('welcome')
      })
      await expect(page).toHaveURL('/news?month=4&q=welcome')
      await expect(field).toHaveValue('welcome')
    }
  })

  await test.step('searches toppers for words entered before hydration', async () => {
    await changed(page, '/x-topper', () => fillIn(page, { q: 'no such name' }))
    await expect(page.getByText('No toppers found.')).toBeVisible()
  })

  await test.step('keeps a trailing space while typing continues', async () => {
    await early(page, '/news', () => field.pressSequentially('term '))
    await expect(page).toHaveURL('/news?q=term+')
    await field.pressSequentially('begins')
    await expect(field).toHaveValue('term begins')
  })
})

test('keeps a form’s text and focus if you fill in the form before hydration', async ({ page }) => {
  const edited = { ...contact, phone: '983201234' }
  await changed(page, '/contact-us', async () => {
    await fillIn(page, { ...contact, phone: '98320-1234' })
    await page.locator('[name="message"]').focus()
  })
  expect(await values(page, Object.keys(contact))).toEqual(edited)
  await expect(page.locator('[name="message"]')).toBeFocused()
  await page.keyboard.type(' Please tell.')
  await expect(page.locator('[name="message"]')).toHaveValue(`${contact.message} Please tell.`)
  // Text typed before the scripts load again merges with the draft.
  await changed(page, '/contact-us', () => fillIn(page, { address: 'Hill Cart Road' }))
  expect(await values(page, Object.keys(contact))).toEqual({
    ...edited,
    address: 'Hill Cart Road',
    message: `${contact.message} Please tell.`,
  })
})

test('keeps the values of a form that the server returned with errors, if an extension changes the page before hydration', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  const release = await openEarly(page, '/contact-us')
  await fillIn(page, { ...contact, phone: '12' })
  await submitButton(page).click()
  await expect(errorSummary(page)).toHaveText(['Enter a valid 10-digit phone number.'])
  await mark(page)
  await extendPage(page)
  await fillIn(page, { phone: contact.phone })
  release()
  await untilHydrated(page)
  await expect(marked(page)).toHaveCount(0)
  expect(await values(page, Object.keys(contact))).toEqual(contact)
  await submitButton(page).click()
  await expectOutcome(page, 'status', 'Your message has been sent successfully.')
  expect(Object.values(await values(page, Object.keys(contact))).join('')).toBe('')
  expect(postsTo(vendor, before)).toHaveLength(1)
})

test('keeps a chosen resume and a ticked checkbox through hydration', async ({ page }) => {
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await changed(page, '/Career', () => page.locator('[name="attachments"]').setInputFiles(file))
  expect(await values(page, ['attachments'])).toEqual({ attachments: '[object File]' })
  await submitButton(page).click()
  await expect(page.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="attachments"]')).not.toHaveAttribute('aria-invalid')

  await changed(page, '/admission-form', () => page.locator('[name="declaration"]').check())
  await expect(page.locator('[name="declaration"]')).toBeChecked()
  await submitButton(page).click()
  await expect(page.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="declaration"]')).not.toHaveAttribute('aria-invalid')
})

test('keeps values that you enter in the certificate lookup before hydration', async ({ page }) => {
  await changed(page, '/student-tc', () => fillIn(page, { admission: '2019-0417', name: 'Asha' }))
  expect(await values(page, ['admission', 'name'])).toEqual({
    admission: '2019-0417',
    name: 'Asha',
  })
})
