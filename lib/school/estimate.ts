import {
  type FeeGroup,
  type FeeRow,
  feeGroups,
  type HostelGroup,
  hostelGroups,
  pupilPhrase,
} from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { type SearchParams, wordIn } from '@/lib/routes/query-params'
import { amountInYear, busWords, formatRupees, monthsOf } from './fees'

export type ClassOption = (typeof admissionClasses)[number]

export type Choice = {
  class: ClassOption
  pupil: 'own' | 'outsider'
  stay: 'day' | 'hostel'
  transport: 'yes' | 'no'
}

export const dayPupil = { pupil: 'outsider', stay: 'day', transport: 'no' } as const

/** A line of the estimate. `amount` is rupees in the year, null where the school has published none. */
type Part = {
  name: string
  /** When it is paid, such as `Monthly, 12 × ₹6,000`. */
  paid: string
  amount: number | null
}

export type Estimate = {
  choice: Choice
  group: FeeGroup
  parts: Part[]
  /** Sum of the published school fees, in rupees. */
  total: number
  unpublished: string[]
  /**
   * For boarders; null if the school has published none. We never add it to the others: the school has not said
   * whether a boarder pays both.
   */
  hostel?: HostelGroup | null
}

const smallClasses: Partial<Record<ClassOption, string>> = {
  'PRE-NUR': 'Pre-Nursery',
  NUR: 'Nursery',
  PREP: 'Prep',
}

/** Returns the label of a class: `Pre-Nursery`, `Class IX`, `Class XI Science`. */
export function className(option: ClassOption): string {
  const [level, stream] = option.split('-')
  const name = `Class ${level}${stream ? ` ${stream[0]}${stream.slice(1).toLowerCase()}` : ''}`
  return smallClasses[option] ?? name
}

function isByPupil(option: ClassOption): boolean {
  return option.startsWith('XI-')
}

/** Parses the choice of a URL; null without a class. Unknown values fall back to the defaults. */
export function parseChoice(params: SearchParams): Choice | null {
  const text = wordIn(params.class)
  const option = admissionClasses.find((one) => one === text)
  if (!option) return null
  return {
    class: option,
    pupil: wordIn(params.pupil) === 'own' ? 'own' : 'outsider',
    stay: wordIn(params.stay) === 'hostel' ? 'hostel' : 'day',
    transport: wordIn(params.transport) === 'yes' ? 'yes' : 'no',
  }
}

export function choiceQuery({ class: option, pupil, stay, transport }: Choice): string {
  const query = new URLSearchParams({ class: option, stay, transport })
  if (isByPupil(option)) query.set('pupil', pupil)
  return `?${query}`
}

/** A choice in words: `Class IX, living at home, with the bus`. */
export function choiceWords(choice: Choice): string {
  return [
    className(choice.class),
    ...(isByPupil(choice.class) ? [pupilPhrase[choice.pupil].toLowerCase()] : []),
    choice.stay === 'hostel' ? 'in the hostel' : 'living at home',
    ...(choice.transport === 'yes' ? [busWords(true)] : []),
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

function partOf(row: FeeRow): Part {
  const { type, particulars, frequency, amount } = row
  const once = type === 'Registration' ? 'With the application' : 'On joining'
  const monthly =
    amount === null ? 'Monthly' : `Monthly, ${monthsOf(frequency).length} × ${formatRupees(amount)}`
  return {
    name: type === 'Transport' ? 'School bus' : particulars,
    paid: frequency === 'Monthly' ? monthly : once,
    amount: amountInYear(row),
  }
}

/**
 * Computes the first year's cost from the rows of the fee tables (specification, section 9). Monthly fees count for
 * twelve months, April to March.
 */
export function estimate(choice: Choice): Estimate {
  const group = groupOf(choice)
  const rows = group.rows.filter(({ type }) => type !== 'Transport' || choice.transport === 'yes')
  const parts = rows.map(partOf)
  const hostel = hostelGroups.find(({ classes }) => classes.includes(choice.class)) ?? null
  return {
    choice,
    group,
    parts,
    total: parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unpublished: parts.filter(({ amount }) => amount === null).map(({ name }) => name),
    ...(choice.stay === 'hostel' ? { hostel } : {}),
  }
}
