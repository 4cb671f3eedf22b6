import type { Page } from '@playwright/test'
import {
  contact,
  expectOutcome,
  fill,
  posted,
  submitButton,
  summary,
  values,
} from './support/forms'
import { expect, test, untilAlive } from './support/test'

/** Opens a page without its script files, which come when what this returns is called. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

/** Opens a page, lets `act` use it while its script files are held back, then lets them come. */
async function early(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  const release = await openEarly(page, address)
  await act()
  release()
}

test.describe('What is done before the script files have come', () => {
  test('a text typed into a list’s search is searched', async ({ page }) => {
    await early(page, '/news', () => page.getByLabel('Search by title').fill('no such notice'))
    await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
    await expect(page.getByLabel('Search by title')).toHaveValue('no such notice')
    await expect(page).toHaveURL('/news?q=no+such+notice')
  })

  test('a month chosen is shown', async ({ page }) => {
    await early(page, '/events', () => page.getByLabel('Month').selectOption('Apr'))
    await expect(page).toHaveURL('/events?month=4')
    await expect(page.getByLabel('Month')).toHaveValue('4')
  })

  test('a month and a text together; each can be gone back from', async ({ page }) => {
    await early(page, '/news', async () => {
      await page.getByLabel('Month').selectOption('Apr')
      await page.getByLabel('Search by title').fill('welcome')
    })
    await expect(page).toHaveURL('/news?month=4&q=welcome')
    await page.getByLabel('Month').selectOption('')
    await expect(page).toHaveURL('/news?q=welcome')
    await page.goBack()
    await expect(page.getByLabel('Month')).toHaveValue('4')
    await page.goBack()
    await expect(page).toHaveURL('/news')
    await expect(page.getByLabel('Month')).toHaveValue('')
    await expect(page.getByLabel('Search by title')).toHaveValue('')
  })

  test('typing goes on where it was, a space at its end too', async ({ page }) => {
    const field = page.getByLabel('Search by title')
    await early(page, '/news', () => field.pressSequentially('term '))
    await expect(page).toHaveURL('/news?q=term+')
    await field.pressSequentially('begins')
    await expect(field).toHaveValue('term begins')
  })

  test('of a page come back to, the address decides', async ({ page }) => {
    await page.goto('/our-vision')
    await page.goto('/news')
    await page.getByLabel('Month').selectOption('Apr')
    await expect(page).toHaveURL('/news?month=4')
    await page.goto('/our-motto')
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/news')
    await untilAlive(page)
    await expect(page.getByLabel('Month')).toHaveValue('')
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL('/our-motto')
  })

  test('a name typed among the toppers is searched', async ({ page }) => {
    await early(page, '/x-topper', () =>
      page.getByLabel('Search', { exact: true }).fill('no such name'),
    )
    await expect(page.getByText('No toppers found.')).toBeVisible()
  })

  test('what is typed into a form stays, the phone number as digits', async ({ page }) => {
    await early(page, '/contact-us', async () => {
      await page.getByLabel('Name').fill('Asha Rai')
      await page.getByLabel('Phone number').fill('98320-1234')
      await page.getByLabel('Topic').selectOption('Enquiry')
    })
    await expect(page.getByLabel('Phone number')).toHaveValue('983201234')
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rai')
    await expect(page.getByLabel('Topic')).toHaveValue('Enquiry')
  })

  test('a draft is kept when the phone number is put right', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByLabel('Name').fill('Asha Rai')
    await early(page, '/contact-us', () => page.getByLabel('Phone number').fill('98320-1234'))
    await expect(page.getByLabel('Phone number')).toHaveValue('983201234')
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rai')
  })

  test('a carousel keeps the slide that was scrolled to; its arrows come with the scripts', async ({
    page,
  }) => {
    await page.goto('/')
    await page.keyboard.press('Escape')
    const hero = page.getByRole('region', { name: 'The school in pictures' })
    const next = hero.getByRole('button', { name: /^Next/ })
    const list = hero.locator('ul')
    await early(page, '/', async () => {
      await expect(next).toBeHidden()
      await list.evaluate((slides) =>
        slides.parentElement?.scrollTo({ left: 2 * slides.clientWidth }),
      )
    })
    await expect(next).toBeVisible()
    const place = () =>
      list.evaluate((slides) =>
        Math.round(
          ((slides.children[2]?.getBoundingClientRect().x ?? Number.NaN) -
            (slides.parentElement?.getBoundingClientRect().x ?? Number.NaN)) /
            10,
        ),
      )
    await page.waitForLoadState('networkidle')
    expect(await place()).toBe(0)
    await next.click()
    await expect.poll(place).toBeLessThan(-10)
  })

  test('the pop-up is open and can be closed for good', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Announcements' })
    await early(page, '/', async () => {
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(dialog).toBeHidden()
  })
})

test('a form sent before the scripts have come is taken in, and its page works on', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  const release = await openEarly(page, '/contact-us')
  await fill(page, { ...contact, phone: '12' })
  await submitButton(page).click()
  await expect(summary(page)).toHaveText(['Enter a valid 10-digit phone number.'])
  await page.locator('[name="name"]').fill('Typed before the scripts')
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[name="name"]')).toHaveValue('Typed before the scripts')
  await fill(page, { phone: contact.phone })
  await expect(summary(page)).toHaveCount(0)
  await submitButton(page).click()
  await expectOutcome(page, 'status', 'Your message has been sent successfully.')
  expect(Object.values(await values(page, Object.keys(contact))).join('')).toBe('')
  expect(posted(vendor, before)).toHaveLength(1)
})
