import type { Page } from '@playwright/test'
import { everyAddress } from './support/addresses'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

/** Leaves out what is not read: pictures and fonts. */
async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = ['*.webp*', '*.avif*', '*.png*', '*.jpg*', '*.svg*', '*.woff2*']
  await session.send('Network.setBlockedURLs', { urls })
}

/** What a reader sees of the page as it stands. */
function read(page: Page) {
  return page.evaluate(() => {
    const isSeen = (selector: string) => {
      const [element, ...others] = document.querySelectorAll(selector)
      if (others.length > 0) throw new Error(`${selector} stands more than once`)
      const box = element?.getBoundingClientRect()
      const style = { opacityProperty: true, visibilityProperty: true }
      return Boolean(element?.checkVisibility(style) && box?.width && box.height)
    }
    if (document.querySelectorAll('main').length !== 1) throw new Error('not one main')
    return {
      hasHeading: isSeen('h1'),
      words: document.querySelector('main')?.innerText ?? '',
      hasSubmit: isSeen('main form[method="POST"] [type="submit"]'),
      hasFilters: document.querySelector('main search form') !== null,
    }
  })
}

// Pages of words are the same without: most have no script at all (e2e/every-page.spec.ts).
test('every list, form and record reads without JavaScript', async ({ page, site }) => {
  test.setTimeout(120_000)
  await withoutPictures(page)
  const all = await everyAddress(site)
  for (const { address, route } of all.filter(({ route: { kind } }) => kind !== 'page')) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    const { hasHeading, words, hasSubmit, hasFilters } = await read(page)
    expect(hasHeading, address).toBe(true)
    expect(words.length, address).toBeGreaterThan(100)
    expect(words, address).not.toMatch(/Loading( blogs| toppers)?\.\.\./)
    if (route.kind === 'form') expect(hasSubmit, address).toBe(true)
    if (route.kind !== 'list' || !hasFilters) continue
    const filters = page.locator('main search form')
    await filters.getByRole('searchbox').fill('no such thing at all')
    await filters.getByRole('button').click()
    await expect(page, address).toHaveURL(/q=no\+such/)
    await expect(page.getByRole('main'), address).toContainText(
      /No data available for the selected filters\.|No blogs found\.|No toppers found\./,
    )
  }
})
