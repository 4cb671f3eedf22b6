import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'

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
const fallbackTexts = new Set<string | undefined>(
  Object.values(fallbacks).map((text) => JSON.stringify(text)),
)
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
    const known = new Set(before.map(keyOf))
    const [text, ...others] = new Set(now.map(valueIn))
    const isSameInAll = nameFields.includes(field) && others.length === 0
    // If no record is known, the vendor may have renamed the id too. New records may rightly have no description.
    if (!now.some((record) => known.has(keyOf(record))))
      return hadSeveral && isSameInAll && field !== 'description' && fallbackTexts.has(text)
    const keys = new Set(filled.map(keyOf))
    // New records may lack the field, so we look only at records that had it.
    const stillListed = now.filter((record) => keys.has(keyOf(record)))
    const lost = stillListed.filter((record) => isSameInAll || empty.has(valueIn(record)))
    return hadSeveral && lost.length >= 3 && lost.length > stillListed.length / 2
  })
}

/**
 * Returns why a valid response must not replace the cached one: it is empty, or most of its records have lost a field, or it
 * is only a part of the list. Accepts a second empty response in a row.
 */
export function rejectReason(
  raw: unknown,
  data: unknown,
  cached: unknown,
  hasRejectedEmpty: boolean,
): RejectReason | null {
  if (countRecords(data) === 0 && countRecords(cached) > 0 && !hasRejectedEmpty)
    return 'suddenly empty'
  if (isPartial(raw) && countRecords(data) < countRecords(cached)) return 'a part of the list'
  const lost = findLostField(data, cached)
  return lost ? `no ${lost} any more` : null
}
