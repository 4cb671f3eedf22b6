import 'server-only'
import { sendCareerApplication } from '@/lib/vendor-api/submissions'
import { defineForm } from '../shared/receive'
import { inspectResume } from './resume'
import { careerSchema, notADocument } from './schema'

export const careerForm = defineForm({
  name: 'career',
  schema: careerSchema,
  async inspect(values) {
    const attachments = await inspectResume(values.attachments)
    if (!attachments) return { errors: { attachments: notADocument } }
    return { values: { ...values, attachments } }
  },
  deliver: sendCareerApplication,
})
