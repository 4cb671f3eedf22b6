import { expect, test } from './support/test'

test('Any unknown path redirects to the home page, replacing the history entry', async ({
  page,
}) => {
  await page.goto('/our-motto')
  await page.evaluate(() => location.assign('/no-such-page?x=1'))
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/our-motto')
})

// All spellings: proxy.test.ts, lib/routes/canonical.test.ts.
test('unknown paths answer 307, other spellings 308, what is missing among files and calls 404; none leads to another host', {
  tag: '@attack',
}, async ({ request, site }) => {
  for (const [path, status, to] of [
    ['/news/filtered', 307, '/'],
    ['//evil.example/x', 308, '/evil.example/x'],
    ['/%5Cevil.example', 307, '/'],
    ['/News/?year=2025', 308, '/news?year=2025'],
    ['/%63areer/', 308, '/Career'],
    ['/%70hoto%2dcategories?id=a%2Fb&x=1', 308, '/photo-categories?id=a%2Fb&x=1'],
    ['/api/nothing', 404],
    ['/api/lists/%6eews', 404],
    ['/documents/n%6f.pdf', 404],
  ] as const) {
    const answer = await request.get(site.url + path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(status)
    const { location } = answer.headers()
    if (to) expect(new URL(location ?? '', site.url).toString(), path).toBe(site.url + to)
  }
})
