import 'server-only'
import { lookup } from 'mime-types'
import { readFirst } from '@/lib/http/read-bytes'
import { env } from '@/lib/platform/env'
import { discardBody, vendorFile } from '@/lib/vendor-api/client'
import { failureOf } from '@/lib/vendor-api/errors'
import { imageEndpoint, imagePath } from '@/lib/vendor-api/media'
import { sampleBytes, typeOfBytes } from '@/lib/vendor-api/recognise'
import { mapLimited } from './map-limited'

/** Files that were looked at, of those that records name, and what is wrong with some. */
export type FilesReport = { looked: number; of: number; odd: { path: string; problem: string }[] }

const filesAtOnce = 4

/** What the first bytes of an Office document say, which are a container's. */
const containers: Record<string, RegExp> = {
  'application/zip': /openxmlformats|opendocument/,
  'application/x-cfb': /msword|vnd\.ms-/,
}

function fits(named: string, found: string): boolean {
  return named === found || (containers[found]?.test(named) ?? false)
}

/** What is wrong with a file; null when its first bytes fit its name. */
async function problemOf(path: string): Promise<string | null> {
  const signal = AbortSignal.timeout(env().VENDOR_TIMEOUT_MS)
  try {
    const file = await vendorFile({ path: imageEndpoint(path) }, signal)
    if (!file.body) return 'empty'
    const first = await readFirst(file.body, sampleBytes, signal)
    discardBody(file)
    const found = await typeOfBytes(first)
    const named = lookup(path)
    if (first.byteLength === 0) return 'empty'
    if (!found) return 'its first bytes are of no kind that is known'
    return !named || fits(named, found) ? null : `named ${named}, but is ${found}`
  } catch (error) {
    const { reason, status, code } = failureOf(error)
    return `did not come: ${[reason, status, code].filter(Boolean).join(' ')}`
  }
}

/** The first of each group, then the second of each, and so on. */
function interleaved(groups: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group[at] ?? []),
  ).flat()
}

/** Looks at the first bytes of at most `most` files, some of each group. */
export async function checkFiles(
  groups: readonly (readonly string[])[],
  most: number,
): Promise<FilesReport> {
  const named = new Set(interleaved(groups).map((stored) => imagePath(stored) ?? stored))
  const ours = [...named].filter((path) => !/^https?:/i.test(path))
  const looked = ours.slice(0, most)
  const found = await mapLimited(filesAtOnce, looked, async (path) => {
    const isUsable = imagePath(path) !== null
    const problem = isUsable ? await problemOf(path) : 'no path that an address can have'
    return problem ? [{ path, problem }] : []
  })
  return { looked: looked.length, of: ours.length, odd: found.flat() }
}
