import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { extension, lookup } from 'mime-types'

/**
 * `picture` is re-encoded, `inline` opens in the browser, `download` is saved. `none` is a photo that we cannot
 * decode: pages show a placeholder, and never offer the file, which may contain its location.
 */
type Delivery = 'picture' | 'inline' | 'download' | 'none'

/** A file type; the first extension is the usual one. */
export type FileType = { mime: string; kind: string; delivery: Delivery; endings: string[] }

/**
 * The one table of what pages offer, `/media` serves and `npm run check:vendor` accepts. Also with the extensions by which
 * `mime-types` and `file-type` name a type.
 */
const table: [delivery: Delivery, kind: string, types: string][] = [
  ['picture', 'Picture', 'jpg jpeg jfif jpe pjpeg, png apng, webp, gif, avif'],
  ['none', 'Picture', 'heic heics, heif heifs, bmp, tif tiff, jxl'],
  ['inline', 'PDF', 'pdf'],
  ['download', 'Word', 'docx, doc, rtf'],
  ['download', 'Excel', 'xlsx, xls'],
  ['download', 'PowerPoint', 'pptx, ppsx, ppt pps'],
  ['download', 'OpenDocument', 'odt, ods, odp'],
  ['download', 'Text', 'txt text'],
  ['download', 'CSV', 'csv'],
  ['download', 'ZIP', 'zip'],
  ['download', 'RAR', 'rar'],
  ['download', '7z', '7z'],
  ['download', 'Audio', 'mp3 mpga mp1 mp2, m4a m4b, wav, ogg oga opus, aac adts, amr, flac, wma'],
  ['download', 'Video', 'mp4 m4v, mov qt, webm, 3gp 3g2, avi, mkv, mpg mpeg, ogv, wmv asf'],
]

const byEnding = new Map(
  table.flatMap(([delivery, kind, types]) =>
    types.split(', ').flatMap((names) => {
      const endings = names.split(' ')
      const mime = lookup(endings[0] ?? '') || ''
      return endings.map((ending): [string, FileType] => [
        ending,
        { mime, kind, delivery, endings },
      ])
    }),
  ),
)

/** Types that `mime-types` does not know, or names by another extension. */
const otherMimes: Record<string, string> = {
  'image/jpg': 'jpg',
  'application/csv': 'csv',
  'audio/flac': 'flac',
  'application/ogg': 'ogg',
  'application/vnd.ms-asf': 'asf',
  'video/vnd.avi': 'avi',
  'video/matroska': 'mkv',
}

/** Files of drawing programs, cameras and computers that `mime-types` does not know. */
const otherEndings = new Set(
  'accdb cdr cr2 crdownload db indd nef part pst tmp url zipx'.split(' '),
)

export function findTypeByMime(mime: string): FileType | undefined {
  return byEnding.get(otherMimes[mime] ?? (extension(mime) || ''))
}

function endingOf(path: string): string {
  return /[^/]\.([a-z0-9]{1,8})$/i.exec(path.trim())?.[1]?.toLowerCase() ?? ''
}

/** Returns `other` for a known type that we do not serve, null if only the content can tell. */
export function findTypeByName(path: string): FileType | 'other' | null {
  const ending = endingOf(path)
  if (!/[a-z]/.test(ending)) return null
  return byEnding.get(ending) ?? (otherEndings.has(ending) || lookup(ending) ? 'other' : null)
}

export const maxFileBytes = 60 * 1024 * 1024

export const sampleBytes = 4100

/** Readers look for `%PDF-` in the first kilobyte: mail gateways and scanners put bytes before it. */
export function hasPdfHeader(first: Uint8Array): boolean {
  return Buffer.from(first.subarray(0, 1024)).includes('%PDF-')
}

/** `file-type` reads the first brand only; AVIF files may name a general one first. */
function isAvif(first: Uint8Array): boolean {
  const box = Buffer.from(first.subarray(4, 64)).toString('latin1')
  return /^ftyp(?:.{4})*?avi[fs]/s.test(box)
}

/** True for UTF-16 with a byte order mark, or no control characters. */
function isText(first: Uint8Array): boolean {
  const mark = (first[0] ?? 0) * 256 + (first[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff) return true
  return (
    first.length > 0 && !first.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  )
}

/** Containers whose first bytes do not identify their content. */
const containers = new Map([
  ['application/x-cfb', /^application\/(?:msword|vnd\.ms-(?:excel|powerpoint))$/],
  ['application/zip', /^application\/(?:zip|vnd\.(?:openxmlformats|oasis)\b.*)$/],
])
const oldOffice = /^application\/(?:msword|vnd\.ms-excel)$/
const texts = /^text\/(?:plain|csv)$/

/**
 * Detects a type by the first bytes. Name and declared type decide only between old Office formats, zip-based
 * formats and kinds of text. Undefined if we do not serve it.
 */
export async function detectType(
  first: Uint8Array,
  path: string,
  declared: string,
): Promise<FileType | undefined> {
  const typeByName = findTypeByName(path)
  const claimed = (typeByName === 'other' ? null : typeByName) ?? findTypeByMime(declared)
  const claim = (pattern: RegExp) => (claimed && pattern.test(claimed.mime) ? claimed : undefined)
  if (claim(texts) && isText(first)) return claimed
  const found = await fileTypeFromBuffer(first)
  const container = found && containers.get(found.mime)
  if (container) return claim(container) ?? byEnding.get(found.ext)
  if (found?.mime === 'image/heif' && isAvif(first)) return byEnding.get('avif')
  if (found && found.mime !== 'application/xml') return byEnding.get(found.ext)
  if (hasPdfHeader(first)) return byEnding.get('pdf')
  // School programs export tables and letters as HTML, XML or plain text under the name of an old format.
  return isText(first) && !/html/.test(declared) ? claim(oldOffice) : undefined
}
