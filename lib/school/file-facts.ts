import { statSync } from 'node:fs'
import path from 'node:path'

/**
 * Kind and size of a file of `public`, as a reader wants to know before a download: "PDF, 84 kB".
 * `href` is its address on the site, such as `/documents/form.pdf`. Throws when there is no such
 * file, which stops the build.
 */
export function fileFacts(href: string): string {
  const { size } = statSync(path.join(process.cwd(), 'public', href))
  const kind = path.extname(href).slice(1).toUpperCase()
  return `${kind}, ${sizeText(size)}`
}

/** Bytes as "84 kB" or "1.2 MB", in thousands. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
