import { z } from 'zod'
import { count, group, list, text } from './fields'

const marks = (title: string) =>
  text(title, 'Such as 61-70%. Empty if it is not asked for.').optional()

export const schema = z
  .strictObject({
    rules: list(
      'Rules of the application',
      group('Rule', {
        lead: text('In a few words'),
        text: text('In full', '{sessionBegins} is the April in which the session begins.', {
          values: ['sessionBegins'],
        }),
      }),
    ),
    photographs: list(
      'Photographs',
      group('Photograph', {
        count: count('How many'),
        of: text('Of whom'),
        size: text('Size').optional(),
      }),
    ),
    minimumMarks: list(
      'Lowest marks of Class X for Class XI',
      group('Stream', {
        stream: text('Stream'),
        english: marks('English'),
        science: marks('Science'),
        maths: marks('Maths'),
        socialStudies: marks('Social Studies'),
      }),
    ),
  })
  .meta({ title: 'Admission', description: 'Rules, photographs and the marks for Class XI.' })
