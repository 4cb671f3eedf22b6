import { AxeBuilder } from '@axe-core/playwright'
import {
  contact,
  expectOutcome,
  fill,
  fillAdmission,
  formCalls,
  openForm,
  posted,
  submitButton,
  values,
} from './support/forms'
import { expect, startPair, test } from './support/test'

const contactFields = Object.keys(contact)

test.afterEach(({ vendor }) => vendor.setFault(null))

test.describe('a draft is kept in the tab until it is sent', () => {
  test('over a reload, and over a look at another page with the back button', async ({ page }) => {
    await openForm(page, '/contact-us')
    await fill(page, contact)
    await page.reload()
    await expect(page.locator('[name="message"]')).toHaveValue(contact.message)
    await page.goto('/fee-structure')
    await page.goBack()
    await page.waitForLoadState('networkidle')
    expect(await values(page, contactFields)).toEqual(contact)
  })

  test('over a failure and a reload; and it is forgotten once it is sent', async ({
    page,
    vendor,
  }) => {
    vendor.setFault('status 500', formCalls)
    await openForm(page, '/admission-form')
    await fillAdmission(page, 'Draft Keeper')
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Error submitting the form. Please try again.')
    await page.reload()
    await expect(page.locator('[name="name"]')).toHaveValue('Draft Keeper')
    await expect(page.locator('[name="declaration"]')).toBeChecked()
    vendor.setFault(null)
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Form submitted successfully!')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[name="name"]')).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('draft-admission'))).toBeNull()
  })

  test('never of another tab', async ({ page, context, site }) => {
    await openForm(page, '/contact-us')
    await fill(page, contact)
    const other = await context.newPage()
    await openForm(other, `${site.url}/contact-us`)
    await expect(other.locator('[name="name"]')).toHaveValue('')
  })
})

test.describe('guards', { tag: '@attack' }, () => {
  test('the rate limit says when to try again, offers the telephone, and keeps what was typed', async ({
    page,
  }) => {
    const pair = await startPair({ FORM_LIMIT_PER_ADDRESS: '1' })
    await openForm(page, `${pair.site.url}/contact-us`)
    await fill(page, contact)
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
    await fill(page, contact)
    await submitButton(page).click()
    const outcome = await expectOutcome(
      page,
      'alert',
      'Please try again in 10 minutes, or call us.',
    )
    await expect(outcome.getByRole('link', { name: /^Call/ })).toBeVisible()
    expect(await values(page, contactFields)).toEqual(contact)
    expect(posted(pair.vendor)).toHaveLength(1)
    await pair.stop()
  })

  for (const [hops, second] of [
    ['0', 429],
    ['1', 200],
  ] as const) {
    test(`behind ${hops} proxies, X-Forwarded-For is believed as far as they wrote it`, async ({
      request,
    }) => {
      const pair = await startPair({ FORM_LIMIT_PER_ADDRESS: '1', TRUSTED_HOPS: hops })
      const send = async (address: string) => {
        const response = await request.post(`${pair.site.url}/api/forms/contact`, {
          headers: {
            origin: pair.site.url,
            'x-forwarded-for': address,
            'x-connected-peer': address,
          },
          multipart: { ...contact, message: `From ${address}` },
        })
        return response.status()
      }
      expect([await send('203.0.113.1'), await send('203.0.113.2')]).toEqual([200, second])
      expect(await send('spoofed, 203.0.113.2')).toBe(429)
      await pair.stop()
    })
  }

  test('a filled honeypot is told, and sending once more works', async ({ page, vendor }) => {
    const before = vendor.requests.length
    await openForm(page, '/contact-us')
    await fill(page, contact)
    await page.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'http://spam.example'
    })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'a hidden field that only programs fill in was not empty')
    expect(posted(vendor, before)).toEqual([])
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
  })

  test('logs carry no personal values', async ({ page, site }) => {
    await openForm(page, '/contact-us')
    await fill(page, { ...contact, name: 'Secret Name' })
    await submitButton(page).click()
    await expectOutcome(page, 'status', 'Your message has been sent successfully.')
    expect(site.log()).toContain('form sent')
    for (const value of ['Secret Name', contact.phone, contact.email, contact.message]) {
      expect(site.log()).not.toContain(value)
    }
  })
})

for (const path of ['/contact-us', '/Career', '/admission-form', '/student-tc']) {
  test(`${path} has no accessibility violation with its messages shown`, async ({ page }) => {
    await openForm(page, path)
    await submitButton(page).click()
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })
}
