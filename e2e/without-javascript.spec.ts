import { everyAddress, shareOf } from './support/addresses'
import { expect, test } from './support/test'

const parts = 2

test.use({ javaScriptEnabled: false })

for (let part = 0; part < parts; part++) {
  test(`every route reads without JavaScript (${part + 1} of ${parts})`, async ({ page, site }) => {
    test.setTimeout(120_000)
    for (const { address, route } of shareOf(await everyAddress(site), part, parts)) {
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect(answer?.status(), address).toBe(200)
      await expect(page.locator('h1'), address).toBeVisible()
      const words = await page.getByRole('main').innerText()
      expect(words.length, address).toBeGreaterThan(100)
      expect(words, address).not.toMatch(/Loading( blogs| toppers)?\.\.\./)
      if (route.kind === 'form') {
        await expect(
          page.locator('main form[method="POST"] [type="submit"]'),
          address,
        ).toBeVisible()
      }
      const filters = page.locator('main search form')
      if (route.kind !== 'list' || (await filters.count()) === 0) continue
      await filters.getByRole('searchbox').fill('no such thing at all')
      await filters.getByRole('button').click()
      await expect(page, address).toHaveURL(/q=no\+such/)
      await expect(page.getByRole('main'), address).toContainText(
        /No data available for the selected filters\.|No blogs found\.|No toppers found\./,
      )
    }
  })
}
