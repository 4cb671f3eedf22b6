/** Endings that a name may carry before its last one: `resume.pdf.bin`. */
const documentEnding = /\.(?:pdf|docx?)$/i

/**
 * A file's name without folders, its ending, and signs that other systems trip over; `fallback` where nothing is
 * left. At most 80 characters.
 */
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
