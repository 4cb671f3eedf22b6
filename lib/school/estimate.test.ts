import { describe, expect, it, vi } from 'vitest'
import {
  type FeeGroup,
  type FeeGroupId,
  type FeeRow,
  feeGroups,
  hostelGroups,
  registration,
  transport,
} from '@/content/fees'
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
import { feeGroup, formatAmount, totalOf, yearCost } from './fees'

/** Which of a group's fees are charged and published, as the specification has them, whatever the school has today. */
vi.mock('@/content/fees', async (original) => {
  const fees = await original<typeof import('@/content/fees')>()
  const { registration, transport } = fees
  const own = (group: FeeGroup): FeeGroup => {
    const isOwn = group.pupils === 'own'
    const isScience = group.classes.includes('XI-SCIENCE')
    const row = (particulars: string, type: FeeRow['type'], amount: number | null): FeeRow => ({
      particulars,
      type,
      frequency: type === 'Admission' ? 'One time' : type === 'Tuition' ? 'Monthly' : 'Yearly',
      amount,
    })
    return {
      ...group,
      rows: [
        registration,
        ...(isOwn ? [] : [row('Admission fee', 'Admission', 60_100)]),
        row('Annual charges', 'Annual', 33_900),
        ...(isScience ? [row('Laboratory charges', 'Laboratory', 6050)] : []),
        row('Tuition fee', 'Tuition', group.pupils === 'outsider' ? null : 6000),
        transport,
      ],
    }
  }
  return { ...fees, feeGroups: fees.feeGroups.map(own) }
})

/** The lines of a choice: what is paid, when, and how much in the year. */
function lines(choice: Choice) {
  return estimate(choice).parts.map(({ name, paid, amount }) => [name, paid, amount])
}

/** A fee of a group as it is typed, in rupees; 0 where it has none. */
const fee = (id: FeeGroupId, type: FeeRow['type']) =>
  feeGroup(id).rows.find((row) => row.type === type)?.amount ?? 0

/** The line of what a group pays monthly, as `lines` has it. */
function monthly(name: string, id: FeeGroupId, type: FeeRow['type']) {
  const amount = fee(id, type)
  return [name, `Monthly, 12 × ${formatAmount(amount)}`, 12 * amount]
}

const ixTotal =
  fee('ix', 'Registration') +
  fee('ix', 'Admission') +
  fee('ix', 'Annual') +
  12 * fee('ix', 'Tuition')

describe('the first year', () => {
  it('Class IX, day pupil: registration, admission, annual charges and twelve months of tuition', () => {
    expect(lines({ ...dayPupil, class: 'IX' })).toEqual([
      ['Forms, registration and processing', 'With the application', fee('ix', 'Registration')],
      ['Admission fee', 'On joining', fee('ix', 'Admission')],
      ['Annual charges', 'On joining', fee('ix', 'Annual')],
      monthly('Tuition fee', 'ix', 'Tuition'),
    ])
    expect(estimate({ ...dayPupil, class: 'IX' }).total).toBe(ixTotal)
  })

  it('the school bus adds twelve months of its fee', () => {
    const choice = { ...dayPupil, class: 'IX', transport: 'yes' } as const
    expect(lines(choice).at(-1)).toEqual(monthly('School bus', 'ix', 'Transport'))
    expect(estimate(choice).total).toBe(ixTotal + 12 * fee('ix', 'Transport'))
  })

  it('shows the hostel fee and the day fees as two figures, and no sum that nobody published', () => {
    const { parts, total, hostel } = estimate({ ...dayPupil, class: 'IX', stay: 'hostel' })
    expect({ parts, total }).toMatchObject({
      parts: estimate({ ...dayPupil, class: 'IX' }).parts,
      total: ixTotal,
    })
    expect(hostel).toBe(hostelGroups[0])
    expect(estimate({ ...dayPupil, class: 'IX' }).hostel).toBeUndefined()
  })

  it('own pupils in Class XI Science pay no admission fee', () => {
    expect(lines({ ...dayPupil, class: 'XI-SCIENCE', pupil: 'own' })).toEqual([
      [registration.particulars, 'With the application', fee('xi-science', 'Registration')],
      ['Annual charges', 'On joining', fee('xi-science', 'Annual')],
      ['Laboratory charges', 'On joining', fee('xi-science', 'Laboratory')],
      monthly('Tuition fee', 'xi-science', 'Tuition'),
    ])
  })

  it('says that a fee is not published, such as the tuition of pupils from other schools, and counts none', () => {
    const choice = { ...dayPupil, class: 'XI-COMMERCE' } as const
    const { total, group, unpublished } = estimate(choice)
    expect(lines(choice).at(-1)).toEqual(['Tuition fee', 'Monthly', null])
    const open = group.rows.filter(({ amount }) => amount === null)
    expect(unpublished).toEqual(open.map(({ particulars }) => particulars))
    expect(total).toBe(
      (registration.amount ?? 0) + (totalOf(group) ?? 0) + 12 * fee(group.id, 'Tuition'),
    )
  })

  it('says that no hostel fee is published below Class I', () => {
    const choice = { ...dayPupil, class: 'NUR', stay: 'hostel' } as const
    const { total, hostel, unpublished } = estimate(choice)
    expect(hostel).toBeNull()
    expect(unpublished).toEqual([])
    const group = feeGroup('nursery-prep')
    expect(total).toBe(yearCost(group, { year: 'first', bus: false }))
  })

  it('agrees with the fee tables in every choice that can be made', () => {
    for (const option of admissionClasses)
      for (const pupil of ['own', 'outsider'] as const)
        for (const stay of ['day', 'hostel'] as const)
          for (const bus of ['yes', 'no'] as const) {
            const made = estimate({ class: option, pupil, stay, transport: bus })
            const { total, group } = made
            const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? 0
            const hostel = hostelGroups.find(({ classes }) => classes.includes(option))
            expect(total).toBe(
              (registration.amount ?? 0) +
                (totalOf(group) ?? 0) +
                12 * tuition +
                (bus === 'yes' ? 12 * (transport.amount ?? 0) : 0),
            )
            expect(made.hostel).toBe(stay === 'hostel' ? (hostel ?? null) : undefined)
          }
  })

  it('can be asked for every group of the fee tables', () => {
    const groups = admissionClasses.flatMap((option) =>
      (['own', 'outsider'] as const).map(
        (pupil) => estimate({ ...dayPupil, class: option, pupil }).group.id,
      ),
    )
    expect([...new Set(groups)].sort()).toEqual(feeGroups.map(({ id }) => id).sort())
  })
})

describe('the address', () => {
  it.each([
    [{}, null],
    [{ class: 'XII' }, null],
    [{ class: ['IX', 'X'] }, { ...dayPupil, class: 'IX' }],
    [
      { class: 'IX', stay: 'palace', transport: '1', pupil: '' },
      { ...dayPupil, class: 'IX' },
    ],
    [
      { class: 'XI-SCIENCE', pupil: 'own', stay: 'hostel', transport: 'yes' },
      { class: 'XI-SCIENCE', pupil: 'own', stay: 'hostel', transport: 'yes' },
    ],
  ])('%j', (search, choice) => {
    expect(parseChoice(search)).toEqual(choice)
  })

  it('gives back the choice it was made from', () => {
    const choice: Choice = { class: 'XI-SCIENCE', pupil: 'own', stay: 'hostel', transport: 'yes' }
    expect(parseChoice(Object.fromEntries(new URLSearchParams(choiceQuery(choice))))).toEqual(
      choice,
    )
  })

  it('does not say whose pupil where it does not matter', () => {
    expect(choiceQuery({ ...dayPupil, class: 'IX' })).toBe('?class=IX&stay=day&transport=no')
  })
})

it('is said in words', () => {
  expect(admissionClasses.map(className)).toEqual([
    'Pre-Nursery',
    'Nursery',
    'Prep',
    ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].map((level) => `Class ${level}`),
    'Class XI Science',
    'Class XI Commerce',
    'Class XI Humanities',
  ])
  expect(choiceWords({ class: 'XI-SCIENCE', pupil: 'own', stay: 'hostel', transport: 'yes' })).toBe(
    'Class XI Science, students of our school, in the hostel, with the school bus',
  )
  expect(choiceWords({ ...dayPupil, class: 'PREP' })).toBe('Prep, living at home')
})
