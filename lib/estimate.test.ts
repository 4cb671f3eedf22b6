import { describe, expect, it } from 'vitest'
import { feeGroups, hostelGroups, registration, transport } from '@/content/fees'
import { admissionClasses } from '@/content/forms'
import { type Choice, choiceQuery, choiceWords, className, estimate, parseChoice } from './estimate'
import { hostelTotal, totalOf } from './fees'

const day = { pupil: 'outsider', stay: 'day', transport: 'no' } as const

function amounts(choice: Choice) {
  return Object.fromEntries(estimate(choice).parts.map(({ id, amount }) => [id, amount]))
}

describe('the first year', () => {
  it('Class IX, day pupil: registration, admission, annual charges and twelve months of tuition', () => {
    expect(amounts({ ...day, class: 'IX' })).toEqual({
      registration: 3000,
      admission: 75_490,
      annual: 34_500,
      tuition: 72_000,
    })
    expect(estimate({ ...day, class: 'IX' }).total).toBe(184_990)
  })

  it('the school bus adds twelve months of 3650', () => {
    expect(estimate({ ...day, class: 'IX', transport: 'yes' }).total).toBe(184_990 + 12 * 3650)
  })

  it('the hostel adds both instalments, at admission and before Durga Puja', () => {
    const { parts, total } = estimate({ ...day, class: 'IX', stay: 'hostel' })
    expect(total).toBe(184_990 + 310_000)
    expect(parts.filter(({ id }) => id.startsWith('hostel')).map(({ due }) => due)).toEqual([
      'On joining',
      'Before Durga Puja',
    ])
  })

  it('own pupils in Class XI Science pay no admission fee', () => {
    expect(amounts({ ...day, class: 'XI-SCIENCE', pupil: 'own' })).toEqual({
      registration: 3000,
      annual: 61_600,
      laboratory: 6050,
      tuition: 79_200,
    })
  })

  it('says that the tuition of pupils from other schools is not published, and counts none', () => {
    const { total, unpublished } = estimate({ ...day, class: 'XI-COMMERCE' })
    expect(unpublished).toEqual(['Tuition fee'])
    expect(total).toBe(3000 + 66_100 + 61_600)
  })

  it('says that no hostel fee is published below Class I', () => {
    const { total, unpublished } = estimate({ ...day, class: 'NUR', stay: 'hostel' })
    expect(unpublished).toEqual(['Hostel fee'])
    expect(total).toBe(3000 + 41_900 + 33_900 + 12 * 4600)
  })

  it('agrees with the fee tables in every choice that can be made', () => {
    for (const option of admissionClasses)
      for (const pupil of ['own', 'outsider'] as const)
        for (const stay of ['day', 'hostel'] as const)
          for (const bus of ['yes', 'no'] as const) {
            const { total, group } = estimate({ class: option, pupil, stay, transport: bus })
            const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? 0
            const hostel = hostelGroups.find(({ classes }) => classes.includes(option))
            expect(total).toBe(
              (registration.amount ?? 0) +
                (totalOf(group) ?? 0) +
                12 * tuition +
                (bus === 'yes' ? 12 * (transport.amount ?? 0) : 0) +
                (stay === 'hostel' && hostel ? hostelTotal(hostel) : 0),
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
    'Class XI Science, pupil of our school, in the hostel, with the school bus',
  )
  expect(choiceWords({ ...day, class: 'PREP' })).toBe('Prep, day pupil')
})
