import 'server-only'
import { strFromU8, unzipSync } from 'fflate'
import { resumeLimit } from '@/content/forms'
import { cleanFileName } from '@/lib/text/file-name'
import { hasPdfHeader } from '@/lib/vendor-api/file-types'

const unknownResume =
  'We need your resume as a PDF or Word file. Save it as PDF and choose it again.'
const protectedResume =
  'This file is protected with a password. Save a copy without a password and choose it again.'

type Extension = keyof typeof resumeLimit.types

/** Maximum compressed size of `[Content_Types].xml`. Decompression may make it a thousand times larger. */
const maxContentTypesBytes = 32 * 1024

/**
 * Returns true if a zip is a Word document. `unzipSync` takes file sizes from the zip's central directory: Google Docs writes
 * them only there.
 */
function isDocx(bytes: Uint8Array): boolean {
  try {
    let isFirst = true
    const parts = unzipSync(bytes, {
      filter: ({ name, size }) => {
        if (!isFirst || !/^\[content_types\]\.xml$/i.test(name)) return false
        isFirst = false
        return size <= maxContentTypesBytes
      },
    })
    const [types] = Object.values(parts)
    return types !== undefined && strFromU8(types).includes('wordprocessingml.document.main+xml')
  } catch {
    return false
  }
}

const sectorBytes = 512
const isEncryptedFlag = 1

/** Returns the sector of a `.doc` file that says if the file is encrypted ([MS-DOC] 2.5.1). */
function findWordHeader(file: Buffer): Buffer | undefined {
  for (let at = sectorBytes; at + 12 <= file.length; at += sectorBytes)
    if (file.readUInt16BE(at) === 0xeca5) return file.subarray(at, at + sectorBytes)
  return undefined
}

/** Recognises a Word document in a compound file (`.doc`, `.xls`, …) by the names of its streams, which are UTF-16. */
function inspectContainer(file: Buffer): Extension | 'protected' | null {
  const holds = (stream: string) => file.includes(Buffer.from(stream, 'utf16le'))
  if (holds('EncryptedPackage')) return 'protected'
  if (!holds('WordDocument')) return null
  const flags = findWordHeader(file)?.[11] ?? 0
  return (flags & isEncryptedFlag) === 0 ? 'doc' : 'protected'
}

/** Returns true if an encrypted PDF opens without a password. Such a PDF only forbids printing or editing. */
async function opensWithoutPassword(file: Buffer): Promise<boolean> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
    await pdf.loadingTask.destroy()
    return true
  } catch {
    return false
  }
}

export async function kindOf(file: Buffer): Promise<Extension | 'protected' | null> {
  if (file.indexOf('PK\x03\x04') === 0) return isDocx(file) ? 'docx' : null
  if (file.indexOf('d0cf11e0a1b11ae1', 0, 'hex') === 0) return inspectContainer(file)
  // Word also opens rich text (RTF) from a file named .doc.
  if (file.indexOf('{\\rtf') === 0) return 'doc'
  if (!hasPdfHeader(file)) return null
  const isEncrypted = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(file.toString('latin1'))
  return isEncrypted && !(await opensWithoutPassword(file)) ? 'protected' : 'pdf'
}

/**
 * Recognises the type of a resume by its content. Returns the file with a clean name and with the extension and media type of
 * its content, or returns an error message.
 */
export async function inspectResume(file: File): Promise<File | string> {
  const bytes = await file.arrayBuffer()
  const kind = await kindOf(Buffer.from(bytes))
  if (kind === null) return unknownResume
  if (kind === 'protected') return protectedResume
  const name = cleanFileName(file.name, 'resume')
  return new File([bytes], `${name}.${kind}`, { type: resumeLimit.types[kind] })
}
