import { z } from 'zod'
import { choice, text } from './fields'
import { officeSections } from './menu'
import { schema as school } from './school'

/** `{session}` is the admission session; the others are the figures of the school. */
const values = ['session', ...Object.keys(school.shape.figures.shape)]

const layouts = ['letter', 'place', 'statements', 'facts'] as const

export type StoryLayout = (typeof layouts)[number]

export const schema = z
  .strictObject({
    title: text('Title', 'Menu, heading, breadcrumb and search show it.', { max: 70 }),
    section: choice(
      'Section',
      officeSections,
      'Of a page that the office has added; it is the last of that section.',
    ).optional(),
    description: text(
      'Description',
      '50 to 160 characters; search engines and cards show it. {session} and {libraryBooks} are filled in.',
      { min: 50, max: 160, values },
    ),
    keywords: text('Search words', 'What people look for it by and it does not say itself.', {
      values,
    }).optional(),
    picture: z.string('is not a valid picture name. Enter a name of pictures.yaml').meta({
      title: 'Picture',
      description: 'Those under “The school”, “Pictures”.',
      format: 'picture',
    }),
    layout: choice(
      'Layout',
      layouts,
      'Of a story: a letter, a place with its pictures first, numbered statements, or facts, which is the usual one.',
    ).optional(),
    lead: text('First sentence', 'Stands large below the title if the page is a story.', {
      max: 140,
    }).optional(),
    quote: text('Quote', 'A sentence of the page that is set large if it is a story.', {
      max: 140,
    }).optional(),
    confirm: text(
      'Still to be confirmed',
      'What of the page the school has not confirmed; a note on the page says so. Delete the line once all is right.',
    ).optional(),
  })
  .meta({ title: 'Page', description: 'The head of a page.' })

export type Data = z.output<typeof schema>
