import { readFile } from 'node:fs/promises'
import { violations } from './support/axe'
import { expectOutcome, fillIn, submitButton } from './support/forms'
import { testToken } from './support/site'
import { expect, test } from './support/test'

const pupil = { admission: 'DPS/2019/0417', name: 'Ananya Rai' }
const file = 'mocks/vendor/media/tc/2019-0417.webp'
const failed = 'Failed to process your request. Please try again later.'
const lookups = /^\/api\/tc\//

test.afterEach(({ vendor }) => vendor.setFault(null))

test('Student TC', async ({ page, vendor }) => {
  const seen: string[] = []
  page.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()))
  })
  await page.goto('/student-tc')

  await test.step('empty: "Please fill in all fields" in red without a request; typing clears it', async () => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await fillIn(page, { admission: pupil.admission })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Please fill in all fields')
    expect(posts).toEqual([])
    expect(await violations(page), 'with its messages shown').toEqual([])
    await page.locator('[name="name"]').pressSequentially('A')
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
  })

  await test.step('the file downloads as tc.webp; the token goes to the vendor only', async () => {
    await fillIn(page, pupil)
    const download = page.waitForEvent('download')
    await submitButton(page).click()
    const certificate = await download
    expect(certificate.suggestedFilename()).toBe('tc.webp')
    expect(await readFile(await certificate.path())).toEqual(await readFile(file))
    expect(seen.join() + (await page.content())).not.toContain(testToken)
    expect(page.url()).not.toContain('Ananya')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ananya')
  })

  await test.step('one click looks up once', async () => {
    const before = vendor.calls(lookups).length
    vendor.setFault('held', lookups)
    await fillIn(page, pupil)
    const download = page.waitForEvent('download')
    await submitButton(page).dblclick()
    await page.locator('[name="name"]').press('A')
    await expect(submitButton(page)).toBeDisabled()
    vendor.setFault(null)
    await download
    expect(vendor.calls(lookups)).toHaveLength(before + 1)
  })

  await test.step('a failed file fetch alerts "Failed to download data."', async () => {
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

  await test.step('a lookup whose connection drops fails in words', async () => {
    await page.route('**/api/tc', (route) => route.abort())
    await submitButton(page).click()
    await expectOutcome(page, 'alert', failed)
  })
})
