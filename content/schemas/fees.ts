import { z } from 'zod'
import { choice, fixedList, group, list, rupees, text } from './fields'

const feeGroupIds = [
  'pre-nursery',
  'nursery-prep',
  'i-ii',
  'iii-viii',
  'ix',
  'xi-commerce-humanities',
  'xi-science',
  'xi-commerce-humanities-outsiders',
  'xi-science-outsiders',
] as const

const hostelGroupIds = ['i-ix', 'xi'] as const

export const schema = z
  .strictObject({
    registration: rupees('Forms, registration and processing', 'Paid once, with the application.'),
    transport: rupees('Transport', 'Each month, the same for all classes.'),
    groups: list(
      'Classes',
      group('Class', {
        id: choice('Classes', feeGroupIds, 'The pages find the fees by it. Leave it as it is.'),
        name: text('Name'),
        admission: rupees('Admission fee', 'Once. Empty if there is none.').optional(),
        annual: rupees('Annual charges', 'Each year.'),
        laboratory: rupees('Laboratory charges', 'Each year. Empty if there are none.').optional(),
        tuition: rupees('Tuition fee', 'Each month. Empty while it is not published.').optional(),
      }),
    ).length(feeGroupIds.length, fixedList),
    hostel: list(
      'Hostel',
      group('Classes', {
        id: choice('Classes', hostelGroupIds, 'The pages find the fees by it. Leave it as it is.'),
        name: text('Name'),
        first: rupees('First instalment', 'At admission.'),
        second: rupees('Second instalment', 'Before the Durga Puja vacations.'),
      }),
    ).length(hostelGroupIds.length, fixedList),
  })
  .meta({ title: 'Fees', description: 'In whole rupees, digits only. Totals follow.' })

export type Data = z.output<typeof schema>
