/** Records a page of a list shows. */
export const pageSize = 20

/** One page of the records found, with the count over all pages; pages count from 1. */
export type ListPage<T> = { items: T[]; total: number; page: number; pages: number }

/** The page asked for; a page past the end is the last one. */
export function paginate<T>(found: readonly T[], wanted: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(wanted, pages)
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pages,
  }
}
