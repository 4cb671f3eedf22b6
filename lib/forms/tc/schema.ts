import { z } from 'zod'
import { certificateTexts } from '@/content/forms'
import { requiredText } from '../shared/fields'

/**
 * The transfer certificate lookup (specification, section 5): both are required, and sent as they stand
 * here. The descriptions are what the privacy notice calls them.
 */
export const certificateSchema = z.object({
  name: requiredText(certificateTexts.empty).describe('student’s full name'),
  admission: requiredText(certificateTexts.empty).describe('admission number'),
})

/** What a lookup asks for: the admission number and the pupil's name. */
export type CertificateQuestion = z.output<typeof certificateSchema>
