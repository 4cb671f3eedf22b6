import {
  type FeeGroup,
  type FeeRow,
  feeGroups,
  type HostelGroup,
  hostelGroups,
  unpublishedClasses,
} from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { formatRupees, monthsOf, yearOf } from './fees'
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

/** Lines with what they add up to: rupees, every part that is published. */
export type Fees = { parts: Part[]; total: number }

/** A year after the first; `amount` is rupees, null where the school has published none. */
export type LaterYear = { name: string; amount: number | null }

/** What the first year costs. */
export type Estimate = {
  choice: Choice
  /** The fees it is made from. */
  group: FeeGroup
  school: Fees
  /**
   * For boarders, null where the school has published none. Never added to the others: nobody has said
   * whether a boarder pays both.
   */
  hostel?: Fees | null
  /** School fees that have a price that is not published, in words; the real total is higher. */
  unpublished: string[]
  /** What the school fees of each later year are, by the classes that pay the same. */
  later: LaterYear[]
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
function isByPupil(option: ClassOption): boolean {
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

/** A choice in words: `Class IX, day scholar, with the school bus`. */
export function choiceWords(choice: Choice): string {
  return [
    className(choice.class),
    ...(isByPupil(choice.class)
      ? [choice.pupil === 'own' ? 'student of our school' : 'from another school']
      : []),
    choice.stay === 'hostel' ? 'in the hostel' : 'day scholar',
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

function sumUp(parts: Part[]): Fees {
  return { parts, total: parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
}

/** A class as its group writes it in a range: `IV` of `Classes IV-VIII`. */
function classRange(classes: readonly ClassOption[]): string {
  const [first, last] = [classes[0], classes.at(-1)]
  return first && first === last ? className(first) : `Classes ${first}-${last}`
}

/** The years after the first by the fees of our own pupils, up to the last class. */
function laterYears({ class: option, transport }: Choice): LaterYear[] {
  const [classX, classXII] = unpublishedClasses
  const unpublished = (name: string): LaterYear => ({ name, amount: null })
  if (isByPupil(option)) return [unpublished(classXII)]
  const isLater = (one: ClassOption) =>
    admissionClasses.indexOf(one) > admissionClasses.indexOf(option)
  const yearsOf = (pupils: FeeGroup['pupils']) =>
    feeGroups.flatMap((group) => {
      const classes = group.classes.filter(isLater)
      if (group.pupils !== pupils || classes.length === 0) return []
      const isWhole = classes.length === group.classes.length
      const name = isWhole ? group.name : classRange(classes)
      return [{ name, amount: yearOf(group, { year: 'later', bus: transport === 'yes' }) }]
    })
  return [...yearsOf('all'), unpublished(classX), ...yearsOf('own'), unpublished(classXII)]
}

/**
 * What a day pupil who joins in the first class of a group pays in the year after, in rupees and without the bus;
 * null when it is not published.
 */
export function yearAfter(group: FeeGroup): number | null {
  const [option] = group.classes
  const pupil = group.pupils === 'outsider' ? 'outsider' : 'own'
  const [next] = laterYears({ class: option, pupil, stay: 'day', transport: 'no' })
  return next?.amount ?? null
}

/**
 * The first year's cost of a choice, from the same rows as the fee tables (specification, section 9), and
 * what each later year costs: what is monthly is counted for the twelve months of the academic year, April to March.
 */
export function estimate(choice: Choice): Estimate {
  const group = groupOf(choice)
  const rows = group.rows.filter(({ type }) => type !== 'Transport' || choice.transport === 'yes')
  const parts = rows.map(fromRow).sort((a, b) => dues.indexOf(a.due) - dues.indexOf(b.due))
  const hostel = hostelOf(choice)
  return {
    choice,
    group,
    school: sumUp(parts),
    ...(choice.stay === 'hostel' ? { hostel: hostel ? sumUp(hostelParts(hostel)) : null } : {}),
    unpublished: parts.filter(({ amount }) => amount === null).map(({ name }) => name),
    later: laterYears(choice),
  }
}
