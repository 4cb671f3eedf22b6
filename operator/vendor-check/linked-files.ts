import 'server-only'
import { readFirst } from '@/lib/http/read-bytes'
import { encodePicture, UnusablePictureError } from '@/lib/media/encode'
import { maxSourceBytes } from '@/lib/media/pictures'
import { env } from '@/lib/platform/env'
import { discardBody, fetchVendorFile, readBody } from '@/lib/vendor-api/client'
import { getContentType } from '@/lib/vendor-api/detect-type'
import { toFailure } from '@/lib/vendor-api/errors'
import { findTypeByMime, findTypeByName, maxFileBytes } from '@/lib/vendor-api/file-types'
import type { NamedFile } from '@/lib/vendor-api/findings'
import { findPathFault, isExternal, toEndpointPath, toImagePath } from '@/lib/vendor-api/media'
import { mapLimited } from './map-limited'

type Fault = { problem: string; remedy: string }

export type FilesReport = { checked: number; of: number; odd: (NamedFile & Fault)[] }

const maxConcurrentFiles = 4
const uploadAgain = 'upload it again at the vendor'
const minWidth = '160'

async function pictureFault(bytes: Uint8Array): Promise<Fault | null> {
  try {
    await encodePicture(bytes, minWidth, 'truncated')
    return null
  } catch (error) {
    if (!(error instanceof UnusablePictureError)) throw error
    return {
      problem: `a picture that we cannot decode: ${error.message}`,
      remedy: 'save it as a smaller JPEG and upload it again',
    }
  }
}

async function contentFault(path: string): Promise<Fault | null> {
  const signal = AbortSignal.timeout(env().VENDOR_TIMEOUT_MS)
  const call = { path: toEndpointPath(path) }
  try {
    const file = await fetchVendorFile(call, signal)
    const type = findTypeByMime(getContentType(file))
    if (type?.delivery === 'picture')
      return await pictureFault(await readBody(call, file, { maxBytes: maxSourceBytes, signal }))
    const first = file.body ? await readFirst(file.body, 1, signal) : new Uint8Array()
    discardBody(file)
    if (first.byteLength === 0) return { problem: 'empty', remedy: uploadAgain }
    if (!type) return { problem: 'an unknown file type', remedy: 'save it as PDF' }
    if (type.delivery === 'none')
      return { problem: 'a photo that browsers cannot show', remedy: 'save it as JPEG' }
    const claimed = findTypeByName(path)
    if (claimed && claimed !== 'other' && claimed.kind === 'Picture')
      return { problem: `${type.kind} under the name of a picture`, remedy: uploadAgain }
    if (Number(file.headers.get('content-length')) > maxFileBytes)
      return { problem: 'larger than 60 MB', remedy: 'save it smaller, or link to it elsewhere' }
    return null
  } catch (error) {
    const { reason, status, code } = toFailure(error)
    const message = [reason, status, code].filter(Boolean).join(' ')
    return { problem: `does not load: ${message}`, remedy: uploadAgain }
  }
}

/** The first of each group, then the second of each, and so on. */
function interleaved<T>(groups: readonly (readonly T[])[]): T[] {
  const maxLength = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: maxLength }, (_, at) =>
    groups.flatMap((group) => group[at] ?? []),
  ).flat()
}

export async function checkFiles(
  groups: readonly (readonly NamedFile[])[],
  maxFiles: number,
): Promise<FilesReport> {
  const files = new Map<string, NamedFile>()
  for (const file of interleaved(groups)) {
    const path = toImagePath(file.path) ?? file.path
    if (!isExternal(file.path) && !files.has(path)) files.set(path, file)
  }
  let checked = 0
  const found = await mapLimited(maxConcurrentFiles, [...files.entries()], async ([path, file]) => {
    // Problems of a path alone are reported with its list.
    if (checked >= maxFiles || findPathFault(file.path)) return []
    checked += 1
    const odd = await contentFault(path)
    return odd ? [{ ...file, ...odd }] : []
  })
  return { checked, of: files.size, odd: found.flat() }
}
