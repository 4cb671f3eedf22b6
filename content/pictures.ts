/**
 * The school's pictures: sizes and alternative text. The files are public/pictures/<name>-<width>.webp, from `npm run
 * pictures`. Heroes load first, so they also exist as .avif, which is smaller.
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

/** For each shape: size in pixels, file widths in ascending order, and formats. */
export const shapes: Record<Entry['shape'], Shape> = {
  hero: { width: 1600, height: 900, widths: [480, 768, 1080, 1600], formats: ['avif', 'webp'] },
  scene: { width: 1200, height: 800, widths: [400, 640, 960, 1200], formats },
  square: { width: 800, height: 800, widths: [200, 400, 800], formats },
  badge: { width: 540, height: 160, widths: [270, 540], formats },
}

/** A picture: size, widths, formats, alternative text, and focus for cropping. */
type Picture = Pick<Entry, 'alt' | 'focus'> & Shape

/** A name in `pictures.yaml`; the content check rejects unknown names in pages. */
export type PictureName = string

export const pictures: ReadonlyMap<PictureName, Picture> = new Map(
  data.pictures.map(({ name, shape, alt, focus }) => [name, { ...shapes[shape], alt, focus }]),
)

/** Returns a picture by name. Throws if `pictures.yaml` does not have it. */
export function pictureOf(name: PictureName): Picture {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`No picture "${name}" in content/pictures.yaml`)
  return picture
}
