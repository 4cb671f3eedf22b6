/**
 * Files are public/pictures/<name>-<width>.webp, from a photograph or a drawing of `art/pictures`. Heroes load first, so they also exist as
 * .avif, which is smaller.
 */
import { data } from './generated/pictures'
import { type Shape, shapes } from './picture-shapes'
import type { Data } from './schemas/pictures'

type Entry = Data['pictures'][number]

type Picture = Pick<Entry, 'alt' | 'caption' | 'focus'> & Shape

/** A name in `pictures.yaml`; the content check rejects unknown names in pages. */
export type PictureName = string

export const pictures: ReadonlyMap<PictureName, Picture> = new Map(
  data.pictures.map(({ name, shape, drawn, ...words }) => [
    name,
    { ...shapes[shape], focus: drawn, ...words },
  ]),
)

/** Returns a picture by name. Throws if `pictures.yaml` does not have it. */
export function pictureOf(name: PictureName): Picture {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`No picture "${name}" in content/pictures.yaml`)
  return picture
}
