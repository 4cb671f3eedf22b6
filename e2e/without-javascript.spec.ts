import type { Locator, Page } from '@playwright/test'
import { everyUrl } from '@/testing/page-urls'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = ['*.webp*', '*.avif*', '*.png*', '*.jpg*', '*.svg*', '*.woff2*']
  await session.send('Network.setBlockedURLs', { urls })
}

const isSeen = (element: Locator) =>
  element.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect()
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return seen && width > 0 && height > 0
  })

// Fixed pages do not change without scripts: most have none (e2e/every-page.spec.ts).
test('shows every list, form and record without JavaScript, and filters every list', async ({
  page,
  site,
}) => {
  await withoutPictures(page)
  const all = await everyUrl(site)
  for (const { url, route } of all.filter(({ route: { kind } }) => kind !== 'page')) {
    const response = await page.goto(url)
    expect(response?.status(), url).toBe(200)
    const main = page.getByRole('main')
    expect(await isSeen(page.locator('h1')), url).toBe(true)
    const words = await main.innerText()
    expect(words.length, url).toBeGreaterThan(100)
    expect(words, url).not.toMatch(/Loading( blogs| toppers)?\.\.\./)
    const submit = main.locator('form[method="POST"] [type="submit"]')
    if (route.kind === 'form') expect(await isSeen(submit), url).toBe(true)
    const filters = main.locator('search form')
    if (route.kind !== 'list' || (await filters.count()) === 0) continue
    await filters.getByRole('searchbox').fill('no such thing at all')
    await filters.getByRole('button').click()
    await expect(page, url).toHaveURL(/q=no\+such/)
    await expect(main, url).toContainText(
      /No data available for the selected filters\.|No blogs found\.|No toppers found\./,
    )
  }
})
