import type { Page } from '@playwright/test'
import { school } from '@/content/school'
import { blockMap } from './support/map'
import { expect, test } from './support/test'

/** Path of a page, path of its frame, height of the frame, and summary of the fold around it. */
const framed = [
  ['/e-prospectus', '/documents/e-prospectus.pdf', 800, 'Show it on this page'],
  ['/student-tc', '/documents/sample-transfer-certificate.pdf', 500, 'Show it on this page'],
  ['/contact-us', new URL(school.map.embed).pathname, 306, 'Show the map'],
] as const
const footerMap = ['/our-motto', framed[2][1], 306, framed[2][3]] as const

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** Collects the paths that a page requests from now on, and blocks the map's site. */
async function watch(page: Page): Promise<string[]> {
  const requests: string[] = []
  await blockMap(page)
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

const frameOf = (page: Page) => page.locator('main iframe, footer iframe').first()

test('shows the E-Prospectus (frame height 800), the sample PDF (frame height 500) and the map unfolded on desktops', async ({
  pageOf,
}) => {
  const page = await pageOf(desktop)
  const requests = await watch(page)
  for (const [path, source, height, fold] of framed) {
    await page.goto(path)
    await frameOf(page).scrollIntoViewIfNeeded()
    await expect.poll(() => requests, path).toContain(source)
    expect((await frameOf(page).boundingBox())?.height, path).toBe(height)
    await expect(page.getByRole('main').getByText(fold), path).toBeHidden()
  }
})

test('folds PDFs and maps on phones, and loads them only when you unfold them', async ({
  pageOf,
}) => {
  const page = await pageOf(phone)
  const requests = await watch(page)
  for (const [path, source, height, fold] of [...framed, footerMap]) {
    requests.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    const control = page.getByText(fold).first()
    await control.scrollIntoViewIfNeeded()
    await expect(frameOf(page), path).toBeHidden()
    expect(requests, path).not.toContain(source)
    await control.click()
    await frameOf(page).scrollIntoViewIfNeeded()
    await expect.poll(() => requests, path).toContain(source)
    expect((await frameOf(page).boundingBox())?.height, path).toBe(height)
  }
})
