import { z } from 'zod'

const lengths = z.object({
  data: z.array(z.unknown()),
  total: z.number().optional(),
  totalCount: z.number().optional(),
  totalRecords: z.number().optional(),
})

/** A good answer that is not taken: it contradicts what is known, or needs more memory than it may have. */
export class RefusedAnswerError extends Error {
  override readonly name = 'RefusedAnswerError'

  constructor(readonly reason: 'suddenly empty' | 'a part of the list' | 'too large') {
    super(reason)
  }
}

/** Whether a list's body says itself that it has more records than it gives. */
export function isPart(raw: unknown): boolean {
  const { data, ...totals } = lengths.safeParse(raw).data ?? {}
  return data !== undefined && Object.values(totals).some((total) => total > data.length)
}

/** How many records an answer has; one that is no list has none or one. */
export function countOf(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}

/**
 * Why a good body should not take the place of what is known: everything gone at once (`wasEmptied`:
 * it has been so already the time before, and is then believed), or the first page of a longer list.
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
