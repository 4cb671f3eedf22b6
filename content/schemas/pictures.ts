import { z } from 'zod'
import { choice, group, list, pattern, text } from './fields'

const pictureName = pattern(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'is not a valid picture name. Enter small letters and hyphens, such as rose-garden',
)

const parts = ['top', 'middle', 'bottom', 'left', 'right'] as const

export const schema = z
  .strictObject({
    pictures: list(
      'Pictures',
      group('Picture', {
        name: pictureName('Name', 'Small letters and hyphens. Its files begin with it.'),
        shape: choice('Shape', ['hero', 'scene', 'square', 'badge'], 'A photograph is a scene.'),
        alt: text('What is seen', 'For those who do not see it.', { max: 125 }),
        caption: text('Caption', 'What the school has, below the picture.').optional(),
        focus: choice(
          'What counts',
          parts,
          'What stays in view where the picture is cut. Empty for the bottom in a wide band, else the middle.',
        ).optional(),
        // Apart, so that an upright photograph is not cropped where the drawing was.
        drawn: choice(
          'What counts on the drawing',
          parts,
          'It came with the website. Leave it as it is.',
        ).optional(),
      }),
    ),
  })
  .meta({ title: 'Pictures', description: 'The pictures and what is seen on each.' })

export type Data = z.output<typeof schema>
