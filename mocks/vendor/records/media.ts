const PHOTOS_PER_TOPIC = 4

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1)

export function photo(topic: string, number: number): string {
  return `photos/${topic}-${twoDigits(number)}.webp`
}

export function portrait(name: string): string {
  return `portraits/${name.toLowerCase().replaceAll(' ', '-')}.webp`
}

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
