const PHOTOS_PER_TOPIC = 4

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1)

/** The stored path of a photograph. In: a topic, which `media/photos` has, and its number, 1-4. */
export function photo(topic: string, number: number): string {
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
  topics: readonly string[],
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
