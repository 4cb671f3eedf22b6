import 'server-only'
import type { z } from 'zod'
import { type FormId, type FormNotice, formNotices } from '@/content/privacy'
import { admissionForm } from './admission'
import { careerForm } from './career'
import { contactForm } from './contact'
import { certificateSchema } from './tc/schema'

export type PrivacyNotice = FormNotice & { collects: string[]; optional: string[] }

function withFields(notice: FormNotice, schema: z.ZodObject): PrivacyNotice {
  const described = Object.values(schema.shape).filter(({ description }) => description)
  const namesOf = (fields: typeof described) => fields.map(({ description }) => description ?? '')
  return {
    ...notice,
    collects: namesOf(described),
    optional: namesOf(described.filter((field) => field.safeParse('').success)),
  }
}

const enumeration = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })

export function asList(fields: readonly string[]): string {
  return enumeration.format(fields)
}

export const privacyNotices: Record<FormId, PrivacyNotice> = {
  contact: withFields(formNotices.contact, contactForm.schema),
  career: withFields(formNotices.career, careerForm.schema),
  admission: withFields(formNotices.admission, admissionForm.schema),
  studentTc: withFields(formNotices.studentTc, certificateSchema),
}
