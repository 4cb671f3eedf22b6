import { linkIn, sourceOf } from './support/lists'
import { expect, test } from './support/test'

/** What the chat link of a share says, and the path of this site that it leads to. */
function shared(href: string | null) {
  const chat = new URL(href ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/')
  const [words = '', address = ''] = (chat.searchParams.get('text') ?? '').split('\n')
  const { pathname, search, hash } = new URL(address)
  return { words, path: pathname + search + hash }
}

for (const list of ['/news', '/events']) {
  test(`every item of ${list} can be shared without a script, and its address leads to it`, async ({
    pageOf,
    site,
  }) => {
    const page = await pageOf({ javaScriptEnabled: false })
    await page.goto(list)
    const item = page.getByRole('main').getByRole('article').first()
    const title = await item.getByRole('heading').innerText()
    const share = item.getByRole('link', { name: /^Share/ })
    const { words, path } = shared(await share.getAttribute('href'))
    expect(words).toBe(title)
    await page.goto(path)
    await expect(page.locator(new URL(path, site.url).hash)).toContainText(title)
    await expect(page.locator(':target')).toBeInViewport()
  })
}

test('what a list leads to can be shared at its own address', async ({ site }) => {
  for (const list of ['/gallery', '/sports-corner', '/blog-post']) {
    const articles = await sourceOf(`${site.url}${list}?year=all`)
    const [, address = ''] = /<article.*?<a [^>]*href="([^"]+\?id=[^"]+)"/s.exec(articles) ?? []
    const share = linkIn(await sourceOf(site.url + address), 'Share')
    expect(shared(share ?? null).path, list).toBe(address)
  }
})

test('the system’s sheet comes first; closing it is no failure', async ({ page }) => {
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
