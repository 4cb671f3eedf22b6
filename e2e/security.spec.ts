import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { expectHashesHold, injectedRuns } from './support/injected'
import { publish, thisYear } from './support/lists'
import { publishedPicture } from './support/media'
import { expect, test } from './support/test'

const everywhere = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
}

/** The policies of an answer; a browser obeys all of them. */
function policiesIn(answer: APIResponse): string[] {
  return answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value)
}

async function policiesOf(request: APIRequestContext, address: string): Promise<string[]> {
  return policiesIn(await request.get(address, { maxRedirects: 0 }))
}

function inlineHashes(html: string): Set<string> {
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
  return new Set(
    inline.map(
      ([, body]) =>
        `'sha256-${createHash('sha256')
          .update(body ?? '')
          .digest('base64')}'`,
    ),
  )
}

test('headers on every answer: pages, redirects, files, chunks, images, errors', {
  tag: '@attack',
}, async ({ request, site }) => {
  const html = await (await request.get('/')).text()
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const addresses = [
    '/',
    '/our-motto',
    '/news?year=2025',
    '/nowhere',
    '/career',
    '/nothing.png',
    '/api/health',
    '/api/health/alive',
    '/api/metrics',
    '/api/nothing',
    '/emblem.svg',
    '/documents/mandatory-disclosures.pdf',
    (await publishedPicture(site)).slice(site.url.length),
    '/media/none',
    '/_next/image?url=%2Femblem.svg&w=96&q=75',
    chunk,
  ]
  for (const address of addresses) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers()
    for (const [name, value] of Object.entries(everywhere)) {
      expect(headers[name], `${address} ${name}`).toMatch(value)
    }
    if (!address.startsWith('/_next') && !address.startsWith('/media')) {
      expect(headers['content-security-policy'], address).toBeTruthy()
      expect(headers['content-security-policy'], address).not.toMatch(/script-src [^;]*unsafe/)
    }
    expect(headers['x-powered-by'], address).toBeUndefined()
  }
})

test('the policy has no unsafe-eval and no foreign hosts but the map’s frame', {
  tag: '@attack',
}, async ({ request }) => {
  for (const { path: address } of routes) {
    const policy = (await policiesOf(request, address)).join('; ')
    expect(policy, address).not.toContain('unsafe-eval')
    expect(policy, address).toContain("frame-ancestors 'self'")
    const hosts = policy.match(/https?:[^\s;]+/g) ?? []
    expect(hosts, address).toEqual([new URL(school.map.embed).origin])
  }
})

/** Asserts that a page's policy lets in its own inline scripts and nothing else. */
async function expectOwnScripts(answer: APIResponse): Promise<void> {
  const html = await answer.text()
  const [policy = '', ...others] = policiesIn(answer)
  expect(others, answer.url()).toEqual([])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const allowed = new Set(scripts.match(/'sha256-[^']+'/g) ?? [])
  expect(allowed, answer.url()).toEqual(inlineHashes(html))
  expect(scripts, answer.url()).toMatch(/^'(self|none)'/)
  expect(scripts, answer.url()).not.toContain('unsafe-inline')
}

test('every page allows exactly its own inline scripts', { tag: '@attack' }, async ({
  request,
}) => {
  const filtered = ['/news?year=all', '/search?q=fees', '/photo-categories?id=none']
  for (const address of [...routes.map(({ path }) => path), ...filtered]) {
    await expectOwnScripts(await request.get(address))
  }
})

test('so does the answer to a form posted without script', { tag: '@attack' }, async ({
  request,
  baseURL,
}) => {
  const form = await (await request.get('/contact-us')).text()
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const fields = hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')])
  const answer = await request.post('/contact-us', {
    multipart: Object.fromEntries(fields),
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.status()).toBe(200)
  await expectOwnScripts(answer)
  expect(answer.headers()['cache-control']).toContain('no-store')
})

test('so does the answer of a page that nobody has asked for, and the first after a webhook', async ({
  request,
  pair,
}) => {
  const address = `${pair.site.url}/events?q=nobody-has-asked`
  const first = await request.get(address)
  expect(first.headers()['cache-status']).toBe('site; fwd=miss')
  await expectOwnScripts(first)
  await publish(pair, '/api/events/All/DPSSWB', [{ title: 'New', date: '2026-01-10' }])
  const next = await request.get(address)
  expect(next.headers()['cache-status']).toBe('site; fwd=miss')
  await expectOwnScripts(next)
})

test('the hashes hold through revalidation, and the page is still hydrated', async ({
  page,
  pair,
}) => {
  const address = `${pair.site.url}/news`
  await page.request.get(address)
  await publish(pair, '/api/news/All/DPSSWB', [
    { title: 'Changed after the build', fromDate: `${thisYear}-01-10` },
  ])
  expect(await (await page.request.get(address)).text()).toContain('Changed after the build')
  await expectHashesHold(page, address)
})

test('no kind of page breaks its own policy', async ({ page, consoleErrors }) => {
  for (const address of [
    '/',
    '/our-motto',
    '/contact-us',
    '/gallery',
    '/x-topper',
    '/e-prospectus',
  ]) {
    await page.goto(address)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(
      consoleErrors.filter((text) => /Content Security Policy/i.test(text)),
      address,
    ).toEqual([])
    expect(await injectedRuns(page), address).toBe(false)
    consoleErrors.length = 0
  }
})

test('no secret in HTML, logs or the browser bundle', { tag: '@attack' }, async ({
  request,
  site,
}) => {
  const secrets = ['token-for-tests', 'a-secret-for-tests', 'VENDOR_API_TOKEN', 'REVALIDATE_SECRET']
  const folder = '.next/static'
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = await readFile(path.join(file.parentPath, file.name), 'latin1')
    for (const secret of secrets)
      expect(text.includes(secret), `${file.name} ${secret}`).toBe(false)
    expect(/sourceMappingURL=\S+\.map/.test(text), file.name).toBe(false)
  }
  for (const { path: address } of routes) {
    const html = await (await request.get(address)).text()
    for (const secret of secrets) expect(html.includes(secret), `${address} ${secret}`).toBe(false)
  }
  for (const secret of secrets.slice(0, 2)) expect(site.log()).not.toContain(secret)
})
