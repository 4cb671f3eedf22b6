/**
 * Ends the process with one sentence when its Node is older than `engines` in package.json wants. Whatever an
 * old Node cannot read is imported after this, by `import()`.
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** `^20.19 || ^24` as pairs of a major version and its least minor one. */
const ranges = engines.node
  .split('||')
  .map((range) => range.replace('^', '').split('.').map(Number))
const [major, minor] = process.versions.node.split('.').map(Number)
const isNamed = ranges.some(([of, least = 0]) => major === of && minor >= least)
// What came out since nobody has tried, and it is no reason not to start.
const isNewer = ranges.every(([of]) => major > of)

if (!isNamed && !isNewer) {
  const { node } = process.versions
  const wanted = engines.node.replaceAll('^', '').replaceAll(' ||', ',')
  const how = 'docs/operating/node.md has the commands that install one'
  process.stderr.write(`Node ${node} cannot run the site, which needs ${wanted}: ${how}\n`)
  process.exit(1)
}
