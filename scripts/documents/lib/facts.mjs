/**
 * What the documents say about the school. Names, fees and marks are read from `content`, so that a
 * change there needs only another run of the build.
 */
import { importTypeScript } from '../../lib/typescript.mjs'

const { school: site } = await importTypeScript('content/school.ts')
const { feeGroups, hostelGroups, registration, transport } =
  await importTypeScript('content/fees.ts')
const { hostelTotal, totalOf } = await importTypeScript('lib/fees.ts')
const { minimumMarks } = await importTypeScript('content/admission.ts')

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
  const [name, note] = stream.split(/ (?=with)/)
  return { stream: name, note, marks }
})

export const photographs = [
  { count: 'six', what: 'passport-size photographs of the student' },
  { count: 'one', what: 'passport-size photograph of the mother' },
  { count: 'one', what: 'passport-size photograph of the father' },
  { count: 'one', what: 'studio photograph of the family, postcard size' },
]

export const admissionRules = [
  'A form without a photograph, or one that is incomplete or cannot be read, is not valid.',
  'Fields marked * must be filled in. Where one does not apply to your child, write NA.',
  'The date of birth must be the one on the birth certificate. Certificates from doctors, nursing homes or hospitals are not accepted.',
  'Only a parent may complete the online registration.',
  'A transfer certificate marked passed or promoted must reach the school before the April 2026 session starts, or by the end of April 2026. Otherwise the admission is cancelled.',
  'When a pupil is admitted after the session has started, the transfer certificate must be submitted within 15 days. There is no extension and no refund, and the admission is otherwise forfeited.',
]

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
