/**
 * The Board's Appendix IX (mandatory public disclosure), sections A to E. A value that is null has not
 * been given by the school: the page says "To be published by the school" and
 * `missingDisclosures()` in `lib/school/disclosure.ts` names it.
 */
import { addressLine, school } from './school'

/** A link to another page or site, or a document in `public/documents`. */
type DisclosureLink = { text: string; href: string }

/** Telephone numbers, ten digits each. */
type DisclosurePhones = { phones: readonly { label: string; digits: string }[] }

export type DisclosureValue = string | DisclosureLink | DisclosurePhones | null

export type DisclosureRow = { label: string; value: DisclosureValue }

export type DisclosureSection = {
  letter: 'A' | 'B' | 'C' | 'D' | 'E'
  title: string
  rows: readonly DisclosureRow[]
}

/** One year's Board results of a class; null where the school has not given them. */
export type BoardResult = {
  session: string
  registered: number | null
  passed: number | null
  remarks: string | null
}

/** The day on which somebody last went through this file, `YYYY-MM-DD`. */
export const disclosureUpdated = '2026-11-21'

export const disclosureSections: readonly DisclosureSection[] = [
  {
    letter: 'A',
    title: 'General information',
    rows: [
      { label: 'Name of the school', value: school.name },
      { label: 'Affiliation number', value: school.affiliationNumber },
      { label: 'School code of the Board', value: null },
      {
        label: 'Complete address with PIN code',
        value: addressLine,
      },
      { label: 'Principal’s name and qualification', value: null },
      { label: 'School e-mail', value: { text: school.email, href: `mailto:${school.email}` } },
      { label: 'Contact details', value: { phones: school.phones } },
    ],
  },
  {
    letter: 'B',
    title: 'Documents and information',
    rows: [
      {
        label: 'Affiliation or upgradation letter and recent extension of affiliation',
        value: null,
      },
      { label: 'Registration certificate of the society, trust or company', value: null },
      { label: 'No objection certificate (NOC) issued by the State Government', value: null },
      { label: 'Recognition certificate under the RTE Act, 2009, and its renewal', value: null },
      { label: 'Building safety certificate under the National Building Code', value: null },
      { label: 'Fire safety certificate issued by the competent authority', value: null },
      {
        label: 'Certificate of the District Education Officer, or self-certification by the school',
        value: null,
      },
      { label: 'Water, health and sanitation certificates', value: null },
      { label: 'Water test report', value: null },
    ],
  },
  {
    letter: 'C',
    title: 'Results and academics',
    rows: [
      {
        label: 'Fee structure of the school',
        value: { text: 'Fee structure', href: '/fee-structure' },
      },
      {
        label: 'Annual academic calendar',
        value: { text: 'School calendar', href: '/school-calendar' },
      },
      { label: 'List of the School Management Committee (SMC)', value: null },
      { label: 'List of the Parent Teacher Association (PTA)', value: null },
    ],
  },
  {
    letter: 'D',
    title: 'Staff (teaching)',
    rows: [
      { label: 'Principal', value: null },
      { label: 'Total number of teachers', value: null },
      { label: 'Post Graduate Teachers (PGT)', value: null },
      { label: 'Trained Graduate Teachers (TGT)', value: null },
      { label: 'Primary Teachers (PRT)', value: null },
      { label: 'Teacher to section ratio', value: null },
      { label: 'Special educator', value: null },
      { label: 'Counsellor and wellness teacher', value: null },
      { label: 'Names and qualifications of the teachers', value: null },
    ],
  },
  {
    letter: 'E',
    title: 'School infrastructure',
    rows: [
      { label: 'Total campus area (square metres)', value: null },
      { label: 'Number of classrooms', value: `${school.figures.classrooms}` },
      { label: 'Size of the classrooms (square metres)', value: null },
      {
        label: 'Laboratories, computer laboratories included',
        value: `Biology, Chemistry and Physics; ${school.figures.computerLabs} computer laboratories with over ${school.figures.computers} computers`,
      },
      { label: 'Size of the laboratories (square metres)', value: null },
      { label: 'Internet facility', value: null },
      { label: 'Number of girls’ toilets', value: null },
      { label: 'Number of boys’ toilets', value: null },
      { label: 'Video of the school’s inspection', value: null },
    ],
  },
]

function unpublished(session: string): BoardResult {
  return { session, registered: null, passed: null, remarks: null }
}

/** Board results of the last three years, newest first. */
export const boardResults: Record<'X' | 'XII', readonly BoardResult[]> = {
  X: [unpublished('2025-26'), unpublished('2024-25'), unpublished('2023-24')],
  XII: [unpublished('2025-26'), unpublished('2024-25'), unpublished('2023-24')],
}

/** The same disclosure as one file, as the school signs it; and the annual report, due each 15 September. */
export const disclosureFiles: readonly DisclosureRow[] = [
  {
    label: 'Mandatory disclosures in one file',
    value: { text: 'Mandatory disclosures', href: school.links.disclosures },
  },
  { label: 'Annual report of the school', value: null },
]
