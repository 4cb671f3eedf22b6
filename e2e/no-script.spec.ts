import type { Page } from '@playwright/test'
import { school } from '@/content/school'
import { expect, test } from './support/test'

/** A fixed page with a client component: the lightbox. */
const withComponent = '/about-hostel'

/** Addresses a page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

/** Pages the browser fetches ahead from now on. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const paths: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname)
  })
  return paths
}

test.describe('fixed pages ship no script', () => {
  test('nor do they ask for one; frames, tables and the map on request work', async ({
    page,
    site,
    consoleErrors,
  }) => {
    const asked = watchRequests(page)
    // The browser's own PDF viewer is made of scripts too.
    const isScript = (url: string) => url.startsWith(site.url) && url.endsWith('.js')
    await page.goto('/fee-i-ii')
    await expect(page.getByRole('rowheader', { name: /^Total/ })).toBeVisible()
    await page.goto('/e-prospectus')
    await expect.poll(() => asked.some((url) => url.includes('.pdf'))).toBe(true)
    const map = new URL(school.map.embed)
    await page.route(`${map.origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'map' }),
    )
    await page.goto('/our-motto')
    const isMap = (url: string) => url.startsWith(map.origin)
    await page.getByText('Show the map').scrollIntoViewIfNeeded()
    expect(asked.filter(isMap), 'the map is loaded only when asked for').toEqual([])
    await page.getByText('Show the map').click()
    await expect.poll(() => asked.some(isMap)).toBe(true)
    expect(asked.filter(isScript)).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  test('a page with a lightbox leads on to a page without scripts', async ({
    page,
    consoleErrors,
  }) => {
    const asked = watchRequests(page)
    await page.goto(withComponent)
    await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/our-hostel')
    await page.goBack()
    await expect(page).toHaveURL(withComponent)
    await page.goto('/contact-us')
    await page.locator('footer a[href="/about-us"]').first().click()
    await expect(page).toHaveURL('/about-us')
    expect(asked.filter((url) => url.includes('_rsc'))).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})

test.describe('links fetch their page ahead', () => {
  test('once a pointer rests on them; never a form, a file or another host', async ({ page }) => {
    await page.goto('/our-motto')
    const fetched = await watchPrefetches(page)
    const next = page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link').first()
    const path = await next.getAttribute('href')
    for (const of of ['/contact-us', '/school-magazine.pdf', path]) {
      await page.locator(`a[href$="${of}"]:visible`).first().hover()
      await page.waitForTimeout(400)
    }
    await expect.poll(() => fetched).toEqual([path])
  })

  test('by rules that every page names', async ({ request }) => {
    for (const path of ['/', '/our-motto', '/news', '/news?year=2025', '/contact-us'])
      expect((await request.get(path)).headers()['speculation-rules'], path).toBe(
        '"/speculation-rules.json"',
      )
    const rules = await request.get('/speculation-rules.json')
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
    expect((await request.get('/emblem.svg')).headers()['speculation-rules']).toBeUndefined()
  })
})

test('pages fade into each other, not for readers who asked for less motion', async ({ page }) => {
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
    // The next page has the window's name too, until it is first drawn.
    await page.evaluate(() => {
      window.name = 'leaves'
    })
    await page.locator('nav a[href="/our-motto"]:visible').first().click()
    await expect(page).toHaveURL('/our-motto')
    await expect.poll(() => page.evaluate(() => window.name), reducedMotion).toBe(how)
  }
})
