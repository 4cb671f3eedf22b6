import 'server-only'
import { readFirst } from '@/lib/http/read-bytes'
import { encodePicture, UnusablePictureError } from '@/lib/media/encode'
import { maxSourceBytes } from '@/lib/media/pictures'
import { env } from '@/lib/platform/env'
import { discardBody, fetchVendorFile, readBody } from '@/lib/vendor-api/client'
import { getContentType } from '@/lib/vendor-api/detect-type'
import { toFailure } from '@/lib/vendor-api/errors'
import { findTypeByMime, findTypeByName, maxFileBytes } from '@/lib/vendor-api/file-types'
import { isExternal, toEndpointPath, toImagePath } from '@/lib/vendor-api/media'
import type { LinkedFile } from '@/lib/vendor-api/reports'
import { type CheckResult, pass, warn } from './check-result'
import { mapLimited } from './map-limited'

type Fault = { problem: string; remedy: string }

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
    return { problem: `does not load: ${status ?? code ?? reason}`, remedy: uploadAgain }
  }
}

/** Spreads the files that it checks over all lists. */
function sampleOf<T>(all: readonly T[], max: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / max))
  return all.filter((_, index) => max > 0 && index % step === 0)
}

export async function checkFiles(
  linked: readonly LinkedFile[],
  maxFiles: number,
): Promise<CheckResult[]> {
  const own = linked.filter(({ path }) => !isExternal(path))
  const files = new Map(own.map((file) => [toImagePath(file.path) ?? file.path, file]))
  const sample = sampleOf([...files], maxFiles)
  const found = await mapLimited(maxConcurrentFiles, sample, async ([path, { record }]) => {
    const fault = await contentFault(path)
    return fault ? [warn('files', `${record}: ${path}: ${fault.problem}`, fault.remedy)] : []
  })
  return [pass('files', `${sample.length} of ${files.size} checked`), ...found.flat()]
}
