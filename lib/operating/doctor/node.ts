import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type CheckResult, fail, pass, warn } from '../check-result'

const about = 'node'
const release = z.object({ node: z.string() })

/**
 * Whether this Node is the one that the release in a folder was built with: another may be meant so, for one too old
 * has ended before. What fails is a release that does not say.
 */
export function checkNode(dir: string, version = process.versions.node): CheckResult {
  const file = path.join(dir, 'release.json')
  if (!existsSync(file)) return pass(about, version)
  try {
    const { node } = release.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (node === version.split('.')[0]) return pass(about, version)
    const says = `${version}, and the site was built with ${node}`
    return warn(about, says, '"Node" in docs/operating.md')
  } catch {
    const says = `${file} is damaged or cannot be read, so nothing says what Node the site was built with`
    return fail(about, says, 'unpack the release anew: activate.sh with its archive')
  }
}
