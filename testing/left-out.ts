import { getLeftOut, reportLeftOut } from '@/lib/vendor-api/list'

type ListSchema = { parse: (body: unknown) => unknown }

/** Returns the report about what a list with these records leaves out. */
export function leftOutOf(schema: ListSchema, body: unknown) {
  reportLeftOut('a list', () => schema.parse(body))
  return getLeftOut('a list')
}

/** Returns only the reported fields and reasons. */
export const reasonsOf = (...of: Parameters<typeof leftOutOf>) =>
  leftOutOf(...of).map(({ field, reason }) => `${field}: ${reason}`)
