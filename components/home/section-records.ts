/**
 * Records that a home section renders at most: one round of a marquee or carousel has no time for more (specification,
 * section 7; docs/decisions/0036).
 */
export const maxSectionRecords = 100

/** Returns the list, cut to the maximum, or placeholders when it is empty. */
export function orPlaceholders<T>(
  records: readonly T[] | null,
  placeholder: T,
  placeholders: number,
): readonly T[] {
  return records?.length
    ? records.slice(0, maxSectionRecords)
    : Array<T>(placeholders).fill(placeholder)
}
