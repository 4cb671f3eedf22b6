import { linkIn, sourceOf } from './support/lists'
import { expect, test } from './support/test'

/** Returns the text of the chat link, and the path of the URL in it. */
function shared(href: string | null) {
  const chat = new URL(href ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/')
  const [words = '', url = ''] = (chat.searchParams.get('text') ?? '').split('\n')
  const { pathname, search, hash } = new URL(url)
  return { words, path: pathname + search + hash }
}

// A URL scrolls to its record: e2e/below-screen.spec.ts.
test('shares a list item by a URL that shows it, without JavaScript', async ({ site }) => {
  for (const list of ['/news', '/events']) {
    const [article = ''] = /<article.*?<\/article>/s.exec(await sourceOf(site.url + list)) ?? []
    const { words, path } = shared(linkIn(article, 'Share') ?? null)
    expect(article, list).toContain(words)
    const [, record = ''] = (await sourceOf(site.url + path)).split(`id="${path.split('#')[1]}"`)
    expect(record.split('</article>')[0], path).toContain(words)
  }
})

test('shares a gallery, sports or blog record by the URL of its own page', async ({ site }) => {
  for (const list of ['/gallery', '/sports-corner', '/blog-post']) {
    const articles = await sourceOf(`${site.url}${list}?year=all`)
    const [, url = ''] = /<article.*?<a [^>]*href="([^"]+\?id=[^"]+)"/s.exec(articles) ?? []
    const share = linkIn(await sourceOf(site.url + url), 'Share')
    expect(shared(share ?? null).path, list).toBe(url)
  }
})

test('opens the system’s share sheet first, and shows no error when it is closed', async ({
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
