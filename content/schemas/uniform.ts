import { z } from 'zod'
import { group, list, text, unconfirmed } from './fields'

const garments = (title: string) => list(title, text('Garments'))

export const schema = z
  .strictObject({
    seasons: list(
      'Seasons',
      group('Season', {
        season: text('Name'),
        months: text('Months'),
        rows: list(
          'Class groups',
          group('Class group', {
            group: text('Classes'),
            boys: garments('Boys'),
            girls: garments('Girls'),
          }),
        ),
      }),
    ),
    unconfirmed: unconfirmed(['seasons']),
  })
  .meta({ title: 'Uniform', description: 'What boys and girls of each class wear.' })

export type Data = z.output<typeof schema>
