import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const here = 'tools/art/pictures'
const pages = 'content/pages'

/** Drawings that no photograph has replaced. */
const drawings = readdirSync(here)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => path.basename(file, '.svg'))
  .filter((name) => !existsSync(path.join(here, `${name}.jpg`)))

it('shows no drawing on more than two pages', () => {
  const texts = readdirSync(pages).map((file) => readFileSync(path.join(pages, file), 'utf8'))
  const often = drawings.filter((name) => {
    const shows = new RegExp(`^picture: ${name}$|<(?:Gallery|Thumbnails|Tile) [^>]*['"]${name}['"]`, 'm')
    return texts.filter((text) => shows.test(text)).length > 2
  })
  expect(often).toEqual([])
})

it('shows the window with one round tree in at most eight drawings', () => {
  const tree = /<ellipse cx="14" fill="#1d2a24" opacity="\.1\d?" rx="62" ry="9"\/>/
  const windows = drawings.filter((name) => {
    const text = readFileSync(path.join(here, `${name}.svg`), 'utf8')
    return /<g clip-path="[^"]+"><g transform="translate/.test(text) && tree.test(text)
  })
  expect(windows.length).toBeLessThanOrEqual(8)
})
