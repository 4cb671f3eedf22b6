/**
 * What the documents say about the school. Names, fees and marks are read from `content`, so that a
 * change there needs only another run of the build.
 */
import { importTypeScript } from '../../../scripts/lib/typescript.mjs'

const { school: site } = await importTypeScript('content/school.ts')
const { clubs, terms } = await importTypeScript('content/facts.ts')
const { feeGroups, hostelGroups, registration, transport } =
  await importTypeScript('content/fees.ts')
const { hostelTotal, totalOf } = await importTypeScript('lib/fees.ts')
const {
  admissionRules: rules,
  markSubjects,
  minimumMarks,
  requiredPhotographs,
} = await importTypeScript('content/admission.ts')

export const termMonths = terms.map(({ name, months }) => `${name} from ${months}`).join(', ')

export const clubNames = clubs.map(({ name }) => name)

export const TO_BE_PUBLISHED = 'To be published by the school'

export const school = {
  name: site.name,
  kind: 'A CBSE day and boarding school',
  place: `${site.city}, ${site.state}`,
  motto: site.motto,
  session: site.admissionSession,
}

export const registrationFee = registration.amount
export const transportFee = transport.amount

const onlyForXi = (group) => group.classes[0].startsWith('XI')

function amountOf(group, type) {
  return group.rows.find((row) => row.type === type)?.amount ?? null
}

function feeRow(group) {
  const name = group.name.replace('Class XI ', '')
  return {
    group: group.pupils === 'outsider' ? `${name}, from other schools` : name,
    admission: amountOf(group, 'Admission'),
    annual: amountOf(group, 'Annual'),
    lab: amountOf(group, 'Laboratory'),
    total: totalOf(group),
    tuition: amountOf(group, 'Tuition') ?? undefined,
  }
}

/** Admission-year fees in rupees. `null` is not charged, `undefined` not published. */
export const fees = feeGroups.filter((group) => !onlyForXi(group)).map(feeRow)

export const feesClassXi = feeGroups.filter(onlyForXi).map(feeRow)

export const hostelFees = hostelGroups.map((group) => ({
  group: group.name,
  total: hostelTotal(group),
  first: group.instalments[0].amount,
  second: group.instalments[1].amount,
}))

export const classXiMarks = minimumMarks.map(({ stream, marks }) => {
  const [, name, note] = /^(\S+) (.+)$/.exec(stream)
  return { stream: name, note, marks: markSubjects.map((subject) => marks[subject] ?? null) }
})

export const classXiSubjects = markSubjects

const counts = new Map([
  [1, 'one'],
  [6, 'six'],
])

/** The photographs as one line: `Six of the student (passport size); one of the mother …`. */
export const photographs = requiredPhotographs
  .map(({ count, of, size }) => `${counts.get(count) ?? count} of ${of}${size ? ` (${size})` : ''}`)
  .join('; ')
  .replace(/^./, (sign) => sign.toUpperCase())

export const admissionRules = rules.map(({ text }) => text)

const { classrooms, libraryBooks, computerLabs, computers } = site.figures

/** What the school counts, as the documents write it: `6,000`. */
export const figures = {
  classrooms,
  libraryBooks: libraryBooks.toLocaleString('en-IN'),
  computerLabs,
  computers,
}

export const numbers = [
  { value: `${figures.classrooms}`, label: 'classrooms' },
  { value: `${figures.libraryBooks}+`, label: 'books in the library' },
  { value: `${figures.computerLabs}`, label: 'computer laboratories' },
  { value: `${figures.computers}+`, label: 'computers' },
]
