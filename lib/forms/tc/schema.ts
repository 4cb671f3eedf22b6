import { z } from 'zod'
import { certificateTexts } from '@/content/forms'
import { requiredText } from '../shared/fields'

/**
 * An admission number in the letters, digits and signs of any keyboard here. Others are refused: to a
 * vendor that does not see them, each would make another spelling of the same number.
 */
const plainNumber = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/\p{Pd}/gu, '-'))
  .pipe(z.string().regex(/^[A-Za-z0-9/. -]+$/, certificateTexts.failed))

/**
 * The transfer certificate lookup (specification, section 5): both are required, and sent as they stand
 * here. The descriptions are what the privacy notice calls them.
 */
export const certificateSchema = z.object({
  name: requiredText(certificateTexts.empty).describe('student’s full name'),
  admission: requiredText(certificateTexts.empty).pipe(plainNumber).describe('admission number'),
})
