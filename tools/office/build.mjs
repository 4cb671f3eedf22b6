#!/usr/bin/env node
/**
 * `npm run office -- github school/website`: makes a folder of the forms in which the office changes the content,
 * `tools/office/dist`, for GitHub's pages. Without arguments they are for the folder of the website on this computer, as
 * `npm run preview` shows them.
 */
import path from 'node:path'
import { install } from '../lib/steps.mjs'

// Without a repository the forms open a folder; the editor wants a backend all the same.
const [name = 'github', repo = 'school/website'] = process.argv.slice(2)

await install()
await install('tools/office')
const { build } = await import('vite')
const { knownTo, readFacts } = await import('../checks/content/faults.mjs')
await build({
  configFile: false,
  root: 'tools/office',
  base: './',
  // Packages warn of directives that mean nothing here.
  logLevel: 'error',
  resolve: {
    alias: {
      '@/': `${path.resolve()}/`,
      // The reader of YAML reads files, too; the forms give it text.
      'node:fs': 'data:text/javascript,export const readFileSync = undefined',
    },
  },
  define: {
    __BACKEND__: JSON.stringify({ name, repo, branch: 'main' }),
    __KNOWN__: JSON.stringify(knownTo(await readFacts('content'))),
  },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
