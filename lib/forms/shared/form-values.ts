import 'server-only'
import type { z } from 'zod'
import { maxLengths, type PostedValues } from './state'

/** Larger than any field's limit: the form still shows a text that is too long, for the visitor to shorten. */
const maxValueLength = 2 * maxLengths.message

export function pickFields(schema: z.ZodObject, data: FormData) {
  const fields = Object.keys(schema.shape)
  return Object.fromEntries(fields.map((field) => [field, data.get(field) ?? undefined]))
}

export function pickTexts(schema: z.ZodObject, data: FormData): PostedValues {
  const values = Object.entries(pickFields(schema, data)).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value.slice(0, maxValueLength)] as const] : [],
  )
  return Object.fromEntries(values)
}
