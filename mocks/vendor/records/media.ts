export function photo(topic: string, number: number): string {
  return `photos/${topic}-${String(number).padStart(2, '0')}.webp`
}

export function portrait(name: string): string {
  return `portraits/${name.toLowerCase().replaceAll(' ', '-')}.webp`
}

/** Photos of each topic, of which there are four, beginning with another one each `turn`. */
export function albumPhotos(
  topics: readonly string[],
  count: number,
  turn: number,
): readonly string[] {
  const numbers = [0, 1, 2, 3].map((at) => ((at + turn) % 4) + 1)
  return topics.flatMap((topic) => numbers.map((number) => photo(topic, number))).slice(0, count)
}
