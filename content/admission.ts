/** What the admission pages say in lists and tables, from sections 5 and 9 of the specification. */
import { fill } from './fill'
import { data } from './generated/admission'
import { school } from './school'

const sessionBegins = `April ${school.admissionSession.slice(0, 4)}`

/** The rules of the application guidelines; `lead` says each in a few words. */
export const admissionRules = data.rules.map(({ lead, text }) => ({
  lead,
  text: fill(text, { sessionBegins }),
}))

/** The photographs the application needs, and of how many copies. */
export const requiredPhotographs = data.photographs

export const markSubjects = ['English', 'Science', 'Maths', 'Social Studies'] as const

type MarkSubject = (typeof markSubjects)[number]

/** The lowest Class X marks a stream asks for; a subject it does not name is not asked for. */
type StreamMarks = { stream: string; marks: Partial<Record<MarkSubject, string>> }

export const minimumMarks: readonly StreamMarks[] = data.minimumMarks.map(
  ({ stream, english, science, maths, socialStudies }) => ({
    stream,
    marks: { English: english, Science: science, Maths: maths, 'Social Studies': socialStudies },
  }),
)
