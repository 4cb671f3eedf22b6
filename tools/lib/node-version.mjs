/**
 * Exits with one sentence if this Node is older than `engines` in package.json. JavaScript that an old Node can parse; a
 * release runs it too. Import everything else after it, with `import()`.
 */
import { readFileSync } from 'node:fs'

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** `^20.19 || ^24` as pairs of a major version and its lowest minor one. */
const ranges = engines.node
  .split('||')
  .map((range) => range.replace('^', '').split('.').map(Number))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isSupported = ranges.some(([of, min = 0]) => major === of && minor >= min)
// Start on a newer version too, although it is untested.
const isNewer = ranges.every(([of = 0]) => major > of)

if (!isSupported && !isNewer) {
  const { node } = process.versions
  const versions = engines.node.replaceAll('^', '').replaceAll(' ||', ',')
  const help = 'docs/operating/install.md has the commands that install one'
  process.stderr.write(`Node ${node} cannot run the site, which needs ${versions}: ${help}\n`)
  process.exit(1)
}
