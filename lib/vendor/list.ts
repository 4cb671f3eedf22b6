import { z } from 'zod'
import { log } from '@/lib/log'

/** A list body: an array, or an object whose `data` is one. */
const listBody = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
])

/**
 * What `make` makes of each of a list's records. One that it throws at is dropped alone and counted in
 * the log under `name`; the rest of the list lives.
 */
export function makeEach<Raw, T>(
  name: string,
  records: readonly Raw[],
  make: (record: Raw) => T,
): T[] {
  const made = records.flatMap((record) => {
    try {
      return [make(record)]
    } catch {
      return []
    }
  })
  const dropped = records.length - made.length
  if (dropped > 0) log.warn({ list: name, dropped, kept: made.length }, 'vendor records dropped')
  return made
}

/** A list of records; those that do not fit, or cannot be transformed, are dropped by `makeEach`. */
export function listOf<S extends z.ZodType>(name: string, record: S) {
  return listBody.transform((items) => makeEach(name, items, (item) => record.parse(item)))
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
