import { school } from '@/content/school'
import { expect, test } from './support/test'

// Pages without scripts: e2e/every-page.spec.ts.
test('requests no script on static pages, and loads the footer’s map on phones only when opened', async ({
  page,
  site,
  consoleErrors,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const map = new URL(school.map.embed)
  await page.route(`${map.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'map' }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/our-motto')
  const isMap = (url: string) => url.startsWith(map.origin)
  await page.getByText('Show the map').scrollIntoViewIfNeeded()
  expect(requests.filter(isMap)).toEqual([])
  await page.getByText('Show the map').click()
  await expect.poll(() => requests.some(isMap)).toBe(true)
  const isScript = (url: string) => url.startsWith(site.url) && url.endsWith('.js')
  expect(requests.filter(isScript)).toEqual([])
  expect(consoleErrors).toEqual([])
})

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
  for (const of of ['/contact-us', '/school-magazine.pdf', path]) {
    await page.locator(`a[href$="${of}"]:visible`).first().hover()
    await page.waitForTimeout(400)
  }
  await expect.poll(() => fetched).toEqual([path])
})

test('fades between pages, except under reduced motion', async ({ page }) => {
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
