import { expect, it, vi } from 'vitest'
import { type FeeGroup, type FeeRow, feeGroups, hostelGroups } from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import {
  type Choice,
  choiceQuery,
  choiceWords,
  className,
  dayPupil,
  estimate,
  parseChoice,
} from './estimate'

/** Fees as in the specification, so that the school may change its own. */
vi.mock('@/content/fees', async (original) => {
  const fees = await original<typeof import('@/content/fees')>()
  const row = (particulars: string, type: FeeRow['type'], amount: number | null): FeeRow => ({
    particulars,
    type,
    frequency: type === 'Admission' ? 'One time' : type === 'Annual' ? 'Yearly' : 'Monthly',
    amount,
  })
  const charged = (group: FeeGroup): FeeGroup => ({
    ...group,
    rows: [
      { ...row('Registration', 'Registration', 3000), frequency: 'One time' },
      ...(group.pupils === 'own' ? [] : [row('Admission fee', 'Admission', 60_100)]),
      row('Annual charges', 'Annual', 33_900),
      row('Tuition fee', 'Tuition', group.pupils === 'outsider' ? null : 6000),
      row('Transport', 'Transport', 2000),
    ],
  })
  return { ...fees, feeGroups: fees.feeGroups.map(charged) }
})

const once = ['Registration', 'With the application', 3000]
const joining = ['Admission fee', 'On joining', 60_100]
const annual = ['Annual charges', 'On joining', 33_900]
const tuition = ['Tuition fee', 'Monthly, 12 × ₹6,000', 72_000]
const bus = ['School bus', 'Monthly, 12 × ₹2,000', 24_000]

const open = ['Tuition fee', 'Monthly', null]
const day = [once, joining, annual, tuition]

it.each<[string, Partial<Choice> & Pick<Choice, 'class'>, unknown[][], number]>([
  ['of a day pupil', { class: 'IX' }, day, 169_000],
  ['with twelve months of the bus', { class: 'IX', transport: 'yes' }, [...day, bus], 193_000],
  ['of our pupil in XI', { class: 'XI-SCIENCE', pupil: 'own' }, [once, annual, tuition], 108_900],
  ['of an outsider in Class XI', { class: 'XI-COMMERCE' }, [once, joining, annual, open], 97_000],
  // The hostel fee is listed separately, because no sum is published.
  ['of a boarder', { class: 'IX', stay: 'hostel' }, day, 169_000],
])('computes the cost of the first year %s', (_what, choice, lines, total) => {
  const result = estimate({ ...dayPupil, ...choice })
  expect(result.parts.map(({ name, paid, amount }) => [name, paid, amount])).toEqual(lines)
  expect(result.total).toBe(total)
  expect(result.unpublished).toEqual(lines.flatMap(([name, , amount]) => (amount ? [] : [name])))
  expect(result.hostel).toBe(choice.stay === 'hostel' ? hostelGroups[0] : undefined)
})

it('reports that no hostel fee is published below Class I', () => {
  const result = estimate({ ...dayPupil, class: 'NUR', stay: 'hostel' })
  expect(result).toMatchObject({ hostel: null, unpublished: [] })
})

it('estimates the cost of the first year for every class and every fee group', () => {
  const groupOf = (choice: Partial<Choice>) =>
    estimate({ ...dayPupil, class: 'I', ...choice }).group.id
  const own = admissionClasses.map((option) => groupOf({ class: option, pupil: 'own' }))
  const others = admissionClasses.map((option) => groupOf({ class: option, pupil: 'outsider' }))
  expect(new Set([...own, ...others])).toEqual(new Set(feeGroups.map(({ id }) => id)))
})

const boarder = { class: 'XI-SCIENCE', pupil: 'own', stay: 'hostel', transport: 'yes' } as const

it.each([
  [{}, null],
  [{ class: 'XII' }, null],
  [{ class: ['IX', 'X'] }, { ...dayPupil, class: 'IX' }],
  [
    { class: 'IX', stay: 'palace' },
    { ...dayPupil, class: 'IX' },
  ],
  [
    { class: 'IX', transport: '1' },
    { ...dayPupil, class: 'IX' },
  ],
  [
    { class: 'IX', pupil: '' },
    { ...dayPupil, class: 'IX' },
  ],
  [Object.fromEntries(new URLSearchParams(choiceQuery(boarder))), boarder],
])('the cost form parses the query %j as %j', (search, choice) => {
  expect(parseChoice(search)).toEqual(choice)
})

it('the cost form describes its choices in words', () => {
  expect(choiceWords(boarder)).toBe(
    'Class XI Science, students of our school, in the hostel, with the bus',
  )
  expect(choiceWords({ ...dayPupil, class: 'PREP' })).toBe('Prep, living at home')
  expect(admissionClasses.map(className)).toEqual([
    ...['Pre-Nursery', 'Nursery', 'Prep'],
    ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].map((level) => `Class ${level}`),
    ...['Class XI Science', 'Class XI Commerce', 'Class XI Humanities'],
  ])
})
