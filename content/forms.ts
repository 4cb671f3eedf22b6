/** Words and choices of the forms (specification, sections 5, 7, 8 and 9). */

/** Topics of the contact form, in the specification's order. */
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

/** What the career form sends as its topic; the form does not ask for it. */
export const careerTopic = 'Career'

/** Classes of the admission enquiry: no X and no XII. */
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

/** Genders of the admission enquiry; they are sent as they are shown. */
export const admissionGenders = ['Male', 'Female', 'Others'] as const

/** Choices of the career form, as they are sent: working status, gender, marital status. */
export const workingStatuses = ['yes', 'no'] as const
export const careerGenders = ['male', 'female', 'other'] as const
export const maritalStatuses = ['married', 'unmarried'] as const

/** What the parent agrees to (the specification leaves the declaration's text open). */
export const declaration =
  'I am this student’s parent or legal guardian, aged 18 or over. These details are true, and I agree to their use as described below.'

/** The code a contact form carries after its first success (specification, section 9). */
export const codeAfterContact = 'DPSSLG'

const resumeMegabytes = 5

/** Largest resume, in megabytes and in bytes, and the kinds it may be of, by their endings. */
export const resumeLimit = {
  megabytes: resumeMegabytes,
  bytes: resumeMegabytes * 1024 * 1024,
  types: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

/** What a file picker offers. A file without an ending, as phones save them, is known by its type alone. */
export const resumeAccept = Object.entries(resumeLimit.types)
  .map(([ending, type]) => `.${ending},${type}`)
  .join(',')

/** What the three forms say when a message was not accepted. */
export const notSent = 'Error submitting the form. Please try again.'

/** What is said to a post over the limit. */
export const tooLarge = `What you sent is too large, so it was not sent. A resume may have ${resumeLimit.megabytes} MB at most.`

/** What they say when the vendor accepted it. */
export const sent = {
  contact: 'Your message has been sent successfully.',
  career: 'Your message has been sent successfully.',
  admission: 'Form submitted successfully!',
} as const

/** Pages to read after each form, while its answer is on its way. */
export const meanwhile = {
  contact: ['/school-calendar', '/download-forms', '/first-year-cost'],
  career: ['/our-faculty', '/our-methodologies', '/our-mission'],
  admission: ['/first-year-cost', '/online-application-process', '/e-prospectus'],
} as const

/** What they say besides while the site serves itself from the embedded vendor. */
export const keptByDemonstration =
  'This site shows demonstration content: what you sent was kept by the demonstration and did not reach the school. Once the website is in use:'

/** Shown in place of the form once it is sent; opens it for the next one. */
export const sendAnother = 'Send another enquiry'

/** What they say while something is sent that takes its time. */
export const stillSending =
  'Still sending. On a slow line this can take a minute or two; please leave this page open. It is sent once, however often you press.'

/** The same while a certificate is looked up. */
export const stillLooking =
  'Still looking for the certificate. This can take a minute or two; please leave this page open.'

/** What the transfer certificate lookup says. */
export const certificateTexts = {
  empty: 'Please fill in all fields',
  failed: 'Failed to process your request. Please try again later.',
  fileFailed: 'Failed to download data.',
  found: 'The certificate was found.',
} as const
