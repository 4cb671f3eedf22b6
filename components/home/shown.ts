/**
 * Most records that a section of the home page shows of a list as it was returned: more than a round of a
 * marquee or a carousel has minutes for (specification, section 7; docs/decisions/0038).
 */
export const mostShown = 100

/** What a section shows: the list as returned, or so many of its placeholder without one. */
export function shownOf<T>(
  records: readonly T[] | null,
  placeholder: T,
  placeholders: number,
): readonly T[] {
  return records?.length ? records.slice(0, mostShown) : Array<T>(placeholders).fill(placeholder)
}
