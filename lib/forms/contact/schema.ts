import { z } from 'zod'
import { codeAfterContact, topics } from '@/content/forms'
import {
  requiredChoice,
  requiredEmail,
  requiredLines,
  requiredPhone,
  requiredText,
} from '../shared/fields'
import { lengths } from '../shared/state'

/** The contact form (specification, section 5): every field is required. */
export const contactSchema = z.object({
  name: requiredText('Please enter your name.'),
  address: requiredText('Please enter your address.', lengths.address),
  phone: requiredPhone({
    missing: 'Please enter phone number.',
    wrong: 'Enter a valid 10-digit phone number.',
  }),
  email: requiredEmail({
    missing: 'Please enter your email.',
    wrong: 'Enter a valid email address.',
  }),
  mailType: requiredChoice(topics, 'Please select a topic.'),
  message: requiredLines('Please enter a message.', lengths.message),
  /** Only a page that has sent one message already names a code; otherwise it is the school's. */
  schoolcode: z.literal(codeAfterContact).optional().catch(undefined),
})
