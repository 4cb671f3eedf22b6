import type { z } from 'zod'
import type { FormName } from './state'

/** A field as it is sent. */
export type Sent = string | boolean | File | undefined

/** A whole submission as it is sent, by field. */
export type Submission = Readonly<Record<string, Sent>>

/**
 * One form: everything else about its fields is read out of the schema. Its keys are what is sent, in
 * their order. A field's description is what the privacy notice calls it; a field without one is not
 * asked of people.
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
