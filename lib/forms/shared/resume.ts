import 'server-only'
import { fileTypeFromBuffer } from 'file-type'

const documents = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Shown when a file's content is neither PDF nor Word, whatever its name says. */
export const notADocument =
  'This file is not a PDF or Word document inside. Please save your resume as PDF or Word and choose it again.'

type Extension = keyof typeof documents

/** Old Office files are one container; a Word one names its main stream so, in UTF-16LE. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

async function kindOf(bytes: Uint8Array, name: string): Promise<Extension | null> {
  const detected = await fileTypeFromBuffer(bytes)
  // What old versions of Word saved under that name is often this format, and Word opens it.
  if (detected?.ext === 'rtf' && /\.doc$/i.test(name)) return 'doc'
  if (detected?.ext === 'pdf' || detected?.ext === 'docx') return detected.ext
  return detected?.ext === 'cfb' && Buffer.from(bytes).includes(wordStream) ? 'doc' : null
}

/** A file's name without folders, signs that other systems trip over, and its ending. */
function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? ''
  const clean = base
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return [...clean].slice(0, 80).join('') || 'resume'
}

/**
 * A resume by its content: the same bytes under a clean name with the ending and type of what it is,
 * or null when it is neither PDF nor Word.
 */
export async function inspectResume(file: File): Promise<File | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await kindOf(bytes, file.name)
  return kind && new File([bytes], `${cleanFileName(file.name)}.${kind}`, { type: documents[kind] })
}
