/**
 * `npm run office -- github school/website`: builds the forms of the office for GitHub Pages. Without arguments they
 * edit a folder of this computer.
 */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { knownTo, readFacts } from '../checks/content/faults'
import { install } from '../lib/install.mjs'
import { replaceTexts } from './form-texts'

// Without a repository the forms open a folder, but the editor requires a backend; this one gets no health requests.
const [name = 'github', repo = 'school/website'] = process.argv.slice(2)
const host = process.argv.length > 2 ? {} : { api_root: 'http://localhost' }
const known = knownTo(await readFacts())

await install('tools/office')
await build({
  configFile: false,
  root: 'tools/office',
  base: './',
  logLevel: 'error',
  resolve: {
    alias: {
      '@/': `${path.resolve()}/`,
      // content/yaml.mjs can read files, too; the forms pass text.
      'node:fs': 'data:text/javascript,export const readFileSync = undefined',
    },
  },
  plugins: [{ name: 'words', transform: replaceTexts(repo.split('/')[0] ?? '') }],
  define: {
    __BACKEND__: JSON.stringify({ name, repo, branch: 'main', ...host }),
    __KNOWN__: JSON.stringify(known),
  },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
for (const picture of known.picture) {
  const smallest = known.file.find((file) => file.match(`^/pictures/${picture}-[24]\\d\\d\\.webp$`))
  if (smallest) cpSync(`public${smallest}`, `tools/office/dist/pictures/${picture}.webp`)
}
