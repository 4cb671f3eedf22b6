import { z } from 'zod'
import { followUpSchoolCode, topics } from '@/content/forms'
import type { FormDefinition } from './shared/definition'
import { requiredLines, requiredText, sender } from './shared/fields'
import { maxLengths } from './shared/state'

/** The contact form (specification, section 5): every visible field is required. */
export const contactForm = {
  name: 'contact',
  page: '/contact-us',
  endpoint: 'Enquiry',
  schema: z.object({
    name: requiredText('Please enter your name.').describe('name'),
    ...sender,
    mailType: z.enum(topics, 'Please select a topic.').describe('topic'),
    message: requiredLines('Please enter a message.', maxLengths.message).describe('message'),
    /** The form has this from its second message on (specification, section 9). The first has `SCHOOL_CODE`. */
    schoolcode: z.literal(followUpSchoolCode).optional().catch(undefined),
  }),
} satisfies FormDefinition
