/** The values that the documents print: records of `content`, under the names that the HTML files of this folder use. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { admissionRules, markSubjects, minimumMarks, requiredPhotographs } from '@/content/admission'
import { type BoardResult, boardResults, type DisclosureValue, disclosureFiles, disclosureSections } from '@/content/disclosure'
import { clubs, terms } from '@/content/facts'
import { sections } from '@/content/routes'
import { school } from '@/content/school'
import { passPercentage, toBePublished } from '@/lib/school/disclosure'
import { colors } from '@/tailwind.config'

const session = school.admissionSession

function textOf(value: DisclosureValue | number): string | number {
  if (value === null) return toBePublished
  if (!(value instanceof Object)) return value
  if ('phones' in value)
    return value.phones.map(({ label, digits }) => `${label}: ${digits}`).join('; ')
  return value.href.startsWith('/') ? `${value.text}, on the website` : value.text
}

/** A cell of the disclosure; `open` if the school has not published the value. */
const cell = (value: DisclosureValue | number, columns = 1) => ({
  text: textOf(value),
  columns,
  state: value === null ? 'open' : '',
})

/** The printed disclosure does not list itself. */
const isThisDocument = (value: DisclosureValue) =>
  value instanceof Object && 'href' in value && value.href.endsWith('/mandatory-disclosures.pdf')

function resultRow(year: BoardResult) {
  const { session, registered, passed, remarks } = year
  const percentage = passPercentage(year)
  const known = [registered ?? null, passed ?? null, percentage, remarks ?? '']
  return { session, cells: percentage === null ? [cell(null, 4)] : known.map((one) => cell(one)) }
}

function streamRow({ stream, marks }: (typeof minimumMarks)[number]) {
  const [name, ...note] = stream.split(' ')
  const values = markSubjects.map((subject) => ({ value: marks[subject] ?? '–' }))
  return { stream: name, note: note.join(' '), marks: values }
}

const photographs = requiredPhotographs
  .map(({ count, of, size }) => {
    const number = count === 1 ? 'one' : count === 6 ? 'six' : count
    return `${number} of ${of}${size ? ` (${size})` : ''}`
  })
  .join('; ')

/** Picture and line of a section's card, and a title where the section's own is too short to understand. */
type Card = { picture: string; line: string; title?: string }

const cardOf: Record<(typeof sections)[number]['id'], Card> = {
  home: { picture: 'hero-campus-1600', line: 'Admission open for {session}', title: school.name },
  about: { picture: 'about-1200', line: 'Founder, mission, motto, people' },
  academics: { picture: 'academics-1200', line: 'Curriculum, library, laboratories' },
  activities: { picture: 'activities-1200', line: 'Games, clubs, co-curricular life' },
  admission: { picture: 'admission-1200', line: 'How to apply for {session}' },
  fee: { picture: 'fees-1200', line: 'Session {session}, class by class' },
  facilities: { picture: 'transport-1200', line: 'Transport and hostel' },
  news: { picture: 'events-1200', line: 'Notices, events, photographs, blog' },
  contact: { picture: 'contact-1200', line: 'Call, write or visit the school' },
  other: { picture: 'service-1200', line: 'Toppers, calendar, service', title: 'School life' },
}

/** Puts word joiners around hyphens, so that no line breaks there. */
const joined = (text: string) => text.replace(/-/g, '\u2060-\u2060')

function card({ id, title: own }: (typeof sections)[number]) {
  const { picture, line, title = own } = cardOf[id]
  const kind = `${school.board} day and boarding school`
  return {
    id,
    picture,
    title,
    line: joined(line.replace('{session}', session)),
    name: id === 'home' ? kind : school.name,
    about: id === 'home' ? `${school.city}, ${school.state}` : kind,
  }
}

export const records = {
  school,
  colors,
  clubs,
  admissionRules,
  toBePublished,
  termMonths: terms.map(({ name, months }) => `${name} from ${months}`).join(', '),
  photographs: photographs.replace(/^./, (sign) => sign.toUpperCase()),
  markSubjects: markSubjects.map((value) => ({ value })),
  streams: minimumMarks.map(streamRow),
  disclosure: Object.fromEntries(
    disclosureSections.map(({ letter, title, rows }) => [
      letter,
      { title, rows: rows.map(({ label, value }) => ({ label, ...cell(value) })) },
    ]),
  ),
  files: disclosureFiles.filter(({ value }) => !isThisDocument(value)).map(({ label, value }) => ({ label, ...cell(value) })),
  cards: sections.map(card),
  results: { X: boardResults.X.map(resultRow), XII: boardResults.XII.map(resultRow) },
}

const certificate = z.looseObject({ to: z.string() })
const { empty, shared, pupils } = z
  .object({ empty: certificate, shared: z.looseObject({}), pupils: z.array(certificate) })
  .parse(JSON.parse(readFileSync(new URL('certificates.json', import.meta.url), 'utf8')))
const blank = Object.fromEntries(Object.keys({ ...shared, ...pupils[0] }).map((name) => [name, '']))

/** The empty form, and the certificates of the demonstration's invented pupils; `to` is the file of each. */
export const certificates = [
  { ...blank, ...empty },
  ...pupils.map((pupil) => ({ ...shared, ...pupil })),
]
