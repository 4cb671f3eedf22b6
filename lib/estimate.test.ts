import { describe, expect, it } from 'vitest'
import {
  type FeeGroupId,
  type FeeRow,
  feeGroups,
  hostelGroups,
  registration,
  transport,
} from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { type Choice, choiceQuery, choiceWords, className, estimate, parseChoice } from './estimate'
import { feeGroup, hostelTotal, totalOf, yearOf } from './fees'

const day = { pupil: 'outsider', stay: 'day', transport: 'no' } as const

function amounts(choice: Choice) {
  return Object.fromEntries(estimate(choice).school.parts.map(({ id, amount }) => [id, amount]))
}

/** A fee of a group as it is typed, in rupees; 0 where it has none. */
const fee = (id: FeeGroupId, type: FeeRow['type']) =>
  feeGroup(id).rows.find((row) => row.type === type)?.amount ?? 0

const ix = {
  registration: fee('ix', 'Registration'),
  admission: fee('ix', 'Admission'),
  annual: fee('ix', 'Annual'),
  tuition: 12 * fee('ix', 'Tuition'),
}
const ixTotal = Object.values(ix).reduce((sum, amount) => sum + amount)

describe('the first year', () => {
  it('Class IX, day pupil: registration, admission, annual charges and twelve months of tuition', () => {
    expect(amounts({ ...day, class: 'IX' })).toEqual(ix)
    expect(estimate({ ...day, class: 'IX' }).school.total).toBe(ixTotal)
  })

  it('the school bus adds twelve months of its fee', () => {
    expect(estimate({ ...day, class: 'IX', transport: 'yes' }).school.total).toBe(
      ixTotal + 12 * fee('ix', 'Transport'),
    )
  })

  it('shows the hostel fee and the day fees as two figures, and no sum that nobody published', () => {
    const { school, hostel } = estimate({ ...day, class: 'IX', stay: 'hostel' })
    expect(school).toEqual(estimate({ ...day, class: 'IX' }).school)
    expect(hostel?.total).toBe(hostelGroups[0] && hostelTotal(hostelGroups[0]))
    expect(hostel?.parts.map(({ due }) => due)).toEqual(['On joining', 'Before Durga Puja'])
    expect(estimate({ ...day, class: 'IX' }).hostel).toBeUndefined()
  })

  it('own pupils in Class XI Science pay no admission fee', () => {
    expect(amounts({ ...day, class: 'XI-SCIENCE', pupil: 'own' })).toEqual({
      registration: fee('xi-science', 'Registration'),
      annual: fee('xi-science', 'Annual'),
      laboratory: fee('xi-science', 'Laboratory'),
      tuition: 12 * fee('xi-science', 'Tuition'),
    })
  })

  it('says that a fee is not published, such as the tuition of pupils from other schools, and counts none', () => {
    const { school, group, unpublished } = estimate({ ...day, class: 'XI-COMMERCE' })
    const open = group.rows.filter(({ amount }) => amount === null)
    expect(unpublished).toEqual(open.map(({ particulars }) => particulars))
    expect(school.total).toBe(
      (registration.amount ?? 0) + (totalOf(group) ?? 0) + 12 * fee(group.id, 'Tuition'),
    )
  })

  it('says that no hostel fee is published below Class I', () => {
    const { school, hostel, unpublished } = estimate({ ...day, class: 'NUR', stay: 'hostel' })
    expect(hostel).toBeNull()
    expect(unpublished).toEqual([])
    const group = feeGroup('nursery-prep')
    expect(school.total).toBe(yearOf(group, { year: 'first', bus: false }))
  })

  it('agrees with the fee tables in every choice that can be made', () => {
    for (const option of admissionClasses)
      for (const pupil of ['own', 'outsider'] as const)
        for (const stay of ['day', 'hostel'] as const)
          for (const bus of ['yes', 'no'] as const) {
            const made = estimate({ class: option, pupil, stay, transport: bus })
            const { school, group } = made
            const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? 0
            const hostel = hostelGroups.find(({ classes }) => classes.includes(option))
            expect(school.total).toBe(
              (registration.amount ?? 0) +
                (totalOf(group) ?? 0) +
                12 * tuition +
                (bus === 'yes' ? 12 * (transport.amount ?? 0) : 0),
            )
            expect(made.hostel?.total).toBe(
              stay === 'hostel' && hostel ? hostelTotal(hostel) : undefined,
            )
          }
  })

  it('can be asked for every group of the fee tables', () => {
    const groups = admissionClasses.flatMap((option) =>
      (['own', 'outsider'] as const).map(
        (pupil) => estimate({ ...day, class: option, pupil }).group.id,
      ),
    )
    expect([...new Set(groups)].sort()).toEqual(feeGroups.map(({ id }) => id).sort())
  })
})

describe('what each later year costs', () => {
  const later = (id: FeeGroupId, bus = false) => yearOf(feeGroup(id), { year: 'later', bus })

  it('the yearly and the monthly fees of the classes to come, without another admission', () => {
    expect(estimate({ ...day, class: 'I' }).later).toEqual([
      { name: 'Class II', amount: later('i-ii') },
      { name: 'Classes III-VIII', amount: later('iii-viii') },
      { name: 'Class IX', amount: later('ix') },
      { name: 'Class X', amount: null },
      { name: 'Class XI Commerce and Humanities', amount: later('xi-commerce-humanities') },
      { name: 'Class XI Science', amount: later('xi-science') },
      { name: 'Class XII', amount: null },
    ])
  })

  it('with the bus, when it is asked for', () => {
    const [next] = estimate({ ...day, class: 'III', transport: 'yes' }).later
    expect(next).toEqual({ name: 'Classes IV-VIII', amount: later('iii-viii', true) })
  })

  it.each(['own', 'outsider'] as const)('after Class XI (%s) nothing is published', (pupil) => {
    expect(estimate({ ...day, class: 'XI-SCIENCE', pupil }).later).toEqual([
      { name: 'Class XII', amount: null },
    ])
  })

  it('of boarders: the school’s fees, and nothing of the hostel', () => {
    const boarder = estimate({ ...day, class: 'IX', stay: 'hostel' })
    expect(boarder.later).toEqual(estimate({ ...day, class: 'IX' }).later)
  })
})

describe('the address', () => {
  it.each([
    [{}, null],
    [{ class: 'XII' }, null],
    [{ class: ['IX', 'X'] }, { ...day, class: 'IX' }],
    [
      { class: 'IX', stay: 'palace', transport: '1', pupil: '' },
      { ...day, class: 'IX' },
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
    expect(choiceQuery({ ...day, class: 'IX' })).toBe('?class=IX&stay=day&transport=no')
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
    'Class XI Science, student of our school, in the hostel, with the school bus',
  )
  expect(choiceWords({ ...day, class: 'PREP' })).toBe('Prep, day scholar')
})
