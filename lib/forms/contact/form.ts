import 'server-only'
import { sendContactEnquiry } from '@/lib/vendor-api/submissions'
import { defineForm } from '../shared/receive'
import { contactSchema } from './schema'

export const contactForm = defineForm({
  name: 'contact',
  schema: contactSchema,
  deliver: sendContactEnquiry,
})
