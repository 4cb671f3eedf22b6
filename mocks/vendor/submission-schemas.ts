import { z } from 'zod'

// The vendor is lenient: the site has validated the fields. It checks the shape and a length, so that a stored
// submission is text of a sane size. It names the fields apart from the site's forms: an unknown field is rejected.
const line = z.string().trim().max(500)
const required = line.min(1)
const lines = z.string().trim().max(10_000)

export const contactBody = z.strictObject({
  name: required,
  address: lines,
  phone: required,
  email: line,
  mailType: required,
  message: lines.min(1),
  schoolcode: required,
})

export const careerBody = z.strictObject({
  name: required,
  dob: line,
  subject: line,
  profession: line,
  experience: line,
  gender: line,
  status: line,
  attachments: z.instanceof(File).refine((file) => file.size > 0),
  address: lines,
  phone: required,
  email: line,
  mailType: required,
  schoolcode: required,
})

export const admissionBody = z.strictObject({
  name: required,
  dob: line.optional(),
  gender: line.optional(),
  class: required,
  address: lines.optional(),
  phone: required,
  phone1: line.optional(),
  email: line.optional(),
  declaration: z.boolean(),
  schoolcode: required,
})

export const certificateBody = z.strictObject({ name: line, admission: line })
