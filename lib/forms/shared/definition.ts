import type { z } from 'zod'
import type { FormName } from './state'

export type FieldValue = string | boolean | File | undefined

export type Submission = Readonly<Record<string, FieldValue>>

/**
 * The schema defines the fields. We send them to the vendor in its order, and the privacy notice lists their descriptions. A
 * field without a description is one that the visitor does not see.
 */
export type FormDefinition = {
  name: FormName
  page: string
  takesFile?: true
  schema: z.ZodObject<Record<string, z.ZodType<FieldValue>>>
  endpoint: 'Enquiry' | 'dif'
}
