import 'server-only'
import type { z } from 'zod'
import { lengths, type Typed } from './state'

/** Twice what a message may have: one that is too long comes back whole, to be shortened. */
const longestTyped = 2 * lengths.message

/** What was posted for each field of a form: of one that comes twice the first, nothing of one that is missing. */
export function fieldsIn(schema: z.ZodObject, data: FormData) {
  const fields = Object.keys(schema.shape)
  return Object.fromEntries(fields.map((field) => [field, data.get(field) ?? undefined]))
}

/** What was typed into a form's fields, so that a page without script can show it again. */
export function typedIn(schema: z.ZodObject, data: FormData): Typed {
  const typed = Object.entries(fieldsIn(schema, data)).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value.slice(0, longestTyped)] as const] : [],
  )
  return Object.fromEntries(typed)
}
