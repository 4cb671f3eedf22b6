/** What the admission pages say in lists and tables, from sections 5 and 9 of the specification. */
import { school } from './school'

const sessionBegins = `April ${school.admissionSession.slice(0, 4)}`

/** A rule of the application guidelines; `lead` says it in a few words. */
type AdmissionRule = {
  lead: string
  text: string
}

export const admissionRules: readonly AdmissionRule[] = [
  {
    lead: 'A complete, legible form with a photograph',
    text: 'Forms without a photograph, or incomplete or illegible, are invalid.',
  },
  {
    lead: 'No empty fields',
    text: 'Fields marked * are mandatory; write NA if not applicable.',
  },
  {
    lead: 'The date on the birth certificate',
    text: 'Date of birth must match the birth certificate; certificates from doctors, nursing homes or hospitals are not accepted.',
  },
  {
    lead: 'A parent registers',
    text: 'Only a parent may complete the online registration.',
  },
  {
    lead: 'Transfer certificate by the end of April',
    text: `A TC marked passed or promoted must be submitted before the ${sessionBegins} session starts or by the end of ${sessionBegins}, otherwise admission is cancelled.`,
  },
  {
    lead: 'Fifteen days for a late admission',
    text: 'For admission after the session starts, the TC must be submitted within 15 days; no extension, no refund, and admission is forfeited otherwise.',
  },
]

/** A photograph the application needs, and of how many copies. */
export type RequiredPhotograph = { count: number; of: string; size?: string }

export const requiredPhotographs: readonly RequiredPhotograph[] = [
  { count: 6, of: 'the student', size: 'passport size' },
  { count: 1, of: 'the mother' },
  { count: 1, of: 'the father' },
  { count: 1, of: 'the family, taken in a studio', size: 'postcard size' },
]

export const markSubjects = ['English', 'Science', 'Maths', 'Social Studies'] as const

type MarkSubject = (typeof markSubjects)[number]

/** The lowest Class X marks a stream asks for; a subject it does not name is not asked for. */
export type StreamMarks = { stream: string; marks: Partial<Record<MarkSubject, string>> }

export const minimumMarks: readonly StreamMarks[] = [
  {
    stream: 'Science with or without Maths',
    marks: { English: '61-70%', Science: '81-90%', Maths: '81-90%' },
  },
  {
    stream: 'Commerce with or without Maths',
    marks: { English: '61-70%', Maths: '81-90%' },
  },
  {
    stream: 'Humanities with Economics and Maths',
    marks: { English: '71-80%', 'Social Studies': '61-70%', Maths: '81-90%' },
  },
  {
    stream: 'Humanities without Economics',
    marks: { English: '71-80%', 'Social Studies': '61-70%' },
  },
]
