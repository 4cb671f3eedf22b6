import { z } from 'zod'
import { certificateTexts } from '@/content/forms'
import { toAsciiDigits } from '@/lib/text/digits'
import { requiredText } from '../shared/fields'

/**
 * An admission number, with dashes and Bengali and Hindi digits as ASCII. Rejects other characters: we limit the lookups of each
 * number, and a client could avoid this limit if it spelt the number in other ways.
 */
const plainNumber = z
  .string()
  .transform((text) => toAsciiDigits(text).replace(/\p{Pd}/gu, '-'))
  .pipe(z.string().regex(/^[A-Za-z0-9/. -]+$/, certificateTexts.failed))

/**
 * The transfer certificate lookup (specification, section 5): both fields are required, and the vendor gets them under these
 * keys. The privacy notice uses the descriptions.
 */
export const certificateSchema = z.object({
  name: requiredText(certificateTexts.empty).describe('student’s full name'),
  admission: requiredText(certificateTexts.empty).pipe(plainNumber).describe('admission number'),
})
