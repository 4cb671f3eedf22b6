import { readFile } from 'node:fs/promises'
import { violations } from './support/axe'
import { expectOutcome, fill, openForm, submitButton } from './support/forms'
import { testToken } from './support/site'
import { expect, test } from './support/test'

const pupil = { admission: 'DPS/2019/0417', name: 'Ananya Rai' }
const file = 'mocks/vendor/media/tc/2019-0417.webp'
const failed = 'Failed to process your request. Please try again later.'
const lookups = /^\/api\/tc\//
const certificates = /^\/api\/(?:image\/)?tc\//

test.afterEach(({ vendor }) => vendor.setFault(null))

test('Student TC', async ({ page, vendor }) => {
  const seen: string[] = []
  page.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()))
  })
  await openForm(page, '/student-tc')

  await test.step('empty: "Please fill in all fields" in red without a request; typing clears it', async () => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await fill(page, { admission: pupil.admission })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', 'Please fill in all fields')
    expect(posts).toEqual([])
    expect(await violations(page), 'with its messages shown').toEqual([])
    await page.locator('[name="name"]').pressSequentially('A')
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
  })

  await test.step('the file downloads as tc.webp; the token goes to the vendor only', async () => {
    const before = vendor.calls(certificates).length
    await fill(page, pupil)
    const download = page.waitForEvent('download')
    const answer = page.waitForResponse('**/api/tc')
    await submitButton(page).click()
    expect((await answer).headers()['cache-control']).toBe('private, no-store')
    const certificate = await download
    expect(certificate.suggestedFilename()).toBe('tc.webp')
    expect(await readFile(await certificate.path())).toEqual(await readFile(file))
    const [lookup, image] = vendor.calls(certificates).slice(before)
    expect(lookup).toMatchObject({
      method: 'POST',
      path: '/api/tc/DPSSWB',
      authorization: `Bearer ${testToken}`,
    })
    expect(JSON.parse(lookup?.body ?? '')).toEqual(pupil)
    expect(image).toMatchObject({ path: '/api/image/tc/2019-0417.webp', authorization: null })
    expect(seen.join() + (await page.content())).not.toContain(testToken)
    expect(page.url()).not.toContain('Ananya')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ananya')
  })

  await test.step('one click looks up once', async () => {
    const before = vendor.calls(certificates).length
    vendor.setFault('held', lookups)
    await fill(page, pupil)
    const download = page.waitForEvent('download')
    await submitButton(page).dblclick()
    await expect(submitButton(page)).toBeDisabled()
    vendor.setFault(null)
    await download
    const asked = vendor.calls(certificates).slice(before)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  await test.step('no such pupil, and a vendor that fails: the same words', async () => {
    await fill(page, { ...pupil, name: 'Somebody Else' })
    await submitButton(page).click()
    await expectOutcome(page, 'alert', failed)
    await fill(page, pupil)
    await expect(page.getByText(failed)).toHaveCount(0)
    vendor.setFault('status 500', lookups)
    await submitButton(page).click()
    await expectOutcome(page, 'alert', failed)
  })

  await test.step('a failed file fetch alerts "Failed to download data."', async () => {
    vendor.setFault('cut off', /^\/api\/image\//)
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
