/** `npm run picture -- IMG_2041.jpg library "Girls reading"`: adds or replaces a photograph (docs/editing.md). */
import { addPicture } from './lib/picture-widths'

const [file, name, text, focus] = process.argv.slice(2)

if (!file || !name || !text) {
  console.error('npm run picture -- FILE NAME "what is seen on it" [top | middle | bottom]')
  process.exit(1)
}
try {
  const { isNew, widths, bytes, ratio } = await addPicture({ file, name, text, focus })
  console.log(
    `public/pictures/${name}-….webp  ${widths.join(', ')} wide, ${Math.round(bytes / 1000)} kB in all`,
  )
  console.log(`tools/art/pictures/${name}.jpg  ${ratio}, upright, without place and camera`)
  console.log(`content/pictures.yaml  says: ${text}`)
  if (isNew)
    console.log(
      `A new picture, which no page shows yet: write picture: ${name} or <Gallery of={['${name}']} />`,
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
