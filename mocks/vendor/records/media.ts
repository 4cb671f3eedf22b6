import { PUPILS } from './pupils'

const TOPICS = [
  'annual-day',
  'sports-day',
  'science-fair',
  'art-class',
  'library-week',
  'independence-day',
  'republic-day',
  'durga-puja',
  'saraswati-puja',
  'field-trip',
  'football',
  'cricket',
  'basketball',
  'yoga',
  'chess',
  'music',
  'dance',
  'tree-planting',
  'laboratory',
  'computer-lab',
  'assembly',
  'investiture',
  'quiz',
  'hostel-life',
  'parents-meeting',
  'kindergarten',
] as const

/** A subject of which there are photographs. */
export type Topic = (typeof TOPICS)[number]

const PHOTOS_PER_TOPIC = 4

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1)

/** The stored path of a photograph. In: a topic and its number, 1-4. */
export function photo(topic: Topic, number: number): string {
  return `photos/${topic}-${twoDigits(number)}.webp`
}

/** The stored path of a pupil’s portrait. In: the pupil’s name. */
export function portrait(name: string): string {
  return `portraits/${name.toLowerCase().replaceAll(' ', '-')}.webp`
}

/**
 * The photographs of an album, the first being its cover. In: topics (the first leads), how many
 * (at most four a topic), and a turn that changes the order from one year to the next.
 */
export function albumPhotos(
  topics: readonly Topic[],
  count: number,
  turn: number,
): readonly string[] {
  return topics
    .flatMap((topic) =>
      upTo(PHOTOS_PER_TOPIC).map((number) =>
        photo(topic, ((number - 1 + turn) % PHOTOS_PER_TOPIC) + 1),
      ),
    )
    .slice(0, count)
}

/** Every file of the media folder, by stored path; circulars are made from their records instead. */
export const embeddedMediaPaths: readonly string[] = [
  ...TOPICS.flatMap((topic) => upTo(PHOTOS_PER_TOPIC).map((number) => photo(topic, number))),
  ...PUPILS.filter(({ hasPortrait }) => hasPortrait).map(({ name }) => portrait(name)),
  'files/magazine.pdf',
  'files/prospectus.pdf',
  'announcements/admission-open.webp',
  'announcements/bus-routes.webp',
  'announcements/winter-camp.webp',
  'video/application-guide.mp4',
  'tc/2019-0417.webp',
  'tc/2021-0132.webp',
  'tc/2016-0288.webp',
]
