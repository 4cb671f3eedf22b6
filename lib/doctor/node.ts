import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { good, type Line, look } from './line'

const about = 'node'
const release = z.object({ node: z.string() })

/** Whether this Node is the one that the release in a folder was built with. One too old has ended before. */
export async function aboutNode(dir: string, version = process.versions.node): Promise<Line[]> {
  const text = await readFile(path.join(dir, 'release.json'), 'utf8').catch(() => null)
  const built = text === null ? null : release.parse(JSON.parse(text)).node
  if (built === null || built === version.split('.')[0]) return [good(about, version)]
  const says = `${version}, and the site was built with ${built}`
  return [look(about, says, '"Node" in docs/operating.md')]
}
