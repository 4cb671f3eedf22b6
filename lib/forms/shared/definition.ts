import type { z } from 'zod'
import type { FormName } from './state'

export type FieldValue = string | boolean | File | undefined

export type Submission = Readonly<Record<string, FieldValue>>

/**
 * The schema defines the fields: we send them in its order, and the privacy notice calls them by their descriptions. A
 * field without a description is hidden.
 */
export type FormDefinition = {
  name: FormName
  page: string
  takesFile?: true
  schema: z.ZodObject<Record<string, z.ZodType<FieldValue>>>
  endpoint: 'Enquiry' | 'dif'
}
