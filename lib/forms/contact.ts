import { z } from 'zod'
import { codeAfterContact, topics } from '@/content/forms'
import type { FormDefinition } from './shared/definition'
import {
  requiredChoice,
  requiredEmail,
  requiredLines,
  requiredPhone,
  requiredText,
} from './shared/fields'
import { lengths } from './shared/state'

/** The contact form (specification, section 5): every field is required. */
export const contactForm = {
  name: 'contact',
  page: '/contact-us',
  endpoint: 'Enquiry',
  schema: z.object({
    name: requiredText('Please enter your name.').describe('name'),
    address: requiredText('Please enter your address.', lengths.address).describe('address'),
    phone: requiredPhone({
      missing: 'Please enter phone number.',
      wrong: 'Enter a valid 10-digit phone number.',
    }).describe('phone number'),
    email: requiredEmail({
      missing: 'Please enter your email.',
      wrong: 'Enter a valid email address.',
    }).describe('e-mail address'),
    mailType: requiredChoice(topics, 'Please select a topic.').describe('topic'),
    message: requiredLines('Please enter a message.', lengths.message).describe('message'),
    /** Only a page that has sent one message already names a code; otherwise it is the school's. */
    schoolcode: z.literal(codeAfterContact).optional().catch(undefined),
  }),
} satisfies FormDefinition
