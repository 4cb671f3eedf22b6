import type { z } from 'zod'
import type { FormName } from './state'

export type FieldValue = string | boolean | File | undefined

export type Submission = Readonly<Record<string, FieldValue>>

/**
 * The schema defines the fields. We send them to the vendor in the order of the schema, and the privacy notice lists their
 * descriptions. Only fields that visitors do not see may lack a description.
 */
export type FormDefinition = {
  name: FormName
  page: string
  takesFile?: true
  schema: z.ZodObject<Record<string, z.ZodType<FieldValue>>>
  endpoint: 'Enquiry' | 'dif'
}
