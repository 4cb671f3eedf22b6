import 'server-only'
import { strFromU8, unzipSync } from 'fflate'
import { resumeLimit } from '@/content/forms'
import { cleanFileName } from '@/lib/text/file-name'
import { hasPdfHeader } from '@/lib/vendor-api/file-types'

const unknownResume =
  'We need your resume as a PDF or Word file. Save it as PDF and choose it again.'

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

/** Old Word files are compound files (`.doc`, `.xls`, …), which name their streams in UTF-16. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

function kindOf(file: Buffer): Extension | null {
  if (file.indexOf('PK\x03\x04') === 0) return isDocx(file) ? 'docx' : null
  if (file.indexOf('d0cf11e0a1b11ae1', 0, 'hex') === 0)
    return file.includes(wordStream) ? 'doc' : null
  // Word also opens rich text (RTF) from a file named .doc.
  if (file.indexOf('{\\rtf') === 0) return 'doc'
  return hasPdfHeader(file) ? 'pdf' : null
}

/**
 * Recognises the type of a resume by its content. Returns the file with a clean name and with the extension and media type of
 * its content, or returns an error message.
 */
export async function inspectResume(file: File): Promise<File | string> {
  const bytes = await file.arrayBuffer()
  const kind = kindOf(Buffer.from(bytes))
  if (kind === null) return unknownResume
  const name = cleanFileName(file.name, 'resume')
  return new File([bytes], `${name}.${kind}`, { type: resumeLimit.types[kind] })
}
