import type { admissionClasses } from './forms'
import { data } from './generated/fees'
import type { Path } from './routes'
import type { Data } from './schemas/fees'

type FeeType = 'Registration' | 'Admission' | 'Annual' | 'Laboratory' | 'Tuition' | 'Transport'

/** Row of a fee table. `amount` is in rupees; null when unpublished. */
export type FeeRow = {
  particulars: string
  type: FeeType
  frequency: 'One time' | 'Yearly' | 'Monthly'
  amount: number | null
}

/** A class in the admission enquiry's format (specification, section 9). */
type ClassOption = (typeof admissionClasses)[number]

type Pupils = 'all' | 'own' | 'outsider'

export const pupilPhrase: Record<Pupils, string> = {
  all: 'All students',
  own: 'Students of our school',
  outsider: 'Students from other schools',
}

type Figures = Data['groups'][number]

export type FeeGroupId = Figures['id']

export type FeeGroup = {
  id: FeeGroupId
  path: string
  name: string
  classes: readonly [ClassOption, ...ClassOption[]]
  pupils: Pupils
  rows: readonly FeeRow[]
}

export const registration: FeeRow = {
  particulars: 'Forms, registration and processing',
  type: 'Registration',
  frequency: 'One time',
  amount: data.registration,
}

export const transport: FeeRow = {
  particulars: 'Transport, if your child takes the school bus',
  type: 'Transport',
  frequency: 'Monthly',
  amount: data.transport,
}

/** A group does not pay a fee without a figure, except tuition, which is then unpublished. */
function rows({ admission, annual, laboratory, tuition }: Figures): FeeRow[] {
  const all: (Omit<FeeRow, 'amount'> & { amount: FeeRow['amount'] | undefined })[] = [
    registration,
    { particulars: 'Admission fee', type: 'Admission', frequency: 'One time', amount: admission },
    { particulars: 'Annual charges', type: 'Annual', frequency: 'Yearly', amount: annual },
    {
      particulars: 'Laboratory charges',
      type: 'Laboratory',
      frequency: 'Yearly',
      amount: laboratory,
    },
    { particulars: 'Tuition fee', type: 'Tuition', frequency: 'Monthly', amount: tuition ?? null },
    transport,
  ]
  return all.flatMap(({ amount, ...row }) => (amount === undefined ? [] : { ...row, amount }))
}

type Payers = Pick<FeeGroup, 'classes'> & { path: Path; pupils?: Pupils }

const payers: Record<FeeGroupId, Payers> = {
  'pre-nursery': { path: '/fee-nursury', classes: ['PRE-NUR'] },
  'nursery-prep': { path: '/fee-nur-prep', classes: ['NUR', 'PREP'] },
  'i-ii': { path: '/fee-i-ii', classes: ['I', 'II'] },
  'iii-viii': { path: '/fee-iii-viii', classes: ['III', 'IV', 'V', 'VI', 'VII', 'VIII'] },
  ix: { path: '/fee-9', classes: ['IX'] },
  'xi-commerce-humanities': {
    path: '/fee-xi-hum-com',
    classes: ['XI-COMMERCE', 'XI-HUMANITIES'],
    pupils: 'own',
  },
  'xi-science': { path: '/fee-xi-science', classes: ['XI-SCIENCE'], pupils: 'own' },
  'xi-commerce-humanities-outsiders': {
    path: '/fee-xi-comm-humanities',
    classes: ['XI-COMMERCE', 'XI-HUMANITIES'],
    pupils: 'outsider',
  },
  'xi-science-outsiders': {
    path: '/fee-xi-science-DPS',
    classes: ['XI-SCIENCE'],
    pupils: 'outsider',
  },
}

export const feeGroups: readonly FeeGroup[] = data.groups.map((group) => ({
  id: group.id,
  name: group.name,
  pupils: 'all',
  ...payers[group.id],
  rows: rows(group),
}))

/** Classes whose fees are unpublished, with the text to show. */
export const unpublishedClasses = ['Class X', 'Class XII'] as const
export const unpublishedNote = `${unpublishedClasses.join(' and ')}: not published. Please ask the accounts office.`

export type HostelGroup = (typeof hostelGroups)[number]

export const hostelGroups = data.hostel.map(({ id, name, first, second }) => ({
  id,
  name,
  instalments: [
    { name: 'First instalment', due: 'At admission', amount: first },
    { name: 'Second instalment', due: 'Before the Durga Puja vacations', amount: second },
  ] as const,
}))
