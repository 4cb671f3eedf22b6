/**
 * The school’s pictures: the size of each and its alternative text (what is seen).
 * The files are public/pictures/<name>-<width>.webp, made by `npm run pictures`.
 * Heroes, which are seen first, are there as .avif too, which is smaller.
 */
import { data } from './generated/pictures'
import type { Data } from './schemas/pictures'

type Entry = Data['pictures'][number]

type Shape = {
  width: number
  height: number
  widths: readonly number[]
  formats: readonly ('avif' | 'webp')[]
}

const formats = ['webp'] as const

/** Pixels of each shape, the widths in which its files exist, smallest first, and their formats. */
export const shapes: Record<Entry['shape'], Shape> = {
  hero: { width: 1600, height: 900, widths: [480, 768, 1080, 1600], formats: ['avif', 'webp'] },
  scene: { width: 1200, height: 800, widths: [400, 640, 960, 1200], formats },
  square: { width: 800, height: 800, widths: [200, 400, 800], formats },
  badge: { width: 540, height: 160, widths: [270, 540], formats },
}

/** A picture: its size, widths and formats, what is seen, and what of it counts. */
type Picture = Pick<Entry, 'alt' | 'focus'> & Shape

/** A name of `pictures.yaml`; the check of the content says of one in a page that it is none. */
export type PictureName = string

/** The pictures by name. */
export const pictures: ReadonlyMap<PictureName, Picture> = new Map(
  data.pictures.map(({ name, shape, alt, focus }) => [name, { ...shapes[shape], alt, focus }]),
)

/** The picture of a name. Throws on one that `pictures.yaml` does not have. */
export function pictureOf(name: PictureName): Picture {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`No picture "${name}" in content/pictures.yaml`)
  return picture
}
