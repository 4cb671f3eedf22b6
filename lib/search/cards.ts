import { z } from 'zod'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { answers, synonyms } from '@/content/search'
import { meantBy } from './terms'

const facts = [
  'holidays',
  'fees',
  'transport',
  'hostel',
  'registration',
  'address',
  'desks',
] as const

const departments = school.departments.map(({ name }) => name)

const page = z.string().refine((path) => routes.some((route) => route.path === path), {
  error: ({ input }) => `${input} is no page of content/routes.ts`,
})

const phrases = z
  .string()
  .min(1)
  .transform((words) =>
    words
      .split(',')
      .map(meantBy)
      .filter((terms) => terms.length > 0),
  )
  .refine((found) => found.length > 0, 'has no words')

const schema = z.array(
  z.strictObject({
    words: phrases,
    title: z.string().min(1),
    text: z.string().default(''),
    page,
    links: z.array(page).default([]),
    fact: z.enum(facts).optional(),
    next: phrases.optional(),
    desk: z.enum(departments).optional(),
  }),
)

/** A card of `content/search.ts`; its words are phrases of terms. */
export type Card = z.output<typeof schema>[number]

/** Reads the cards and the synonyms of `content/search.ts`. Throws with every reason when they cannot be used. */
export function parseSearchWords(cards: unknown, words: unknown): Card[] {
  const parsed = z
    .object({ answers: schema, synonyms: z.record(z.string().min(1), z.string().min(1)) })
    .safeParse({ answers: cards, synonyms: words })
  if (parsed.success) return parsed.data.answers
  throw new Error(`content/search.ts cannot be used:\n${z.prettifyError(parsed.error)}`)
}

/** The cards, in the order of the file. */
export const cards = parseSearchWords(answers, synonyms)
