import 'server-only'
import { env } from '@/lib/env'
import { type VendorCall, vendorSend } from './client'
import { limited } from './limits'

/** A contact enquiry as section 7 of the specification sends it, in this order. */
export type ContactEnquiry = {
  name: string
  address: string
  phone: string
  email: string
  mailType: string
  message: string
  /** The school's own code when absent. */
  schoolcode?: string | undefined
}

/** An admission enquiry as section 7 sends it. */
export type AdmissionEnquiry = {
  name: string
  dob: string
  gender: string
  class: string
  address: string
  phone: string
  phone1: string
  email: string
  declaration: true
}

/** A career application as section 7 sends it; `attachments` is the resume. */
export type CareerApplication = {
  name: string
  dob: string
  subject: string
  profession: string
  experience: string
  gender: string
  status: string
  attachments: File
  address: string
  phone: string
  email: string
  mailType: string
}

const json = { 'content-type': 'application/json' }

function formPath(key: 'Enquiry' | 'dif'): string {
  return `/api/form/${env().SCHOOL_CODE}/${key}`
}

/** Posts have calls of their own, so that no list keeps an enquiry waiting. */
function post(call: VendorCall): Promise<void> {
  return limited('posts', call.path, () => vendorSend(call))
}

/** Hands a contact enquiry to the vendor. Throws a `VendorError` unless it was accepted. */
export async function sendContactEnquiry(enquiry: ContactEnquiry): Promise<void> {
  const body = { ...enquiry, schoolcode: enquiry.schoolcode ?? env().SCHOOL_CODE }
  await post({ path: formPath('Enquiry'), headers: json, body: JSON.stringify(body) })
}

/** Hands an admission enquiry to the vendor. Throws a `VendorError` unless it was accepted. */
export async function sendAdmissionEnquiry(enquiry: AdmissionEnquiry): Promise<void> {
  const body = { ...enquiry, schoolcode: env().SCHOOL_CODE }
  await post({ path: formPath('dif'), headers: json, body: JSON.stringify(body) })
}

/** Hands a career application to the vendor. Throws a `VendorError` unless it was accepted. */
export async function sendCareerApplication(application: CareerApplication): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(application)) body.append(name, value)
  body.append('schoolcode', env().SCHOOL_CODE)
  await post({ path: formPath('Enquiry'), body })
}
