import type { Path } from './routes'

export const topics = [
  'Feedback',
  'Enquiry',
  'Suggestions',
  'Complaints',
  'Broken Links',
  'Placements',
  'Career',
  'Others',
] as const

/** Fixed topic of the career form; the form has no field for it. */
export const careerTopic = 'Career'

export const admissionClasses = [
  'PRE-NUR',
  'NUR',
  'PREP',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'XI-SCIENCE',
  'XI-COMMERCE',
  'XI-HUMANITIES',
] as const

/** Genders of the admission enquiry; labels are also the submitted values. */
export const admissionGenders = ['Male', 'Female', 'Others'] as const

export const workingStatuses = ['yes', 'no'] as const
export const careerGenders = ['male', 'female', 'other'] as const
export const maritalStatuses = ['married', 'unmarried'] as const

/** Declaration for the parent (the specification leaves its text open). */
export const declaration =
  'I am this student’s parent or legal guardian, aged 18 or over. These details are true, and I agree to their use as described below.'

/** Code that a contact form sends after its first success (specification, section 9). */
export const followUpSchoolCode = 'DPSSLG'

const resumeMegabytes = 5

/** Maximum size of a resume, in megabytes and in bytes, and its file types by extension. */
export const resumeLimit = {
  megabytes: resumeMegabytes,
  bytes: resumeMegabytes * 1024 * 1024,
  types: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

/** `accept` of the file input. Phones save files without an extension, so MIME types are included. */
export const resumeAccept = Object.entries(resumeLimit.types)
  .map(([ending, type]) => `.${ending},${type}`)
  .join(',')

export const notSent = 'Error submitting the form. Please try again.'

export const tooLarge = `Your form was too large, so it was not sent. Resumes can be up to ${resumeLimit.megabytes} MB.`

/** Advice after a failure, below the specification's message. */
export const hints = {
  offline: 'Your connection broke. Check it, and then press the button again.',
  otherPage:
    'Another page responded instead of the school’s. If this Wi-Fi asks you to sign in, do that first, and then press the button again.',
  busy: 'The website is busy. Please press the button again in a minute.',
} as const

export const fileChanged =
  'Your resume has changed or moved since you chose it, so it could not be sent. Please choose it again.'

export const sent = {
  contact: 'Your message has been sent successfully.',
  career: 'Your message has been sent successfully.',
  admission: 'Form submitted successfully!',
} as const

export const pagesToRead = {
  contact: ['/school-calendar', '/download-forms', '/fee-structure'],
  career: ['/our-faculty', '/our-methodologies', '/our-mission'],
  admission: ['/fee-structure', '/online-application-process', '/e-prospectus'],
} as const satisfies Record<string, readonly Path[]>

export const demonstrationNote =
  'This site shows demonstration content: what you sent was kept by the demonstration and did not reach the school. Once the website is in use:'

export const stillSending =
  'Still sending. On a slow line this can take a minute or two; please leave this page open. It is sent once, however often you press.'

export const stillLooking =
  'Still looking for the certificate. This can take a minute or two; please leave this page open.'

export const certificateTexts = {
  empty: 'Please fill in all fields',
  failed: 'Failed to process your request. Please try again later.',
  fileFailed: 'Failed to download data.',
  found: 'The certificate was found.',
} as const
