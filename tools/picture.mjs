#!/usr/bin/env node
/**
 * `npm run picture -- IMG_2041.jpg library "Girls reading in the library"`: makes a photograph a picture
 * of the site, in place of the one of that name or as a new one (docs/editing.md).
 */
import { addPicture } from './lib/picture-widths.mjs'

const [file, name, text] = process.argv.slice(2)

if (!file || !name || !text) {
  console.error('npm run picture -- FILE NAME "what is seen on it"')
  process.exit(1)
}
try {
  const { widths, bytes, ratio } = await addPicture({ file, name, text })
  console.log(
    `public/pictures/${name}-….webp  ${widths.join(', ')} wide, ${Math.round(bytes / 1000)} kB in all`,
  )
  console.log(`tools/art/pictures/${name}.jpg  ${ratio}, upright, without place and camera`)
  console.log(`content/pictures.yaml  says: ${text}`)
  console.log(`It is shown where a page says picture: ${name} or <Gallery of={['${name}']} />`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
