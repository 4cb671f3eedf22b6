import 'server-only'
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

/** What is wrong with a file; null when its first bytes are of a kind by which the site can serve it. */
async function problemOf(path: string): Promise<string | null> {
  const signal = AbortSignal.timeout(env().VENDOR_TIMEOUT_MS)
  try {
    const file = await vendorFile({ path: imageEndpoint(path) }, signal)
    if (!file.body) return 'empty'
    const first = await readFirst(file.body, sampleBytes, signal)
    discardBody(file)
    if (first.byteLength === 0) return 'empty'
    return (await typeOfBytes(first)) ? null : 'its first bytes are of no kind that is known'
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
