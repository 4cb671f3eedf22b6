import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { needsScript, stripScripts } from './stripping.mjs'

describe('client modules that need a page’s scripts', () => {
  it.each([
    '[project]/components/ui/lightbox-client.tsx',
    '[project]/components/ui/lightbox-client.tsx <module evaluation>',
    '[project]/node_modules/swr/dist/index.mjs',
    'unknown',
  ])('%s does', (module) => expect(needsScript(module)).toBe(true))

  it.each([
    '[project]/node_modules/next/dist/esm/client/components/layout-router.js',
    '[project]/app/error.tsx',
    '[project]/app/global-error.tsx',
  ])('%s does not', (module) => expect(needsScript(module)).toBe(false))
})

describe('a build', () => {
  const module = (name: string) => `[project]/components/ui/${name}-client.tsx`
  let dist = ''
  const write = (name: string, text: string) => {
    const file = path.join(dist, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8')

  beforeEach(() => {
    dist = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), '.next')
    const route = (more: object) => ({ srcRoute: '/[slug]', dataRoute: '/a.rsc', ...more })
    write('app-path-routes-manifest.json', JSON.stringify({ '/(content)/[slug]/page': '/[slug]' }))
    write(
      'prerender-manifest.json',
      JSON.stringify({
        routes: {
          '/words': route({ initialRevalidateSeconds: false }),
          '/photos': route({ initialRevalidateSeconds: false }),
          '/fresh': route({ initialRevalidateSeconds: 60 }),
        },
      }),
    )
    for (const place of ['server/app', 'standalone/.next/server/app']) {
      for (const [name, flight] of [
        ['words', '1:I[1,[],"default"]'],
        ['photos', '1:I[2,[],"Lightbox"]'],
        ['fresh', '1:I[1,[],"default"]'],
      ]) {
        write(`${place}/${name}.html`, `<h1>${name}</h1><script>go()</script>`)
        write(`${place}/${name}.rsc`, flight ?? '')
      }
    }
    write(
      'server/app/(content)/[slug]/page_client-reference-manifest.js',
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
       globalThis.__RSC_MANIFEST["/(content)/[slug]/page"] = ${JSON.stringify({
         clientModules: { '[project]/app/error.tsx': { id: 1 }, [module('lightbox')]: { id: 2 } },
       })};`,
    )
  })

  it('loses the scripts of exactly the fixed pages without a client component, twice the same; modules without scripts are listed', () => {
    for (let time = 0; time < 2; time++) {
      expect(stripScripts(dist)).toEqual({ stripped: ['/words'], kept: ['/photos'] })
      for (const place of ['server/app', 'standalone/.next/server/app']) {
        expect(read(`${place}/words.html`)).toBe('<h1>words</h1>')
        expect(read(`${place}/photos.html`)).toContain('<script>')
        expect(read(`${place}/fresh.html`)).toContain('<script>')
        expect(JSON.parse(read(`${path.dirname(place)}/scriptless-modules.json`))).toEqual(['1'])
      }
    }
  })
})
