import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { lookup } from 'mime-types'

/**
 * `picture` is re-encoded, `inline` opens in the browser, `download` is saved. `none` is a photo that we cannot
 * decode: pages show a placeholder, and never offer the file, which may contain its location.
 */
type Delivery = 'picture' | 'inline' | 'download' | 'none'

/** A file type; the first extension is the usual one. */
export type FileType = { mime: string; kind: string; delivery: Delivery; endings: string[] }

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** The one table of what pages offer, `/media` serves and `npm run check:vendor` accepts. */
const table: [delivery: Delivery, kind: string, mime: string, endings: string][] = [
  ['picture', 'Picture', 'image/jpeg', 'jpg jpeg jfif jpe pjpeg'],
  ['picture', 'Picture', 'image/png', 'png apng'],
  ['picture', 'Picture', 'image/webp', 'webp'],
  ['picture', 'Picture', 'image/gif', 'gif'],
  ['picture', 'Picture', 'image/avif', 'avif'],
  ['none', 'Picture', 'image/heic', 'heic heics'],
  ['none', 'Picture', 'image/heif', 'heif heifs'],
  ['none', 'Picture', 'image/bmp', 'bmp'],
  ['none', 'Picture', 'image/tiff', 'tif tiff'],
  ['none', 'Picture', 'image/jxl', 'jxl'],
  ['inline', 'PDF', 'application/pdf', 'pdf'],
  ['download', 'Word', `${office}.wordprocessingml.document`, 'docx'],
  ['download', 'Word', 'application/msword', 'doc'],
  ['download', 'Word', 'application/rtf', 'rtf'],
  ['download', 'Excel', `${office}.spreadsheetml.sheet`, 'xlsx'],
  ['download', 'Excel', 'application/vnd.ms-excel', 'xls'],
  ['download', 'PowerPoint', `${office}.presentationml.presentation`, 'pptx'],
  ['download', 'PowerPoint', `${office}.presentationml.slideshow`, 'ppsx'],
  ['download', 'PowerPoint', 'application/vnd.ms-powerpoint', 'ppt pps'],
  ['download', 'OpenDocument', `${openDocument}.text`, 'odt'],
  ['download', 'OpenDocument', `${openDocument}.spreadsheet`, 'ods'],
  ['download', 'OpenDocument', `${openDocument}.presentation`, 'odp'],
  ['download', 'Text', 'text/plain', 'txt text'],
  ['download', 'CSV', 'text/csv', 'csv'],
  ['download', 'ZIP', 'application/zip', 'zip'],
  ['download', 'RAR', 'application/x-rar-compressed', 'rar'],
  ['download', '7z', 'application/x-7z-compressed', '7z'],
  ['download', 'Audio', 'audio/mpeg', 'mp3'],
  ['download', 'Audio', 'audio/mp4', 'm4a m4b'],
  ['download', 'Audio', 'audio/wav', 'wav'],
  ['download', 'Audio', 'audio/ogg', 'ogg oga opus'],
  ['download', 'Audio', 'audio/aac', 'aac'],
  ['download', 'Audio', 'audio/amr', 'amr'],
  ['download', 'Audio', 'audio/flac', 'flac'],
  ['download', 'Audio', 'audio/x-ms-asf', 'wma'],
  ['download', 'Video', 'video/mp4', 'mp4 m4v'],
  ['download', 'Video', 'video/quicktime', 'mov qt'],
  ['download', 'Video', 'video/webm', 'webm'],
  ['download', 'Video', 'video/3gpp', '3gp'],
  ['download', 'Video', 'video/vnd.avi', 'avi'],
  ['download', 'Video', 'video/matroska', 'mkv'],
  ['download', 'Video', 'video/mpeg', 'mpg mpeg'],
  ['download', 'Video', 'video/ogg', 'ogv'],
  ['download', 'Video', 'video/x-ms-asf', 'wmv'],
]

const fileTypes: readonly FileType[] = table.map(([delivery, kind, mime, endings]) => ({
  mime,
  kind,
  delivery,
  endings: endings.split(' '),
}))
const byMime = new Map(fileTypes.map((type) => [type.mime, type]))
const byEnding = new Map(fileTypes.flatMap((type) => type.endings.map((ending) => [ending, type])))

/** Aliases, including those of the `file-type` library. */
const aliases = new Map([
  ['image/apng', 'image/png'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif-sequence', 'image/heif'],
  ['video/x-m4v', 'video/mp4'],
  ['video/3gpp2', 'video/3gpp'],
  ['video/x-msvideo', 'video/vnd.avi'],
  ['video/MP1S', 'video/mpeg'],
  ['video/MP2P', 'video/mpeg'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/ogg; codecs=opus', 'audio/ogg'],
  ['application/ogg', 'audio/ogg'],
  ['application/vnd.ms-asf', 'video/x-ms-asf'],
  ['application/csv', 'text/csv'],
])

/** Files of drawing programs, cameras and computers that `mime-types` does not know. */
const otherEndings = new Set(
  'accdb cdr cr2 crdownload db indd nef part pst tmp url zipx'.split(' '),
)

export function findTypeByMime(mime: string): FileType | undefined {
  return byMime.get(aliases.get(mime) ?? mime)
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

const pictureStart = /\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP/s
const maxStrayBytes = 16

/** Cuts off stray bytes before a picture: scripts put line breaks and byte order marks in front. */
export function skipStrayBytes(picture: Uint8Array): Uint8Array {
  const head = Buffer.from(picture.subarray(0, 2 * maxStrayBytes)).toString('latin1')
  const start = head.search(pictureStart)
  // A TIFF may begin with a JPEG of its own.
  const isStray = start > 0 && start <= maxStrayBytes && !/^(?:II\*|MM)/.test(head)
  return isStray ? picture.subarray(start) : picture
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
  if (container) return claim(container) ?? findTypeByMime(found.mime)
  if (found?.mime === 'image/heif' && isAvif(first)) return byEnding.get('avif')
  if (found && found.mime !== 'application/xml') return findTypeByMime(found.mime)
  const picture = skipStrayBytes(first)
  if (picture !== first) return detectType(picture, path, declared)
  if (hasPdfHeader(first)) return byEnding.get('pdf')
  // School programs export tables and letters as HTML, XML or plain text under the name of an old format.
  return isText(first) && !/html/.test(declared) ? claim(oldOffice) : undefined
}
