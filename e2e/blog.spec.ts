import { linkIn, publish, sourceOf } from './support/lists'
import { expect, test } from './support/test'

const failed = 'Failed to load the blog. Please try again later.'

test('lists blog posts, opens a post, and shows an error for an unknown id', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto('/blog-post')
  // Its filters: e2e/news.spec.ts and without-javascript.spec.ts.
  await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()

  await test.step('shows a post’s cover, date and body', async () => {
    const post = page.getByRole('article').first()
    const title = await post.getByRole('heading').innerText()
    await post.getByRole('link').click()
    await expect(page).toHaveURL(/\/blog-inner\?id=[0-9a-f]{24}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const article = page.getByRole('article')
    await expect(article.getByRole('img').first()).toHaveAttribute('alt', /.+/)
    await expect(article.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
    await expect(article.locator('.prose p').first()).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /blog-inner\?id=/)
  })

  await test.step(`responds to an unknown id with an error page and noindex: ${failed}`, async () => {
    for (const query of ['', '?id=000000000000000000000000', '?id=%3Cscript%3E']) {
      const source = await sourceOf(`${site.url}/blog-inner${query}`)
      expect(source, query).toContain(failed)
      expect(source, query).toMatch(/<meta name="robots" content="noindex/)
    }
    await page.goto('/blog-inner')
    await expect(page.getByText(failed)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog-post')
  })
  expect(consoleErrors).toEqual([])
})

test('shows a post’s author and neighbours, sanitizes its body, and marks the language of its words', async ({
  pair,
}) => {
  await test.step('author where the vendor gives one, next and previous post', async () => {
    const posts = ['1', '2', '3'].map((day) => ({
      _id: `p${day}`,
      title: `Post ${day}`,
      date: `2026-05-0${day}`,
    }))
    await publish(pair, '/api/blog/All/DPSSWB', posts)
    const author = 'Head of Science'
    pair.vendor.setResponse('/api/innerBlog', { data: { ...posts[1], author } })
    const source = await sourceOf(`${pair.site.url}/blog-inner?id=p2`)
    expect(source).toContain(`By ${author}`)
    expect(linkIn(source, 'Previous post')).toBe('/blog-inner?id=p1')
    expect(linkIn(source, 'Next post')).toBe('/blog-inner?id=p3')
  })

  // Sanitizing in detail: lib/text/html*.test.ts, components/lists/blog-article.test.tsx.
  await test.step('sanitizes the body, and marks the language of Hindi and Bengali words', async () => {
    const description = `<h1>One</h1><p onclick="alert(1)">हिन्दी दिवस</p><script>alert(1)</script>
      <img src="https://x.example/a.png" alt="x"><img src="photos/cricket-01.webp" alt="Cricket">`
    pair.vendor.setResponse('/api/innerBlog', {
      data: { _id: 'evil', title: '<b>Poem</b>: আমার বাংলা', description },
    })
    const source = await sourceOf(`${pair.site.url}/blog-inner?id=evil`)
    expect(source).toMatch(/<h1[^>]*><span>Poem: <span lang="bn">আমার বাংলা<\/span><\/span><\/h1>/)
    expect(source).toMatch(/<h2[^>]*>One<\/h2><p[^>]*><span lang="hi">हिन्दी दिवस/)
    expect(source).not.toMatch(/onclick|alert\(1\)|<img[^>]*x\.example/)
    expect(source).toMatch(/<img [^>]*alt="Cricket"/)
  })
})
