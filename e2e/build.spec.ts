import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { standalone } from '@/tools/lib/standalone'

const server = `${standalone}/.next/server`

async function chunksOf(page: string): Promise<string> {
  const entry = await readFile(path.join(server, 'app', page, 'page.js'), 'utf8')
  const names = [...entry.matchAll(/"(server\/chunks\/[^"]+\.js)"/g)].map(([, name = '']) => name)
  expect(names.length, page).toBeGreaterThan(0)
  const chunks = names.map((name) => readFile(path.join(server, '..', name), 'utf8'))
  return (await Promise.all(chunks)).join('\n')
}

/** Name of a pupil in the embedded vendor only. */
const embeddedOnly = 'Tenzing Lepcha'

test('bundles the embedded vendor, but not into the server chunks of the list pages', async () => {
  for (const page of ['(lists)/news', '(lists)/gallery', '']) {
    expect(await chunksOf(page), page).not.toContain(embeddedOnly)
  }
  const files = await readdir(server, { recursive: true, withFileTypes: true })
  const chunks = files.filter((file) => file.isFile() && file.name.endsWith('.js'))
  const texts = await Promise.all(
    chunks.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  )
  expect(texts.some((text) => text.includes(embeddedOnly))).toBe(true)
})

const browserChunks = `${standalone}/browser/_next/static/chunks`

test('sends no script with a RegExp lookbehind, which Safari before 16.4 cannot parse', async () => {
  const scripts = (await readdir(browserChunks)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    const source = await readFile(path.join(browserChunks, script), 'utf8')
    expect(source.match(/\(\?<[!=]/g), script).toBeNull()
  }
})

test('builds stylesheets without @layer, color-mix(), nesting or :has() on the root element', async () => {
  const sheets = (await readdir(browserChunks)).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const styles = await readFile(path.join(browserChunks, sheet), 'utf8')
    expect(styles.match(/@layer|color-mix|okl(?:ab|ch)\(|revert-layer|[{;]&/g), sheet).toBeNull()
    expect(styles.match(/(?:html|:root|body):has\([^)]*\)[,{]/g), sheet).toBeNull()
  }
})

test('leaves the pages under /dev out of the build', async () => {
  const manifest = await readFile(`${standalone}/.next/server/app-paths-manifest.json`, 'utf8')
  expect(manifest).toContain('/tomorrow/page')
  expect(manifest).not.toContain('/dev/')
})

test('packs only the files that a server needs into a release', async () => {
  const all = await readdir(standalone, { recursive: true })
  const names = all.filter((name) => !name.includes(path.sep))
  expect(names.filter((name) => name !== '.data').sort()).toEqual([
    ...['.env.example', '.next', 'browser', 'check-vendor.main.mjs', 'check-vendor.mjs', 'deploy'],
    ...['docs', 'mocks', 'node_modules', 'package.json', 'public', 'release.json'],
    ...['server.js', 'server.main.js'],
    ...['smoke.main.mjs', 'smoke.mjs', 'take-down.main.mjs', 'take-down.mjs', 'tools'],
  ])
  const ofOffice = all.filter((name) => /sveltia|tools.office/.test(name))
  expect(ofOffice, 'the editing forms of the office').toEqual([])
})
