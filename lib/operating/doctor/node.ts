import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { bad, good, type Line, look } from './line'

const about = 'node'
const release = z.object({ node: z.string() })

/**
 * Whether this Node is the one that the release in a folder was built with: another may be meant so, for one too old
 * has ended before. What is bad is a release that does not say.
 */
export async function aboutNode(dir: string, version = process.versions.node): Promise<Line[]> {
  const file = path.join(dir, 'release.json')
  if (!existsSync(file)) return [good(about, version)]
  const built = await readFile(file, 'utf8')
    .then((text) => release.parse(JSON.parse(text)).node)
    .catch(() => null)
  if (built === null) {
    const says = `${file} is damaged or cannot be read, so nothing says what Node the site was built with`
    return [bad(about, says, 'unpack the release anew: activate.sh with its archive')]
  }
  if (built === version.split('.')[0]) return [good(about, version)]
  const says = `${version}, and the site was built with ${built}`
  return [look(about, says, '"Node" in docs/operating.md')]
}
