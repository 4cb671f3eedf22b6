import { z } from 'zod'
import { choice, group, list, pagePath, pattern, text } from './fields'

export const schema = z
  .strictObject({
    synonyms: list(
      'Other words',
      group('Word', {
        word: text('Word of the website'),
        typed: pattern(/^[^;/|]+$/, 'has another sign between words. Separate them with commas')(
          'What people type for it',
          'Separated by commas.',
        ),
      }),
    ).superRefine((words, { addIssue }) => {
      const terms = words.flatMap(({ typed }) => typed.toLowerCase().split(/\s*,\s*/))
      const repeated = terms.find((term, at) => terms.indexOf(term) < at)
      if (repeated) addIssue(`has “${repeated}” twice. Enter it once: the search reads the first`)
    }),
    festivals: list(
      'Festivals',
      text('Names of a festival', 'Separated by commas, the one to show first.'),
      'When the calendar has none of the names, the search says so.',
    ),
    answers: list(
      'Cards above the results',
      group('Card', {
        words: text('What people type', 'Separated by commas.'),
        page: pagePath('Page that answers'),
        links: list('Further pages', pagePath('Page')).optional(),
        text: text('What the card says').optional(),
        figures: choice('Figures that it shows', [
          'hostel',
          'transport',
          'registration',
          'fees',
          'place',
          'hours',
          'dates',
          'marks',
          'departments',
          'emails',
          'toppers',
          'calendar',
          'uniform',
        ]).optional(),
        button: choice('Button to another website', [
          'feePortal',
          'admissionPortal',
          'erp',
          'alumni',
          'socialPage',
          'videoChannel',
        ]).optional(),
      }),
      'The one with most of what was typed comes first; of two alike, the upper. The fees of each class need no card.',
    ),
  })
  .meta({ title: 'Search', description: 'What people type in other words than the website’s.' })

export type Data = z.output<typeof schema>
