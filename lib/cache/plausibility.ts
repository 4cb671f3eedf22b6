/** Thrown for a valid response that we do not cache. */
export class RejectedResponseError extends Error {
  override readonly name = 'RejectedResponseError'

  constructor(readonly reason: 'suddenly empty' | 'too large') {
    super(reason)
  }
}

export function countRecords(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}
