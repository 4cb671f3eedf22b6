import type { z } from 'zod'
import type { Endpoint, FieldValue } from '@/lib/vendor-api/submissions'
import type { FormName } from './state'

/**
 * The schema defines the fields. We send them to the vendor in the order of the schema, and the privacy notice lists their
 * descriptions. Only fields that visitors do not see may lack a description.
 */
export type FormDefinition = {
  name: FormName
  page: string
  takesFile?: true
  schema: z.ZodObject<Record<string, z.ZodType<FieldValue>>>
  endpoint: Endpoint
}
