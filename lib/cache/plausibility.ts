import { z } from 'zod'

const fieldsOf = z.record(z.string(), z.unknown())
const totalName = /^total(?:count|docs|elements|items|records|results)?$/i

type RejectReason = 'suddenly empty' | 'a part of the list' | `no ${string} any more`

/** Thrown for a valid response that we do not cache: it contradicts the cached one, or is too large. */
export class RejectedResponseError extends Error {
  override readonly name = 'RejectedResponseError'

  constructor(readonly reason: RejectReason | 'too large') {
    super(reason)
  }
}

const maxWrappers = 3

/** Returns true if a total beside the list, or beside that of a wrapper, is larger. */
export function isPartial(raw: unknown, depth = 0): boolean {
  const fields = Object.entries((!Array.isArray(raw) && fieldsOf.safeParse(raw).data) || {})
  const lengths = fields.flatMap(([, one]) => (Array.isArray(one) ? [one.length] : []))
  const totals = fields.filter(([name]) => totalName.test(name)).map(([, total]) => Number(total))
  const isShort = lengths.length > 0 && totals.some((total) => total > Math.max(...lengths))
  return isShort || (depth < maxWrappers && fields.some(([, one]) => isPartial(one, depth + 1)))
}

export function countRecords(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}

const records = z.array(z.record(z.string(), z.unknown())).min(3)

/** Fields that pages show. Lost ones of `named` all show the same fallback; lost ones of `filled` are empty. */
const fields = {
  named: ['title', 'name'],
  filled: 'date photo photos cover images attachments files description excerpt'.split(' '),
}

/** Returns a field that had three or more values and is now lost in every record: the vendor renamed it. */
function findLostField(data: unknown, cached: unknown): string | undefined {
  const [before, now] = [records.safeParse(cached).data, records.safeParse(data).data]
  if (!before || !now) return undefined
  const countInBoth = (field: string) => {
    const keyOf = (record: (typeof now)[number]) =>
      JSON.stringify(record.id ?? record.uid ?? { ...record, [field]: null })
    const keys = new Set(before.map(keyOf))
    return now.filter((record) => keys.has(keyOf(record))).length
  }
  const valuesOf = (list: typeof now, field: string) =>
    new Set(list.map((record) => JSON.stringify(record[field])))
  const isEmpty = (value = '') => ['null', '[]', '""'].includes(value)
  return [...fields.named, ...fields.filled].find((field) => {
    const [value, ...others] = valuesOf(now, field)
    const isLost = others.length === 0 && (fields.named.includes(field) || isEmpty(value))
    // New records may lack the field, but records that we had do not all lose it at once.
    return isLost && valuesOf(before, field).size >= 3 && countInBoth(field) >= 3
  })
}

/**
 * Returns why a valid body must not replace the cached one: all records or a whole field are gone at once, or it is the
 * first page of a longer list. A second empty list in a row is accepted.
 */
export function rejectReason(
  raw: unknown,
  data: unknown,
  cached: unknown,
  wasEmptyRejected: boolean,
): RejectReason | null {
  if (countRecords(data) === 0 && countRecords(cached) > 0 && !wasEmptyRejected)
    return 'suddenly empty'
  if (isPartial(raw) && countRecords(data) < countRecords(cached)) return 'a part of the list'
  const lost = findLostField(data, cached)
  return lost ? `no ${lost} any more` : null
}
