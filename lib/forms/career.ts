import { z } from 'zod'
import {
  careerGenders,
  careerTopic,
  maritalStatuses,
  resumeLimit,
  workingStatuses,
} from '@/content/forms'
import { toAsciiDigits } from '@/lib/text/digits'
import type { FormDefinition } from './shared/definition'
import { birthDate, requiredText, sender } from './shared/fields'

function tooLargeMessage(bytes: number): string {
  const megabytes = Math.ceil((bytes / 1024 / 1024) * 10) / 10
  return `Your resume must be ${resumeLimit.megabytes} MB or smaller. This file has ${megabytes} MB.`
}

/** Returns the chosen file. Browsers pass a FileList; the server passes a File, with no name and no bytes if none is chosen. */
function pickFile(value: unknown): unknown {
  const file = typeof FileList !== 'undefined' && value instanceof FileList ? value[0] : value
  return file instanceof File && file.name === '' && file.size === 0 ? undefined : file
}

/** Checks only presence and size. The server also inspects the content (`shared/resume.ts`). */
const resume = z.preprocess(
  pickFile,
  z
    .file('Please upload your resume.')
    .min(1, 'This file is empty or has moved. Please choose it again.')
    .max(resumeLimit.bytes, { error: ({ input }) => tooLargeMessage(input?.size ?? 0) }),
)

/** The career form (specification, section 5): every field is required. */
export const careerForm = {
  name: 'career',
  page: '/Career',
  takesFile: true,
  endpoint: 'Enquiry',
  schema: z.object({
    name: requiredText('Please enter your name.').describe('name'),
    dob: birthDate(requiredText('Please enter date of birth.')).describe('date of birth'),
    subject: requiredText('Please enter your subject.').describe('subject'),
    profession: z.enum(workingStatuses, 'Please select working status.').describe('working status'),
    experience: requiredText('Please enter years of experience.')
      .transform(toAsciiDigits)
      .pipe(z.string().regex(/^\d+([.,]\d+)?$/, 'Please enter years of experience.'))
      .describe('years of experience'),
    gender: z.enum(careerGenders, 'Please select gender.').describe('gender'),
    status: z.enum(maritalStatuses, 'Please select marital status.').describe('marital status'),
    attachments: resume.describe('resume'),
    ...sender,
    /** The vendor requires this, although the form does not show it. */
    mailType: z.enum([careerTopic], 'Please select a topic.').default(careerTopic),
  }),
} satisfies FormDefinition
