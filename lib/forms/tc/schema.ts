import { z } from 'zod'
import { certificateTexts } from '@/content/forms'
import { requiredText } from '../shared/fields'

/** The transfer certificate lookup (specification, section 5): both are required. */
export const certificateSchema = z.object({
  admission: requiredText(certificateTexts.empty, 60),
  name: requiredText(certificateTexts.empty),
})

/** What a lookup asks for: the admission number and the pupil's name. */
export type CertificateQuestion = z.output<typeof certificateSchema>
