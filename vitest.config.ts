import './tools/lib/test-environment.ts'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from '@mdx-js/mdx'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { rehypePlugins, remarkPlugins } from './content/mdx-plugins.ts'
import { writeModules } from './content/modules.ts'

writeModules()

const pages = createRequire(path.resolve('content/pages/page.mdx'))

/** Imports plugins by name, resolved from the folder of the pages. */
const load = (names: string[]) =>
  Promise.all(
    names.map(async (name) => (await import(pathToFileURL(pages.resolve(name)).href)).default),
  )

/** Compiles `content/pages` as the build does. */
const mdx: Plugin = {
  name: 'mdx',
  enforce: 'pre',
  async transform(value, file) {
    if (!file.endsWith('.mdx')) return null
    const compiled = await compile(
      { value, path: file },
      { remarkPlugins: await load(remarkPlugins), rehypePlugins: await load(rehypePlugins) },
    )
    return { code: String(compiled) }
  },
}

export default defineConfig({
  plugins: [mdx],
  // No test reads styles, and Vite cannot use Next's list of PostCSS plugins.
  css: { postcss: { plugins: [] } },
  resolve: {
    alias: {
      '@': path.resolve(import.meta.dirname),
      // Marks server modules for the bundler; a test needs nothing of it.
      'server-only': path.resolve(import.meta.dirname, 'node_modules/server-only/empty.js'),
    },
  },
  test: {
    include: [
      '{app,components,content,e2e,lib,mocks,operator,server,testing,tools}/**/*.test.{ts,tsx}',
      '*.test.ts',
    ],
    // On two cores Vitest would start one worker; much of a test is waiting.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Generated modules depend on these without an import.
    forceRerunTriggers: ['**/content/*.yaml', '**/{package.json,vitest.config.ts}'],
    globalSetup: 'testing/temporary.ts',
    setupFiles: 'testing/each-file.ts',
    // With a secret, the site generates none in DATA_DIR.
    env: {
      LOG_LEVEL: 'silent',
      REVALIDATE_SECRET: 'a-secret-for-unit-tests-of-32-characters',
      SITE_URL: '',
    },
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    // Resets implementations and calls of mocks too: each returns to its original implementation.
    mockReset: true,
    // `npm run test:attacks` runs these alone.
    tags: [{ name: 'attack', description: 'limits and defences against one attacker' }],
    // Stops a test that hangs. Generous, because a busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
