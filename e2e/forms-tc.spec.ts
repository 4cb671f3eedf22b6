import { readFile } from 'node:fs/promises'
import { testToken } from '@/testing/site'
import { pupil } from '@/testing/submissions'
import { violations } from './support/axe'
import { expectOutcome, fillIn, submitButton } from './support/fill-forms'
import { expect, test } from './support/test'

declare global {
  interface Window {
    revokedUrls: string[]
  }
}

const file = 'mocks/vendor/media/tc/2019-0417.webp'
const failed = 'Failed to process your request. Please try again later.'
const lookups = /^\/api\/tc\//

test.afterEach(({ vendor }) => vendor.setFault(null))

// Once per click: e2e/forms-visitors.spec.ts.
test('downloads a certificate as tc.webp, and shows the specified errors', async ({
  page,
  vendor,
}) => {
  const seen: string[] = []
  page.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()))
  })
  await page.goto('/student-tc')

  await test.step('shows "Please fill in all fields" in red without a request, until you type', async () => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await fillIn(page, { admission: pupil.admission })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Please fill in all fields')
    expect(posts).toEqual([])
    expect(await violations(page), 'with its messages shown').toEqual([])
    const place = await submitButton(page).boundingBox()
    await page.locator('[name="name"]').pressSequentially('A')
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
    expect(await submitButton(page).boundingBox(), 'nothing moves').toEqual(place)
  })

  await test.step('downloads the file as tc.webp, and sends the token only to the vendor', async () => {
    await fillIn(page, pupil)
    const download = page.waitForEvent('download')
    await submitButton(page).click()
    const certificate = await download
    expect(certificate.suggestedFilename()).toBe('tc.webp')
    expect(await readFile(await certificate.path())).toEqual(await readFile(file))
    expect(seen.join() + (await page.content())).not.toContain(testToken)
    expect(page.url()).not.toContain('Ananya')
    const outcome = await expectOutcome(page, 'status', 'The certificate was found.')
    const link = outcome.getByRole('link', { name: 'open the certificate' })
    const opened = page.waitForEvent('popup')
    await link.click()
    const picture = (await opened).locator('img')
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)
    await (await opened).close()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ananya')
  })

  await test.step('replaces a lookup that is still waiting when you look up another student', async () => {
    const before = vendor.calls(lookups).length
    vendor.setFault('held', lookups)
    await fillIn(page, { ...pupil, name: 'Other Child' })
    await submitButton(page).click()
    await expect(submitButton(page)).toBeDisabled()
    await fillIn(page, pupil)
    const download = page.waitForEvent('download')
    await submitButton(page).click()
    await expect.poll(() => vendor.calls(lookups).length).toBe(before + 2)
    vendor.setFault(null)
    await download
    await expectOutcome(page, 'status', 'The certificate was found.')
  })

  await test.step('alerts "Failed to download data." when the file fetch fails', async () => {
    vendor.setFault('cut off', /^\/api\/image\//)
    await fillIn(page, pupil)
    const dialog = page.waitForEvent('dialog')
    const click = submitButton(page).click()
    expect((await dialog).message()).toBe('Failed to download data.')
    await (await dialog).accept()
    await click
    await expectOutcome(page, 'alert', 'Failed to download data.')
    vendor.setFault(null)
  })

  await test.step('shows an error when the connection drops', async () => {
    await page.route('**/api/tc', (route) => route.abort())
    await submitButton(page).click()
    await expectOutcome(page, 'alert', failed)
  })
})

test('shows the progress of a slow certificate lookup, and revokes the certificate’s blob URL at the next lookup', async ({
  page,
  vendor,
}) => {
  await page.addInitScript(() => {
    window.revokedUrls = []
    URL.revokeObjectURL = (url) => void window.revokedUrls.push(url)
  })
  const before = vendor.calls(lookups).length
  await page.clock.install()
  await page.goto('/student-tc')
  await fillIn(page, pupil)
  vendor.setFault('held', lookups)
  await submitButton(page).focus()
  await page.keyboard.press('Enter')
  const status = page.locator('main form').getByRole('status').last()
  await expect(status).toHaveText('Fetching the certificate...')
  await expect(submitButton(page)).toBeFocused()
  await page.clock.fastForward(25_000)
  await expect(status).toHaveText(/^Still looking for the certificate/)
  await expect(status).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(submitButton(page)).toBeFocused()
  vendor.setFault(null)
  const link = page.getByRole('link', { name: 'open the certificate' })
  await expect(link).toBeVisible()
  await expect(status).toHaveText('')
  expect(vendor.calls(lookups)).toHaveLength(before + 1)

  await page.clock.fastForward(600_000)
  const href = await link.getAttribute('href')
  const revoked = () => page.evaluate(() => window.revokedUrls)
  expect(await revoked()).not.toContain(href)
  await fillIn(page, { name: 'Ananya Roy' })
  await expect(link, 'typing takes no certificate away').toBeVisible()
  await fillIn(page, pupil)
  await submitButton(page).click()
  await expect.poll(revoked).toContain(href)
})
