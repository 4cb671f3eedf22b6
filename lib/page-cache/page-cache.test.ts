import fs, { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import PageCache from './page-cache.mjs'
import { scriptPolicy } from './script-policy.mjs'

const policy = 'content-security-policy'
const read = { kind: 'APP_PAGE', isFallback: false }

/** A page as Next renders it, standing on the client module `id`. */
function rendered(id: string) {
  return {
    kind: 'APP_PAGE',
    html: '<head><script src="/a.js" async=""></script></head><body><h1>News</h1><script>self.flight=1</script></body>',
    rscData: Buffer.from(`1:I["${id}",[],"default"]`),
  }
}

let server = ''

function openCache() {
  return new PageCache({
    fs: { ...fs, ...fs.promises, existsSync: fs.existsSync, readFileSync: fs.readFileSync },
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    serverDistDir: server,
    _requestHeaders: {},
  })
}

beforeEach(() => {
  server = mkdtempSync(path.join(tmpdir(), 'page-cache-'))
  mkdirSync(path.join(server, 'app'))
  writeFileSync(path.join(server, 'scriptless-modules.json'), '["next-own"]')
})

test('the first answer is the page as it is kept, with the policy of its own scripts', async () => {
  const page = rendered('list')
  await openCache().set('/news', page, {})
  expect(page.html).not.toContain('<script src')
  expect(page).toHaveProperty(['headers', policy], scriptPolicy(page.html))
  const kept = await openCache().get('/news', read)
  expect(kept?.value).toBe(page)
})

test('a page is finished once, also when it is put back', async () => {
  const page = rendered('list')
  await openCache().set('/again', page, {})
  const { html } = page
  await openCache().set('/again', page, {})
  await Promise.all([openCache().get('/again', read), openCache().get('/again', read)])
  expect(page.html).toBe(html)
})

test('a page that stands on nothing but Next’s own modules has no script', async () => {
  const page = rendered('next-own')
  await openCache().set('/notices', page, {})
  expect(page.html).toBe('<head></head><body><h1>News</h1></body>')
  expect(page).toHaveProperty(['headers', policy], "script-src 'none'")
})

test('what the build prerendered is finished when it is read', async () => {
  const { html, rscData } = rendered('form')
  const write = (name: string, data: string | Buffer) =>
    writeFileSync(path.join(server, 'app', name), data)
  write('contact-us.html', html)
  write('contact-us.rsc', rscData)
  write('contact-us.meta', '{}')
  const entry = await openCache().get('/contact-us', read)
  expect(entry?.value).toHaveProperty('html', expect.not.stringContaining('<script src'))
  expect(entry?.value).toHaveProperty(
    ['headers', policy],
    expect.stringMatching(/^script-src 'self' 'sha256-/),
  )
})

test('other entries pass', async () => {
  const feed = { kind: 'APP_ROUTE', body: Buffer.from('<feed/>'), headers: {}, status: 200 }
  await openCache().set('/feed.xml', feed, {})
  expect(feed.headers).toEqual({})
})
