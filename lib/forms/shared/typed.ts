import 'server-only'
import type { z } from 'zod'
import { lengths, type Typed } from './state'

/** Twice what a message may have: one that is too long comes back whole, to be shortened. */
const longestTyped = 2 * lengths.message

/** What was typed into a form's fields, so that a page without script can show it again. */
export function typedIn(schema: z.ZodObject, data: FormData): Typed {
  const typed = Object.keys(schema.shape).flatMap((field) => {
    const value = data.get(field)
    return typeof value === 'string' ? [[field, value.slice(0, longestTyped)] as const] : []
  })
  return Object.fromEntries(typed)
}
