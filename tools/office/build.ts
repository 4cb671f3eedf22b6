/**
 * `npm run office -- github school/website`: builds the forms of the office, which save to that repository. The backend
 * `test-repo` saves to the browser's own storage, for tests.
 */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { knownTo, readFacts } from '../checks/content/faults'
import { install } from '../lib/install.mjs'

const [name = '', repo] = process.argv.slice(2)
// Other ways to sign in need our own server.
const host = repo ? { repo, branch: 'main', auth_methods: ['token'] } : {}
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
  define: {
    __BACKEND__: JSON.stringify({ name, ...host }),
    __KNOWN__: JSON.stringify(known),
  },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
for (const picture of known.picture) {
  const smallest = known.file.find((file) => file.match(`^/pictures/${picture}-[24]\\d\\d\\.webp$`))
  if (smallest) cpSync(`public${smallest}`, `tools/office/dist/pictures/${picture}.webp`)
}
