#!/usr/bin/env node
/**
 * `npm run office -- github school/website`: makes a folder of the forms in which the office changes the content,
 * `tools/office/dist`, for the pages of the git host. Hosts are `github`, `gitlab` and `gitea` (Forgejo too), each with the
 * name of the repository, and the address of a host of one's own: `gitea school/website https://git.school.example`.
 * Without a host it is for the folder of the website on this computer, as `npm run preview` shows it.
 */
import path from 'node:path'
import { install } from '../lib/steps.mjs'

const interfaces = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }

const [name = 'gitea', repo = 'school/website', address] = process.argv.slice(2)
if (!interfaces[name]) throw new Error(`${name} is none of ${Object.keys(interfaces).join(', ')}`)
const own = address ? { base_url: address, api_root: address + interfaces[name] } : {}

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
    __BACKEND__: JSON.stringify({ name, repo, branch: 'main', ...own }),
    __KNOWN__: JSON.stringify(knownTo(await readFacts('content'))),
  },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
