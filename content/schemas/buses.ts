import { z } from 'zod'
import { group, list, text, time, unconfirmed } from './fields'

const stop = group('Stop', {
  name: text('Name'),
  morning: time('To school'),
  afternoon: time('Back home'),
})

/** `content/buses.yaml`: where the school's buses stop, and when. */
export const schema = z
  .strictObject({
    winter: text('Times in winter', 'A sentence below the stops.').optional(),
    routes: list(
      'Routes',
      group('Route', {
        name: text('Name'),
        road: text('Road or place'),
        stops: list('Stops', stop),
      }),
      'In the order in which the bus comes; to school with the times of summer.',
    ),
    unconfirmed: unconfirmed(['winter', 'routes']),
  })
  .meta({ title: 'Buses', description: 'Stops of the school’s buses and their times.' })
