import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

type PageText = { file: string; text: string }

const maxPages = 2

/** Returns the names of drawings that no photograph has replaced. */
export function drawingsIn(folder = 'tools/art/pictures'): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.basename(file, '.svg'))
    .filter((name) => !existsSync(path.join(folder, `${name}.jpg`)))
}

/** Returns a sentence for each drawing that more than two pages show. */
export function repeatedDrawings(
  pages: readonly PageText[],
  drawings: readonly string[] = drawingsIn(),
): string[] {
  return drawings.flatMap((name) => {
    const shows = new RegExp(
      `^picture: ${name}$|<(?:Gallery|Thumbnails|Tile) [^>]*['"]${name}['"]`,
      'm',
    )
    const files = pages.filter(({ text }) => shows.test(text)).map(({ file }) => file)
    return files.length > maxPages ? [`${files.at(-1)}  “${name}” is on ${files.length} pages`] : []
  })
}
