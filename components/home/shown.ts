/**
 * Records that a home section renders at most: one round of a marquee or carousel has no time for more (specification,
 * section 7; docs/decisions/0038).
 */
export const maxShown = 100

/** Returns the list, cut to the maximum, or placeholders when it is empty. */
export function shownOf<T>(
  records: readonly T[] | null,
  placeholder: T,
  placeholders: number,
): readonly T[] {
  return records?.length ? records.slice(0, maxShown) : Array<T>(placeholders).fill(placeholder)
}
