import type { z } from 'zod'
import type { FormName } from './state'

export type FieldValue = string | boolean | File | undefined

export type Submission = Readonly<Record<string, FieldValue>>

/**
 * Fields come from the schema: keys are sent in its order, and a description is the field's name in the privacy notice.
 * A field without one is hidden.
 */
export type FormDefinition = {
  name: FormName
  page: string
  takesFile?: true
  schema: z.ZodObject<Record<string, z.ZodType<FieldValue>>>
  endpoint: 'Enquiry' | 'dif'
}
