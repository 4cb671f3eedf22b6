import { z } from 'zod'
import { log } from '@/lib/log'
import { takeUnreadDays } from './fields'

/** A list body: an array, or an object whose `data` is one. */
const listBody = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
])

/** The fields that a record's schema reads, below its transforms. */
function fieldsOf(record: z.core.$ZodType): string[] {
  if (record instanceof z.ZodPipe) return fieldsOf(record.in)
  return record instanceof z.ZodObject ? Object.keys(record.shape) : []
}

/** Whether a record has one field of its schema; every field may be missing, but not all. */
function hasKnownField(fields: string[], item: unknown): boolean {
  return typeof item === 'object' && item !== null && fields.some((field) => field in item)
}

/**
 * A list of records. A record that does not fit, or has none of the known fields, is dropped alone and
 * counted in the log under `name`; the rest of the list lives. With every record dropped it is no list.
 */
export function listOf<S extends z.ZodType>(name: string, record: S) {
  const fields = fieldsOf(record)
  return listBody.transform((items, context) => {
    takeUnreadDays()
    const results = items
      .filter((item) => hasKnownField(fields, item))
      .map((item) => record.safeParse(item))
    const fitting = results.flatMap((result) => (result.success ? [result.data] : []))
    const unreadDays = takeUnreadDays()
    const dropped = items.length - fitting.length
    if (dropped > 0)
      log.warn({ list: name, dropped, kept: fitting.length }, 'vendor records dropped')
    if (unreadDays > 0) log.warn({ list: name, unreadDays }, 'vendor days not read')
    if (fitting.length === 0 && items.length > 0) context.addIssue('every record was dropped')
    return fitting
  })
}

/**
 * One record, bare or inside `data`, alone or as a list of one; null when there is none, or when it has
 * none of the known fields.
 */
export function oneOf<S extends z.ZodType>(record: S) {
  const fields = fieldsOf(record)
  return z
    .unknown()
    .transform((body) => {
      const one = first(z.object({ data: z.unknown() }).safeParse(body).data?.data ?? body)
      return typeof one === 'object' && !hasKnownField(fields, one) ? null : one
    })
    .pipe(record.nullable())
}

/** An envelope whose `data` is null says that there is no such record. */
function first(body: unknown): unknown {
  if (Array.isArray(body)) return body[0] ?? null
  return z.strictObject({ data: z.null() }).loose().safeParse(body).success ? null : (body ?? null)
}
