import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { standalone } from '@/tools/lib/standalone'

const _server = `${standalone}/.next/server`

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
