import 'server-only'
import { sendAdmissionEnquiry } from '@/lib/vendor/submissions'
import { defineForm } from '../shared/receive'
import { admissionSchema } from './schema'

export const admissionForm = defineForm({
  name: 'admission',
  schema: admissionSchema,
  deliver: sendAdmissionEnquiry,
})
