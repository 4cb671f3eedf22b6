import { publish, sourceOf } from './support/lists'
import { expect, test, untilHydrated } from './support/test'

const failed = 'Failed to load the blog. Please try again later.'

test('Blog', async ({ page, site, consoleErrors }) => {
  await page.goto('/blog-post')

  await test.step('Blog list: Total Count, year, month and text; No blogs found.', async () => {
    await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
    await page.getByLabel('Search by title').fill('no such post')
    await expect(page).toHaveURL('/blog-post?q=no+such+post')
    await expect(page.getByText('No blogs found.')).toBeVisible()
  })

  await test.step('Loading blogs... is shown until the posts are there', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/lists/blog-post?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/blog-post')
    await page.getByLabel('Search by title').fill('the')
    await expect(page.getByRole('status')).toHaveText('Loading blogs...')
    release()
    await expect(page.getByRole('status')).toHaveText(/^Total Count/)
    await page.unroute('**/api/lists/blog-post?*')
  })

  await test.step('a post has its cover, day and body', async () => {
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

  await test.step('a post is whole without JavaScript', async () => {
    const body = /<div class="[^"]*\bprose\b[^"]*"[^>]*>.*?<p[^>]*>[^<]/s
    expect(await sourceOf(page.url())).toMatch(body)
  })

  await test.step(`${failed} No post of that id, and not indexed`, async () => {
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

test('what the vendor publishes', async ({ page, pair }) => {
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('author where the vendor gives one, next and previous post', async () => {
    const posts = ['1', '2', '3'].map((day) => ({
      _id: `p${day}`,
      title: `Post ${day}`,
      date: `2026-05-0${day}`,
      ...(day === '2' ? { author: 'Head of Science' } : {}),
    }))
    await publish(pair, '/api/blog/All/DPSSWB', posts)
    pair.vendor.setAnswer('/api/innerBlog', { data: posts[1] })
    await page.goto('/blog-post')
    await expect(page.getByText('By Head of Science')).toHaveCount(1)
    await page.getByRole('link', { name: 'Post 2' }).click()
    await expect(page.getByText('By Head of Science')).toBeVisible()
    const others = page.getByRole('navigation', { name: 'Other posts' }).getByRole('link')
    await expect(others).toHaveText(['Previous postPost 1', 'Next postPost 3'])
    await expect(others.first()).toHaveAttribute('href', '/blog-inner?id=p1')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByText('Post 2', { exact: true })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('the body is cleaned: no script, handler, frame or foreign picture is left', async () => {
    pair.vendor.setAnswer('/api/innerBlog', {
      data: {
        _id: 'evil',
        title: '<b>Bold</b> & "quoted"',
        description: `<h1>One</h1><p onclick="alert(1)">Words <a href="javascript:alert(1)">link</a></p>
        <script>alert(1)</script><iframe src="https://x.example"></iframe>
        <img src="https://x.example/a.png" alt="x"><img src="photos/cricket-01.webp" alt="Cricket">
        <style>body{display:none}</style><svg onload="alert(1)"></svg>`,
      },
    })
    page.on('dialog', () => {
      throw new Error('a script of the body ran')
    })
    await page.goto('/blog-inner?id=evil')
    await expect(heading).toHaveText('Bold & "quoted"')
    await expect(page.getByRole('heading', { level: 2, name: 'One' })).toBeVisible()
    const body = page.locator('.prose')
    await expect(body.locator('script, iframe, style, svg, [onclick]')).toHaveCount(0)
    await expect(body.getByRole('img')).toHaveCount(1)
    await expect(body.getByRole('img')).toHaveAttribute('alt', 'Cricket')
    await expect(body.locator('a')).not.toHaveAttribute('href', /javascript/)
    await expect(page.getByText('Not Available')).toBeVisible()
  })

  await test.step('a body whose tags a browser would put elsewhere wakes as it is shown', async () => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    pair.vendor.setAnswer('/api/innerBlog', {
      data: {
        _id: 'nested',
        title: 'Nested',
        description:
          '<p>One<table><tr><td>Two<p>Three<ul><li>Four</ul></p></table><a href="/news">Five <a href="/events">Six</a></a><h2>Seven<h3>Eight</h3></h2><table>Nine<div>Ten</div><tr>Eleven</tr></table>',
      },
    })
    await page.goto('/blog-inner?id=nested')
    await page.mouse.wheel(0, 200)
    await untilHydrated(page)
    expect(errors).toEqual([])
    await expect(page.locator('.prose')).toContainText('Eleven')
  })

  await test.step('Bengali and Hindi words carry their language, in titles and bodies', async () => {
    pair.vendor.setAnswer('/api/innerBlog', {
      data: { _id: 'b', title: 'Poem: আমার বাংলা', description: '<p>Then <b>हिन्दी दिवस</b>.</p>' },
    })
    await page.goto('/blog-inner?id=b')
    await expect(heading).toHaveText('Poem: আমার বাংলা')
    await expect(page.locator('h1 [lang="bn"]')).toHaveText('আমার বাংলা')
    await expect(page.locator('.prose [lang="hi"]')).toHaveText('हिन्दी दिवस')
  })

  await test.step('posts without a day, cover or title are listed with what they have', async () => {
    await publish(pair, '/api/blog/All/DPSSWB', [
      { description: 5 },
      null,
      { title: 'Only a title' },
    ])
    await page.goto('/blog-post')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Not Available')).toHaveCount(2)
    await publish(pair, '/api/blog/All/DPSSWB', [])
    await page.goto('/blog-post')
    await expect(page.getByText('No blogs found.')).toBeVisible()
  })
})
