import 'server-only'
import type { z } from 'zod'
import { lengths, type Typed } from './state'

/**
 * Twice the maximum of a message: the page returns a slightly too long one whole, so that the visitor can shorten it.
 */
const maxTypedLength = 2 * lengths.message

export function fieldsIn(schema: z.ZodObject, data: FormData) {
  const fields = Object.keys(schema.shape)
  return Object.fromEntries(fields.map((field) => [field, data.get(field) ?? undefined]))
}

export function typedIn(schema: z.ZodObject, data: FormData): Typed {
  const typed = Object.entries(fieldsIn(schema, data)).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value.slice(0, maxTypedLength)] as const] : [],
  )
  return Object.fromEntries(typed)
}
