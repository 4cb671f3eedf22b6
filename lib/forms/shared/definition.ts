import type { z } from 'zod'
import type { FormName } from './state'

/** A field as it is sent. */
export type Sent = string | boolean | File | undefined

/** A whole submission as it is sent, by field. */
export type Submission = Readonly<Record<string, Sent>>

/**
 * One form. Everything else about its fields comes from the schema: keys are sent in their order, and a field's
 * description is its name in the privacy notice. A field without one is not shown to people.
 */
export type FormDefinition = {
  name: FormName
  /** The page that it stands on, to which a browser without script posts it. */
  page: string
  /** Whether it may hold a file. */
  takesFile?: true
  schema: z.ZodObject<Record<string, z.ZodType<Sent>>>
  /** The end of the address it is posted to (specification, section 7). */
  endpoint: 'Enquiry' | 'dif'
}
