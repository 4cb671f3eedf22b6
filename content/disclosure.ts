/**
 * The Board's Appendix IX, sections A to E. A null value is missing: pages say "To be published by the school", and
 * `toCome()` lists it.
 */
import { fill } from './fill'
import { data } from './generated/disclosure'
import type { Data } from './schemas/disclosure'
import { addressLine, type Phone, school } from './school'

/** Words, a link, or telephone numbers. */
export type DisclosureValue =
  | string
  | { text: string; href: string }
  | { phones: readonly Phone[] }
  | null

export type DisclosureRow = { label: string; value: DisclosureValue }

export type BoardResult = Data['resultsX'][number]

/** Date of the last review, `YYYY-MM-DD`. */
export const disclosureUpdated = data.updated

const values = {
  ...school.figures,
  name: school.name,
  email: school.email,
  address: addressLine,
  ...(school.affiliationNumber ? { affiliationNumber: school.affiliationNumber } : {}),
}

function rowOf({ label, text, link }: Data['files'][number]): DisclosureRow {
  if (text === '{phones}') return { label, value: { phones: school.phones } }
  const words = text ? fill(text, values) : ''
  // A remaining bracket means that the school has not supplied the value.
  if (!words || words.includes('{')) return { label, value: null }
  return { label, value: link ? { text: words, href: fill(link, values) } : words }
}

type DisclosureSection = Omit<Data['sections'][number], 'rows'> & {
  rows: readonly DisclosureRow[]
}

export const disclosureSections: readonly DisclosureSection[] = data.sections.map((section) => ({
  ...section,
  rows: section.rows.map(rowOf),
}))

/** Board results of the last three years, newest first. */
export const boardResults: Record<'X' | 'XII', readonly BoardResult[]> = {
  X: data.resultsX,
  XII: data.resultsXII,
}

export const disclosureFiles: readonly DisclosureRow[] = data.files.map(rowOf)
