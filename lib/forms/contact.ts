import { z } from 'zod'
import { codeAfterContact, topics } from '@/content/forms'
import type { FormDefinition } from './shared/definition'
import { requiredChoice, requiredLines, requiredText, sender } from './shared/fields'
import { lengths } from './shared/state'

/** The contact form (specification, section 5): every field is required. */
export const contactForm = {
  name: 'contact',
  page: '/contact-us',
  endpoint: 'Enquiry',
  schema: z.object({
    name: requiredText('Please enter your name.').describe('name'),
    ...sender,
    mailType: requiredChoice(topics, 'Please select a topic.').describe('topic'),
    message: requiredLines('Please enter a message.', lengths.message).describe('message'),
    /** A page sends a code only after its first message; the school's is the default. */
    schoolcode: z.literal(codeAfterContact).optional().catch(undefined),
  }),
} satisfies FormDefinition
