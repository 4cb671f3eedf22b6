/**
 * What the school charges, in rupees, typed once from section 9 of the specification. Totals are never
 * written here: `lib/school/fees.ts` adds them up from the rows.
 */

import type { admissionClasses } from './forms'

/** How often a row is paid. Months are those of the academic year, April to March. */
export type Frequency = 'One time' | 'Yearly' | 'Monthly'

type FeeType = 'Registration' | 'Admission' | 'Annual' | 'Laboratory' | 'Tuition' | 'Transport'

/** A row of a fee table. `amount` is in rupees; null where the school has published none. */
export type FeeRow = {
  particulars: string
  type: FeeType
  frequency: Frequency
  amount: number | null
}

/** A class as the admission enquiry writes it (specification, section 9). */
type ClassOption = (typeof admissionClasses)[number]

/** Who pays a group: every pupil of its classes, or for Class XI our own pupils or those from another school. */
type Pupils = 'all' | 'own' | 'outsider'

/** Whose fees a group's are, as the pages say it. */
export const whose: Record<Pupils, string> = {
  all: 'All students',
  own: 'Students of our school',
  outsider: 'Students from other schools',
}

export type FeeGroupId =
  | 'pre-nursery'
  | 'nursery-prep'
  | 'i-ii'
  | 'iii-viii'
  | 'ix'
  | 'xi-commerce-humanities'
  | 'xi-science'
  | 'xi-commerce-humanities-outsiders'
  | 'xi-science-outsiders'

/** The fees of some classes. `twin` is the same stream's group for the other kind of pupil. */
export type FeeGroup = {
  id: FeeGroupId
  path: string
  name: string
  classes: readonly [ClassOption, ...ClassOption[]]
  pupils: Pupils
  twin?: FeeGroupId
  rows: readonly FeeRow[]
}

type Figures = {
  admission?: number
  annual: number
  laboratory?: number
  tuition: number | null
}

/** Paid with the application, by everyone: online, non-refundable, non-transferable. */
export const registration: FeeRow = {
  particulars: 'Forms, registration and processing',
  type: 'Registration',
  frequency: 'One time',
  amount: 3000,
}

/** Paid by pupils who take the school bus; the same for all classes. */
export const transport: FeeRow = {
  particulars: 'Transport, if your child takes the school bus',
  type: 'Transport',
  frequency: 'Monthly',
  amount: 3650,
}

/** The rows of a group, in the order in which a family pays them. */
function rows({ admission, annual, laboratory, tuition }: Figures): FeeRow[] {
  const once: FeeRow[] = admission
    ? [
        {
          particulars: 'Admission fee',
          type: 'Admission',
          frequency: 'One time',
          amount: admission,
        },
      ]
    : []
  const lab: FeeRow[] = laboratory
    ? [
        {
          particulars: 'Laboratory charges',
          type: 'Laboratory',
          frequency: 'Yearly',
          amount: laboratory,
        },
      ]
    : []
  return [
    registration,
    ...once,
    { particulars: 'Annual charges', type: 'Annual', frequency: 'Yearly', amount: annual },
    ...lab,
    { particulars: 'Tuition fee', type: 'Tuition', frequency: 'Monthly', amount: tuition },
    transport,
  ]
}

export const feeGroups: readonly FeeGroup[] = [
  {
    id: 'pre-nursery',
    path: '/fee-nursury',
    name: 'Pre-Nursery',
    classes: ['PRE-NUR'],
    pupils: 'all',
    rows: rows({ admission: 25_000, annual: 33_900, tuition: 4400 }),
  },
  {
    id: 'nursery-prep',
    path: '/fee-nur-prep',
    name: 'Nursery and Prep',
    classes: ['NUR', 'PREP'],
    pupils: 'all',
    rows: rows({ admission: 41_900, annual: 33_900, tuition: 4600 }),
  },
  {
    id: 'i-ii',
    path: '/fee-i-ii',
    name: 'Classes I-II',
    classes: ['I', 'II'],
    pupils: 'all',
    rows: rows({ admission: 57_900, annual: 33_900, tuition: 6000 }),
  },
  {
    id: 'iii-viii',
    path: '/fee-iii-viii',
    name: 'Classes III-VIII',
    classes: ['III', 'IV', 'V', 'VI', 'VII', 'VIII'],
    pupils: 'all',
    rows: rows({ admission: 64_200, annual: 34_500, tuition: 6000 }),
  },
  {
    id: 'ix',
    path: '/fee-9',
    name: 'Class IX',
    classes: ['IX'],
    pupils: 'all',
    rows: rows({ admission: 75_490, annual: 34_500, tuition: 6000 }),
  },
  {
    id: 'xi-commerce-humanities',
    path: '/fee-xi-hum-com',
    name: 'Class XI Commerce and Humanities',
    classes: ['XI-COMMERCE', 'XI-HUMANITIES'],
    pupils: 'own',
    twin: 'xi-commerce-humanities-outsiders',
    rows: rows({ annual: 61_600, tuition: 6600 }),
  },
  {
    id: 'xi-science',
    path: '/fee-xi-science',
    name: 'Class XI Science',
    classes: ['XI-SCIENCE'],
    pupils: 'own',
    twin: 'xi-science-outsiders',
    rows: rows({ annual: 61_600, laboratory: 6050, tuition: 6600 }),
  },
  {
    id: 'xi-commerce-humanities-outsiders',
    path: '/fee-xi-comm-humanities',
    name: 'Class XI Commerce and Humanities',
    classes: ['XI-COMMERCE', 'XI-HUMANITIES'],
    pupils: 'outsider',
    twin: 'xi-commerce-humanities',
    rows: rows({ admission: 66_100, annual: 61_600, tuition: null }),
  },
  {
    id: 'xi-science-outsiders',
    path: '/fee-xi-science-DPS',
    name: 'Class XI Science',
    classes: ['XI-SCIENCE'],
    pupils: 'outsider',
    twin: 'xi-science',
    rows: rows({ admission: 62_250, annual: 61_600, laboratory: 6050, tuition: null }),
  },
]

/** Classes whose fees the school has not published. */
export const unpublishedClasses = ['Class X', 'Class XII'] as const

/** A payment of the hostel fee; `amount` in rupees. */
type Instalment = { name: string; due: string; amount: number }

export type HostelGroup = {
  id: 'i-ix' | 'xi'
  name: string
  classes: readonly ClassOption[]
  instalments: readonly [Instalment, Instalment]
}

function instalments(first: number, second: number): [Instalment, Instalment] {
  return [
    { name: 'First instalment', due: 'At admission', amount: first },
    { name: 'Second instalment', due: 'Before the Durga Puja vacations', amount: second },
  ]
}

/** Hostel fees, all non-refundable. */
export const hostelGroups: readonly HostelGroup[] = [
  {
    id: 'i-ix',
    name: 'Classes I to IX',
    classes: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
    instalments: instalments(250_000, 60_000),
  },
  {
    id: 'xi',
    name: 'Class XI',
    classes: ['XI-SCIENCE', 'XI-COMMERCE', 'XI-HUMANITIES'],
    instalments: instalments(290_000, 60_000),
  },
]
