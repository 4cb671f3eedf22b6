import { fill } from './fill'
import { data } from './generated/admission'
import { school } from './school'

const sessionBegins = `April ${school.admissionSession.slice(0, 4)}`

export const admissionRules = data.rules.map(({ lead, text }) => ({
  lead,
  text: fill(text, { sessionBegins }),
}))

export const requiredPhotographs = data.photographs

export const markSubjects = ['English', 'Science', 'Maths', 'Social Studies'] as const

type MarkSubject = (typeof markSubjects)[number]

/** Minimum Class X marks for a stream; subjects without a minimum are absent. */
type StreamMarks = { stream: string; marks: Partial<Record<MarkSubject, string>> }

export const minimumMarks: readonly StreamMarks[] = data.minimumMarks.map(
  ({ stream, english, science, maths, socialStudies }) => ({
    stream,
    marks: { English: english, Science: science, Maths: maths, 'Social Studies': socialStudies },
  }),
)
