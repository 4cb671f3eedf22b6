import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

type PageText = { file: string; text: string }

const maxPages = 2

export function drawingsIn(folder = 'tools/art/pictures'): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.basename(file, '.svg'))
    .filter((name) => !existsSync(path.join(folder, `${name}.jpg`)))
}

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
