import { z } from 'zod'

const lengths = z.object({
  data: z.array(z.unknown()),
  total: z.number().optional(),
  totalCount: z.number().optional(),
  totalRecords: z.number().optional(),
})

/** Thrown for a valid response that we do not cache: it contradicts the cached one, or is too large. */
export class RejectedResponseError extends Error {
  override readonly name = 'RejectedResponseError'

  constructor(readonly reason: 'suddenly empty' | 'a part of the list' | 'too large') {
    super(reason)
  }
}

/** Returns whether the body of a list announces more records than it holds. */
export function isPartial(raw: unknown): boolean {
  const { data, ...totals } = lengths.safeParse(raw).data ?? {}
  return data !== undefined && Object.values(totals).some((total) => total > data.length)
}

export function countRecords(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}

/**
 * Returns why a valid body must not replace the cached one: all records are gone at once, or it is the first page of
 * a longer list. A list that was empty the time before too (`wasEmptied`) is accepted.
 */
export function rejectReason(
  raw: unknown,
  data: unknown,
  known: unknown,
  wasEmptied: boolean,
): 'suddenly empty' | 'a part of the list' | null {
  if (countRecords(data) === 0 && countRecords(known) > 0 && !wasEmptied) return 'suddenly empty'
  return isPartial(raw) && countRecords(data) < countRecords(known) ? 'a part of the list' : null
}
