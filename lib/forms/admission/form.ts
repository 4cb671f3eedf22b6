import 'server-only'
import { sendAdmissionEnquiry } from '@/lib/vendor-api/submissions'
import { defineForm } from '../shared/receive'
import { admissionSchema } from './schema'

export const admissionForm = defineForm({
  name: 'admission',
  schema: admissionSchema,
  deliver: sendAdmissionEnquiry,
})
