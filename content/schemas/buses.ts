import { z } from 'zod'
import { count, group, isEarlier, list, text, time, unconfirmed } from './fields'

const stop = group('Stop', {
  name: text('Name'),
  morning: time('To school'),
  afternoon: time('Back home'),
}).refine(({ morning, afternoon }) => isEarlier(morning, afternoon), {
  path: ['afternoon'],
  message: 'is before the time to school. Correct the times, or am and pm',
})

export const schema = z
  .strictObject({
    winterMinutesLater: count(
      'Minutes later in winter',
      'Each bus, both ways. 0 when its times are the same all year.',
    ),
    routes: list(
      'Routes',
      group('Route', {
        name: text('Name'),
        road: text('Road or place'),
        stops: list('Stops', stop).superRefine((all, context) => {
          for (const [at, { morning }] of all.entries())
            if (isEarlier(morning, all[at - 1]?.morning ?? morning))
              context.addIssue({
                code: 'custom',
                path: [at, 'morning'],
                message: 'is before the time of the stop above it. Correct it, or move the stop',
              })
        }),
      }),
      'Stops in the order in which the bus comes in the morning, with the times of summer.',
    ),
    unconfirmed: unconfirmed(['winterMinutesLater', 'routes']),
  })
  .meta({ title: 'Buses', description: 'Stops of the school’s buses and their times.' })
