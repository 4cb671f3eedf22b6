import { phone } from './support/layout'
import { linkIn, sourceOf } from './support/lists'
import { expect, test } from './support/test'

test('without JavaScript, a record’s Share link opens the same record', async ({ site }) => {
  for (const list of ['/news', '/events', '/gallery', '/sports-corner', '/blog-post']) {
    const source = await sourceOf(`${site.url}${list}?year=all`)
    const [article = ''] = /<article.*?<\/article>/s.exec(source) ?? []
    const [, own = ''] = /href="([^"]+\?id=[^"]+)"/.exec(article) ?? []
    const chat = new URL(linkIn(own ? await sourceOf(site.url + own) : article, 'Share') ?? '')
    expect(chat.origin + chat.pathname, list).toBe('https://wa.me/')
    const [words = '', url = ''] = (chat.searchParams.get('text') ?? '').split('\n')
    expect(article, list).toContain(words)
    const { pathname, search, hash } = new URL(url)
    if (own) expect(pathname + search, list).toBe(own)
    else {
      const [, record = ''] = (await sourceOf(site.url + pathname + search)).split(
        `id="${hash.slice(1)}"`,
      )
      expect(record.split('</article>')[0], url).toContain(words)
    }
  }
})

test('opens the system’s share sheet, and shows no error when the visitor closes it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => {
        document.title = `shared ${url}`
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto('/news')
  await page
    .getByRole('link', { name: /^Share/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/^shared http.*\/news\?year=\d+&month=\d+#news-/)
  await expect(page).toHaveURL('/news')
})

test('scrolls to the record that the URL’s fragment names, even near the end of a list', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/news')
  const id = await page.locator('main article').nth(-4).getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`/news#${id}`, { waitUntil: 'networkidle' })
  const top = () =>
    page
      .locator(`[id="${id}"]`)
      .evaluate((record) => Math.round(record.getBoundingClientRect().top))
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  )
  await expect.poll(async () => Math.abs((await top()) - padding)).toBeLessThan(40)
})
