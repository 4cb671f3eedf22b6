import { routes } from '@/content/routes'
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

test('unknown paths answer 307 to /, never to another host', { tag: '@attack' }, async ({
  request,
  site,
}) => {
  for (const path of ['/no-such-page', '/news/filtered', '/home', '/a/b/c']) {
    const answer = await request.get(site.url + path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(new URL(answer.headers().location ?? '', site.url).toString()).toBe(`${site.url}/`)
  }
  for (const path of [
    '//evil.example/x',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/about%252Dus',
  ]) {
    const answer = await request.get(site.url + path, { maxRedirects: 0 })
    const { location = '' } = answer.headers()
    expect(new URL(location, site.url).host, path).toBe(new URL(site.url).host)
  }
})

test('another spelling of a known path answers 308 to the canonical one, with its query', async ({
  request,
  site,
}) => {
  const canonical = {
    '/career': '/Career',
    '/HALL-OF-FAME/': '/hall-of-Fame',
    '/News/?year=2025': '/news?year=2025',
    '/our-motto/': '/our-motto',
    '/about%2Dus': '/about-us',
    '/%70hoto%2dcategories?id=a%2Fb&x=1': '/photo-categories?id=a%2Fb&x=1',
    '/%63areer/': '/Career',
  }
  for (const [from, to] of Object.entries(canonical)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(308)
    expect(new URL(answer.headers().location ?? '', site.url).toString()).toBe(site.url + to)
  }
})

test('what is missing in the folders of files and calls is not found', async ({ request }) => {
  for (const path of [
    '/api/nothing',
    '/api/lists/%6eews',
    '/media/nothing.webp',
    '/documents/n%6f.pdf',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})

test('every fixed page answers 200 at its canonical path', async ({ request }) => {
  for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
})
