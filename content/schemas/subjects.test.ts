import { expect, it } from 'vitest'
import { z } from 'zod'
import { schema as page } from './page'
import { subjects } from './subjects'

/** What a form needs to know of a field, as JSON Schema. */
const field = z.object({
  title: z.string().min(1),
  type: z.enum(['array', 'integer', 'object', 'string']),
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
})

/** The fields below another that a form could not show, each with what it lacks. */
function faultsOf(schema: unknown, way: string): string[] {
  const { data, error } = field.safeParse(schema)
  if (!data) return [`${way}: ${error?.message}`]
  const below = Object.entries(data.properties).flatMap(([name, one]) =>
    faultsOf(one, `${way}.${name}`),
  )
  return data.items ? [...below, ...faultsOf(data.items, `${way}[]`)] : below
}

it.each(Object.entries({ ...subjects, page }))(
  'a form can be made of %s: each field has a title and one type',
  (subject, schema) => {
    expect(faultsOf(z.toJSONSchema(schema), subject)).toEqual([])
  },
)
