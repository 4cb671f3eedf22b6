/** An extension before the last one: `resume.pdf.bin`. */
const documentEnding = /\.(?:pdf|docx?)$/i

/** Returns a name of at most 80 characters, without folders, extension and special characters. */
export function cleanFileName(name: string, fallback: string): string {
  const base = name.split(/[\\/]/).pop() ?? ''
  const clean = base
    .normalize('NFC')
    .replace(/\.(?:[a-z][a-z0-9]*)?$/i, '')
    .replace(documentEnding, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return [...clean].slice(0, 80).join('') || fallback
}
