/**
 * `npm run office -- github school/website`: builds the forms in which the office edits the content, `tools/office/dist`,
 * for GitHub's pages. Without arguments they edit a folder of this computer, as in `npm run preview`.
 */
import path from 'node:path'
import { build } from 'vite'
import { knownTo, readFacts } from '../checks/content/faults'
import { install } from '../lib/install.mjs'

// Without a repository the forms open a folder; the editor wants a backend all the same.
const [name = 'github', repo = 'school/website'] = process.argv.slice(2)

await install('tools/office')
await build({
  configFile: false,
  root: 'tools/office',
  base: './',
  // Packages warn of directives that mean nothing here.
  logLevel: 'error',
  resolve: {
    alias: {
      '@/': `${path.resolve()}/`,
      // content/yaml.mjs can read files, too; the forms pass text.
      'node:fs': 'data:text/javascript,export const readFileSync = undefined',
    },
  },
  define: {
    __BACKEND__: JSON.stringify({ name, repo, branch: 'main' }),
    __KNOWN__: JSON.stringify(knownTo(await readFacts())),
  },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
