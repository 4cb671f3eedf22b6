import { phone } from './support/layout'
import { expect, nextTask, test } from './support/test'
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
  await page.getByRole('button', { name: 'Close announcements' }).click()
  await nextTask(page)
  await page.goBack()
  await expect(page).toHaveURL('/our-motto')
})

test('Back closes the announcements, the phone’s menu and an enlarged photo, and a second Back leaves', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/our-motto')
  const menu = page.locator('#menu')
  const covers = [
    { path: '/', cover: page.getByRole('dialog', { name: 'Announcements' }) },
    { path: '/our-vision', cover: menu, opener: page.getByRole('button', { name: 'Menu' }) },
    {
      path: '/about-hostel',
      cover: page.getByRole('dialog', { name: 'Pictures of the hostel' }),
      opener: page.locator('ul[aria-label="Pictures of the hostel"] a').first(),
    },
  ]
  for (const { path, cover, opener } of covers) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await opener?.click()
    await expect(cover).toBeVisible()
    await page.goBack()
    await expect(cover).toBeHidden()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/our-motto')
  }

  await test.step('a link in the menu costs no Back of its own', async () => {
    await page.goto('/our-vision')
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Admission Enquiry' }).click()
    await expect(page).toHaveURL('/admission-form')
    await page.goBack()
    await expect(page).toHaveURL('/our-vision')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/our-motto')
  })
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
