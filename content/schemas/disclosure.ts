import { z } from 'zod'
import { choice, count, day, fixedList, group, list, pattern, session, text } from './fields'

const disclosureValues = [
  'name',
  'affiliationNumber',
  'address',
  'email',
  'phones',
  'classrooms',
  'computerLabs',
  'computers',
] as const

const letters = ['A', 'B', 'C', 'D', 'E'] as const

const link = pattern(
  /^(?:\/[^/\s]\S*|https:\/\/[^\s/]+\.\S+|mailto:\{email\})$/,
  'is not a valid link. Enter a document or page of this site, such as /documents/name.pdf, or a full address that begins with https://',
)

const row = group('Row', {
  label: text('What is asked for'),
  text: text('What is shown', 'Empty while the school has not published it.', {
    values: disclosureValues,
  }).optional(),
  link: link('Document or page', 'Such as /documents/water-test-report.pdf.').optional(),
}).refine((value) => value.text !== undefined || value.link === undefined, {
  path: ['link'],
  message: 'has no text to show. Enter the words at “What is shown” (text)',
})

const results = (title: string) =>
  list(
    title,
    group('Year', {
      session: session('Session').refine(
        (value) => value < String(new Date().getFullYear()),
        'is not a past session. Correct its years',
      ),
      registered: count('Registered').optional(),
      passed: count('Passed').optional(),
      remarks: text('Remarks').optional(),
    })
      .refine(({ registered, passed }) => registered !== undefined || passed === undefined, {
        path: ['registered'],
      })
      .refine(({ registered, passed }) => passed !== undefined || registered === undefined, {
        path: ['passed'],
      })
      .refine(({ registered = Infinity, passed = 0 }) => passed <= registered, {
        path: ['passed'],
        message: 'is more than the number registered. Correct one of the two',
      }),
    'The last three years, newest first.',
  )

/** Tomorrow in UTC, because the school's time zone is ahead of the build's. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

export const schema = z
  .strictObject({
    updated: day('Last updated', 'The day on which somebody last went through all of it.').refine(
      (value) => value > '2026' && value <= tomorrow(),
      'is in the future or long past. Enter the date of today',
    ),
    sections: list(
      'Sections',
      group('Section', {
        letter: choice('Letter', letters),
        title: text('Title'),
        rows: list('Rows', row),
      }),
    ).length(letters.length, fixedList),
    resultsX: results('Board results of Class X'),
    resultsXII: results('Board results of Class XII'),
    files: list('Files', row, 'The disclosure as one file, and the annual report.'),
  })
  .meta({ title: 'Mandatory disclosure', description: 'What CBSE asks the school to publish.' })

export type Data = z.output<typeof schema>
