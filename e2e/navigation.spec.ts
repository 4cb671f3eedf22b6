import { phone } from './support/layout'
import { expect, test } from './support/test'
import { Scales } from './support/weight'

// Speculation rules: server/http/handler.test.ts.
test('prefetches a page when the pointer rests on its link, but never a form or a file', async ({
  page,
}) => {
  await page.goto('/our-motto')
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  const next = page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link').first()
  const path = await next.getAttribute('href')
  for (const end of ['/contact-us', '/school-magazine.pdf', path]) {
    await page.locator(`a[href$="${end}"]:visible`).first().hover()
    await page.waitForTimeout(400)
  }
  await expect.poll(() => fetched).toEqual([path])
})

test('fades from page to page, except under reduced motion', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      window.name = event.viewTransition ? 'fades' : 'appears'
    }),
  )
  for (const [reducedMotion, how] of [
    ['no-preference', 'fades'],
    ['reduce', 'appears'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/our-vision')
    // The next page keeps `window.name` until its first paint.
    await page.evaluate(() => {
      window.name = 'leaves'
    })
    await page.locator('nav a[href="/our-motto"]:visible').first().click()
    await expect(page).toHaveURL('/our-motto')
    await expect.poll(() => page.evaluate(() => window.name), reducedMotion).toBe(how)
  }
})

test('redirects any unknown path to the home page, replacing the history entry', async ({
  page,
}) => {
  await page.goto('/our-motto')
  await page.evaluate(() => location.assign('/no-such-page?x=1'))
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/our-motto')
})

test('fetches pictures but no other page while you scroll the home page', async ({ page }) => {
  await page.setViewportSize(phone)
  const scales = new Scales(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Close announcements' }).click()
  const before = await scales.read()
  for (let screens = 0; screens < 12; screens++) {
    await page.mouse.wheel(0, phone.height)
    await page.waitForTimeout(150)
  }
  await page.waitForLoadState('networkidle')
  const after = await scales.read()
  const documents = after.loaded.filter(({ kind }) => kind === 'document')
  expect(documents.map(({ url }) => new URL(url).pathname)).toEqual(['/'])
  expect(after.loaded.filter(({ url }) => url.includes('_rsc'))).toEqual([])
  expect(after.bytes - before.bytes).toBeLessThan(500_000)
})
