#!/usr/bin/env node
/**
 * `npm run picture -- IMG_2041.jpg library "Girls reading in the library"`: makes a photograph a picture
 * of the site, in place of the one of that name or as a new one (docs/editing.md).
 */
import { readdirSync } from 'node:fs'
import { addPicture } from './lib/picture-widths.mjs'

const [file, name, text] = process.argv.slice(2)

if (!file || !name || !text) {
  console.error('npm run picture -- FILE NAME "what is seen on it"')
  process.exit(1)
}
try {
  const pages = readdirSync('content/pages')
  const { widths, bytes, heads, ratio } = await addPicture({ file, name, text, pages })
  console.log(
    `public/pictures/${name}-….webp  ${widths.join(', ')} wide, ${Math.round(bytes / 1000)} kB in all`,
  )
  console.log(`tools/art/pictures/${name}.jpg  ${ratio}, upright, without place and camera`)
  for (const changed of ['content/pictures.yaml', ...heads])
    console.log(`${changed}  says: ${text}`)
  if (heads.length === 0)
    console.log(`It is shown where a page says picture: ${name} or <Gallery of={['${name}']} />`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
