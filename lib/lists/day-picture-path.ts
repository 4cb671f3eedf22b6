import type { IsoDate } from '@/lib/school/dates'
import { type DayChoice, parseDayChoice } from './day-ahead'

export const dayPictureShapes = { tall: [1080, 1350], wide: [1200, 630] } as const

export type DayPictureShape = keyof typeof dayPictureShapes

const none = 'all'

/** Returns the path of a picture, such as `/cards/tomorrow/2026-11-26/en.VI.matigara.tall.jpg`. */
export function dayPicturePath(
  day: IsoDate,
  { lang, schoolClass, stop }: DayChoice,
  shape: DayPictureShape,
): string {
  return `/cards/tomorrow/${day}/${[lang, schoolClass ?? none, stop?.slug ?? none, shape].join('.')}.jpg`
}

/** Parses the last segment of such a path. Null for a name that `dayPicturePath` does not write. */
export function parseDayPictureName(
  day: IsoDate,
  name: string,
): { choice: DayChoice; shape: DayPictureShape } | null {
  const [lang, schoolClass, stop, shape] = name.split('.')
  if (shape !== 'tall' && shape !== 'wide') return null
  const choice = parseDayChoice({ lang, class: schoolClass, stop })
  const isExact = dayPicturePath(day, choice, shape) === `/cards/tomorrow/${day}/${name}`
  return isExact ? { choice, shape } : null
}
