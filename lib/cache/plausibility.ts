import { z } from 'zod'

const lengths = z.object({
  data: z.array(z.unknown()),
  total: z.number().optional(),
  totalCount: z.number().optional(),
  totalRecords: z.number().optional(),
})

/** Rejects a valid response that contradicts the cached one or exceeds the memory limit. */
export class RefusedAnswerError extends Error {
  override readonly name = 'RefusedAnswerError'

  constructor(readonly reason: 'suddenly empty' | 'a part of the list' | 'too large') {
    super(reason)
  }
}

/** A list whose body reports a larger total than it returns. */
export function isPart(raw: unknown): boolean {
  const { data, ...totals } = lengths.safeParse(raw).data ?? {}
  return data !== undefined && Object.values(totals).some((total) => total > data.length)
}

/** Number of records; a response that is not a list counts as 0 or 1. */
export function countOf(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}

/**
 * Returns why a valid response must not replace the cached one: it is suddenly empty, or only the first page of a longer
 * list. A second empty response in a row (`wasEmptied`) is accepted.
 */
export function whyImplausible(
  raw: unknown,
  data: unknown,
  known: unknown,
  wasEmptied: boolean,
): 'suddenly empty' | 'a part of the list' | null {
  if (countOf(data) === 0 && countOf(known) > 0 && !wasEmptied) return 'suddenly empty'
  return isPart(raw) && countOf(data) < countOf(known) ? 'a part of the list' : null
}
