export const pageSize = 20

/** Cards in the first row on a phone; their pictures load first. */
export const firstRowSize = 2

export type Paginated<T> = { items: T[]; total: number; page: number; pages: number }

export const albumPageSize = 24

/** Returns the requested page of `size` records, or the last page if there are fewer. */
export function paginate<T>(
  records: readonly T[],
  requestedPage: number,
  size = pageSize,
): Paginated<T> {
  const pages = Math.max(1, Math.ceil(records.length / size))
  const page = Math.min(requestedPage, pages)
  return {
    items: records.slice((page - 1) * size, page * size),
    total: records.length,
    page,
    pages,
  }
}
