import { z } from 'zod'

const fieldsOf = z.record(z.string(), z.unknown())
const totalName = /^total(?:count|docs|elements|items|records|results)?$/i
const pagesName = /^(?:last_?page|page_?count|total_?pages)$/i
const nextName = /^(?:has_?(?:more|next(?:_?page)?)|next(?:_?page)?(?:_?ur[il])?)$/i

type RejectReason = 'suddenly empty' | 'a part of the list' | `no ${string} any more`

/** Thrown for a valid response that we do not cache: it contradicts the cached one, or is too large. */
export class RejectedResponseError extends Error {
  override readonly name = 'RejectedResponseError'

  constructor(readonly reason: RejectReason | 'too large') {
    super(reason)
  }
}

/**
 * In how many records each field has a value: those that pages show, as the vendor calls them, and those that we do not
 * know.
 */
type FieldCounts = {
  total: number
  filled: ReadonlyMap<string, number>
  unknown: ReadonlyMap<string, number>
}

/** A parsed response; `fields` is null if it has no records. */
export type Parsed<T> = { data: T; fields: FieldCounts | null }

const maxWrappers = 3

/** Returns the fields of a vendor response and of the objects in it, up to `maxWrappers` levels deep. */
function collectFields(raw: unknown, depth = 0): [name: string, value: unknown][] {
  const fields = Object.entries((!Array.isArray(raw) && fieldsOf.safeParse(raw).data) || {})
  if (depth === maxWrappers) return fields
  return [...fields, ...fields.flatMap(([, value]) => collectFields(value, depth + 1))]
}

/** Returns true if a field beside the list, such as `total`, says that there are more records or pages. */
export function isPartial(raw: unknown): boolean {
  const fields = collectFields(raw)
  const lengths = fields.flatMap(([, value]) => (Array.isArray(value) ? [value.length] : []))
  const hasMoreRecords = ([name, value]: (typeof fields)[number]) =>
    (totalName.test(name) && Number(value) > Math.max(...lengths)) ||
    (pagesName.test(name) && Number(value) > 1) ||
    (nextName.test(name) && Boolean(value))
  return lengths.length > 0 && fields.some(hasMoreRecords)
}

export function countRecords(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}

const records = z.array(fieldsOf).min(3)

/** If one of these is empty, the record may get a fallback. So if the vendor renames one, all records get the same text. */
const nameFields = ['title', 'name', 'description']
/** Fields that pages show, link to or filter by, except `time`: a vendor may stop sending an all-day event's 00:00. */
const displayedFields =
  `${nameFields.join(' ')} _id id category session stream score date until venue photo photos cover images
  attachments files href excerpt`.split(/\s+/)
const empty = new Set([undefined, 'null', '[]', '""'])

/** Returns a field that most records have lost. Before, it had at least three different values. */
function findLostField(data: unknown, cached: unknown): string | undefined {
  const [before, now] = [records.safeParse(cached).data, records.safeParse(data).data]
  if (!before || !now) return undefined
  return displayedFields.find((field) => {
    const valueIn = (record: (typeof now)[number]) => JSON.stringify(record[field])
    const keyOf = ({ [field]: _, ...record }: (typeof now)[number]) =>
      JSON.stringify(record.id ?? record._id ?? record.uid ?? record)
    const filled = before.filter((record) => !empty.has(valueIn(record)))
    const hadSeveral = new Set(filled.map(valueIn)).size >= 3
    const isSameInAll = nameFields.includes(field) && new Set(now.map(valueIn)).size === 1
    const keys = new Set(filled.map(keyOf))
    // New records may lack the field, so we look only at records that had it.
    const stillListed = now.filter((record) => keys.has(keyOf(record)))
    const lost = stillListed.filter((record) => isSameInAll || empty.has(valueIn(record)))
    return hadSeveral && lost.length >= 3 && lost.length > stillListed.length / 2
  })
}

/** Returns a field that no record still has, if the vendor renamed it: several have a new one. Or `_id`, also without a new one. */
function findRenamedField(now: FieldCounts | null, before: FieldCounts | null): string | undefined {
  if (!now || !before || now.total < Math.min(before.total, 3)) return undefined
  const few = Math.min(now.total, 3)
  const hasNew = [...now.unknown].some(([name, count]) => count >= few && !before.unknown.has(name))
  // An editor may have replaced the text or the pictures of one record by something that we do not know.
  const isNeeded = (name: string) => now.total > 1 || /^(?:_id|title|name)$|date$/i.test(name)
  const isLost = ([name, count]: [string, number]) =>
    count >= few && now.filled.get(name) === 0 && isNeeded(name)
  return [...before.filled].find((one) => isLost(one) && (hasNew || one[0] === '_id'))?.[0]
}

/**
 * Returns why a valid response must not replace the cached one: it is empty, or most of its records have lost a field, or it
 * is only a part of the list. Accepts a second empty response in a row.
 */
export function rejectReason(
  raw: unknown,
  { data, fields }: Parsed<unknown>,
  { data: cached, fields: cachedFields }: Parsed<unknown>,
  hasRejectedEmpty: boolean,
): RejectReason | null {
  if (countRecords(data) === 0 && countRecords(cached) > 0 && !hasRejectedEmpty)
    return 'suddenly empty'
  if (isPartial(raw) && countRecords(data) < countRecords(cached)) return 'a part of the list'
  const lost = findRenamedField(fields, cachedFields) ?? findLostField(data, cached)
  return lost ? `no ${lost} any more` : null
}
