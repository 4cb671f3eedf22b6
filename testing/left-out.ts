import { getReports, reportLeftOut } from '@/lib/vendor-api/list'

type ListSchema = { parse: (body: unknown) => unknown }

export function leftOutOf(schema: ListSchema, body: unknown) {
  reportLeftOut('a list', () => schema.parse(body))
  return getReports('a list').leftOut
}

export const reasonsOf = (...of: Parameters<typeof leftOutOf>) =>
  leftOutOf(...of).map(({ field, reason }) => `${field}: ${reason}`)
