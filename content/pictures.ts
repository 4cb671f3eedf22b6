/**
 * The school’s pictures: the size of each and a default alternative text (what is seen).
 * The files are public/pictures/<name>-<width>.webp, made by `npm run pictures`; a page may give a more fitting alt.
 */
import { data } from './generated/pictures'
import type { Data } from './schemas/pictures'

type Entry = Data['pictures'][number]

/** Pixels of each shape, and the widths in which its files exist, smallest first. */
const shapes: Record<Entry['shape'], { width: number; height: number; widths: readonly number[] }> =
  {
    hero: { width: 1600, height: 900, widths: [640, 960, 1280, 1600] },
    scene: { width: 1200, height: 800, widths: [400, 640, 960, 1200] },
    square: { width: 800, height: 800, widths: [200, 400, 800] },
    badge: { width: 540, height: 160, widths: [270, 540] },
  }

/** A picture: its size and widths in pixels, what is seen, and what of it counts. */
type Picture = Pick<Entry, 'alt' | 'focus'> & (typeof shapes)[Entry['shape']]

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
