import { z } from 'zod'
import { log } from '@/lib/log'

/** A list body: an array, or an object whose `data` is one. */
const listBody = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
])

/**
 * A list of records. A record that does not fit is dropped alone and counted in the log under
 * `name`; the rest of the list lives.
 */
export function listOf<S extends z.ZodType>(name: string, record: S) {
  return listBody.transform((items) => {
    const results = items.map((item) => record.safeParse(item))
    const fitting = results.flatMap((result) => (result.success ? [result.data] : []))
    const dropped = items.length - fitting.length
    if (dropped > 0)
      log.warn({ list: name, dropped, kept: fitting.length }, 'vendor records dropped')
    return fitting
  })
}

/** One record, bare or inside `data`, alone or as a list of one; null when there is none. */
export function oneOf<S extends z.ZodType>(record: S) {
  return z
    .unknown()
    .transform((body) => first(z.object({ data: z.unknown() }).safeParse(body).data?.data ?? body))
    .pipe(record.nullable())
}

/** An envelope whose `data` is null says that there is no such record. */
function first(body: unknown): unknown {
  if (Array.isArray(body)) return body[0] ?? null
  return z.strictObject({ data: z.null() }).loose().safeParse(body).success ? null : (body ?? null)
}
