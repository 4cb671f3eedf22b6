import type { Browser } from '@playwright/test'
import { newsRecord, publish, thisYear } from './support/lists'
import { expect, test } from './support/test'

/** No browser puts a page with a PDF in a frame into its back/forward cache; on phones the frame is folded. */
const framed = ['/e-prospectus', '/student-tc']

async function comesFromCache(browser: Browser, url: string): Promise<boolean> {
  const width = framed.includes(new URL(url).pathname) ? 390 : 1280
  const page = await browser.newPage({ viewport: { width, height: 720 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.body.dataset.kept = ''
  })
  await page.goto(new URL('/our-motto', url).href)
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await expect(async () => {
    expect(await page.evaluate(() => location.href)).toBe(url)
  }).toPass()
  const fromCache = await page.evaluate(() => 'kept' in document.body.dataset)
  await page.close()
  return fromCache
}

test('restores pages that show no personal data from the back/forward cache', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  test.skip(
    !(await comesFromCache(browser, `${site.url}/our-vision`)),
    'this Chromium has no back/forward cache',
  )
  const reloaded: string[] = []
  const paths = ['/', ...framed, '/contact-us', `/news?year=${thisYear - 1}`]
  // No script, and rendered for a visitor's query.
  if (process.env.WHOLE) paths.push('/search?q=fees')
  for (const path of paths) {
    if (!(await comesFromCache(browser, site.url + path))) reloaded.push(path)
  }
  expect(reloaded).toEqual([])
  await browser.close()
})

test('restores a list’s scroll position when you go back from the shorter second page', async ({
  page,
  pair,
}) => {
  const news = Array.from({ length: 21 }, (_, at) =>
    newsRecord(`Notice ${at}`, {
      description: 'Words of the notice. '.repeat(8),
      fromDate: `${thisYear}-01-${String(28 - at).padStart(2, '0')}`,
    }),
  )
  await publish(pair, '/api/news/All/DPSSWB', news)
  await page.goto(`/news?year=${thisYear}`)
  const older = page.getByRole('link', { name: 'Older' })
  await older.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await older.click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(before)
  await page.goBack()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), before)).toBeLessThan(5)
})
