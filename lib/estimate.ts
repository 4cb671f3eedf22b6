import {
  type FeeGroup,
  type FeeRow,
  feeGroups,
  type HostelGroup,
  hostelGroups,
} from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { formatRupees, monthsOf } from './fees'
import { type Search, textIn } from './lists/search'

/** A class as the admission enquiry writes it. */
export type ClassOption = (typeof admissionClasses)[number]

/** What a family asks the cost of. `pupil` counts for Class XI only. */
export type Choice = {
  class: ClassOption
  pupil: 'own' | 'outsider'
  stay: 'day' | 'hostel'
  transport: 'yes' | 'no'
}

/** When a part is paid, in the order in which a family pays. */
export const dues = [
  'With the application',
  'On joining',
  'Before Durga Puja',
  'Month by month',
] as const

type Due = (typeof dues)[number]

export type PartId =
  | 'registration'
  | 'admission'
  | 'annual'
  | 'laboratory'
  | 'hostel-first'
  | 'hostel-second'
  | 'tuition'
  | 'transport'

/** A line of the estimate. `amount` is rupees in the year, null where the school has published none. */
export type Part = {
  id: PartId
  name: string
  /** How the amount comes about, such as `12 × ₹6,000`. */
  how?: string
  due: Due
  amount: number | null
}

/** What the first year costs. `total` is rupees and holds every part that is published. */
export type Estimate = {
  choice: Choice
  /** The fees it is made from. */
  group: FeeGroup
  parts: Part[]
  total: number
  /** What has a price that is not published, in words; the real total is higher. */
  unpublished: string[]
}

const smallClasses: Partial<Record<ClassOption, string>> = {
  'PRE-NUR': 'Pre-Nursery',
  NUR: 'Nursery',
  PREP: 'Prep',
}

/** A class as it is read: `Pre-Nursery`, `Class IX`, `Class XI Science`. */
export function className(option: ClassOption): string {
  const [level, stream] = option.split('-')
  const name = `Class ${level}${stream ? ` ${stream[0]}${stream.slice(1).toLowerCase()}` : ''}`
  return smallClasses[option] ?? name
}

function isClass(text: string): text is ClassOption {
  return admissionClasses.some((one) => one === text)
}

/** Whether own pupils and those from other schools pay differently in a class. */
export function isByPupil(option: ClassOption): boolean {
  return option.startsWith('XI-')
}

/** The choice an address makes; null without a class. What makes no sense there reads as not said. */
export function parseChoice(search: Search): Choice | null {
  const option = textIn(search.class)
  if (!isClass(option)) return null
  return {
    class: option,
    pupil: textIn(search.pupil) === 'own' ? 'own' : 'outsider',
    stay: textIn(search.stay) === 'hostel' ? 'hostel' : 'day',
    transport: textIn(search.transport) === 'yes' ? 'yes' : 'no',
  }
}

/** The query of a choice, without what does not count in its class. */
export function choiceQuery({ class: option, pupil, stay, transport }: Choice): string {
  const query = new URLSearchParams({ class: option, stay, transport })
  if (isByPupil(option)) query.set('pupil', pupil)
  return `?${query}`
}

/** A choice in words: `Class IX, day pupil, with the school bus`. */
export function choiceWords(choice: Choice): string {
  return [
    className(choice.class),
    ...(isByPupil(choice.class)
      ? [choice.pupil === 'own' ? 'pupil of our school' : 'from another school']
      : []),
    choice.stay === 'hostel' ? 'in the hostel' : 'day pupil',
    ...(choice.transport === 'yes' ? ['with the school bus'] : []),
  ].join(', ')
}

/** The fees of a choice. Throws when `content/fees.ts` has none: a slip in our own data. */
function groupOf({ class: option, pupil }: Choice): FeeGroup {
  const group = feeGroups.find(
    ({ classes, pupils }) => classes.includes(option) && (pupils === 'all' || pupils === pupil),
  )
  if (!group) throw new Error(`No fees for class "${option}" in content/fees.ts`)
  return group
}

function hostelOf({ class: option }: Choice): HostelGroup | undefined {
  return hostelGroups.find(({ classes }) => classes.includes(option))
}

const ids = {
  Registration: 'registration',
  Admission: 'admission',
  Annual: 'annual',
  Laboratory: 'laboratory',
  Tuition: 'tuition',
  Transport: 'transport',
} as const satisfies Record<FeeRow['type'], PartId>

const names: Partial<Record<FeeRow['type'], string>> = { Transport: 'School bus' }

function fromRow({ type, particulars, frequency, amount }: FeeRow): Part {
  const isMonthly = frequency === 'Monthly'
  const months = monthsOf(frequency).length
  const once = type === 'Registration' ? 'With the application' : 'On joining'
  return {
    id: ids[type],
    name: names[type] ?? particulars,
    due: isMonthly ? 'Month by month' : once,
    amount: amount === null ? null : amount * months,
    ...(isMonthly && amount !== null ? { how: `${months} × ${formatRupees(amount)}` } : {}),
  }
}

function hostelParts(group: HostelGroup): Part[] {
  const [first, second] = group.instalments
  return [
    {
      id: 'hostel-first',
      name: `Hostel, ${first.name.toLowerCase()}`,
      due: 'On joining',
      amount: first.amount,
    },
    {
      id: 'hostel-second',
      name: `Hostel, ${second.name.toLowerCase()}`,
      due: 'Before Durga Puja',
      amount: second.amount,
    },
  ]
}

/**
 * The first year's cost of a choice, from the same rows as the fee tables (specification, section 9):
 * what is monthly is counted for the twelve months of the academic year, April to March.
 */
export function estimate(choice: Choice): Estimate {
  const group = groupOf(choice)
  const hostel = hostelOf(choice)
  const rows = group.rows.filter(({ type }) => type !== 'Transport' || choice.transport === 'yes')
  const parts: Part[] = [
    ...rows.map(fromRow),
    ...(choice.stay === 'hostel' && hostel ? hostelParts(hostel) : []),
  ].sort((a, b) => dues.indexOf(a.due) - dues.indexOf(b.due))
  const open = parts.filter(({ amount }) => amount === null).map(({ name }) => name)
  return {
    choice,
    group,
    parts,
    total: parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unpublished: choice.stay === 'hostel' && !hostel ? [...open, 'Hostel fee'] : open,
  }
}
