import { z } from 'zod'

/** What React's decoder takes for a text: of what begins with "$" it makes something else, of "$$" a "$". */
const text = z.string().regex(/^(?!\$(?!\$))/)

const plain = z.union([text, z.number(), z.boolean(), z.null()])

/** The state in which a form was shown. */
const state = z.tuple([z.record(z.string(), z.union([plain, z.record(z.string(), plain)]))])

function isState(json: string): boolean {
  try {
    return state.safeParse(JSON.parse(json)).success
  } catch {
    return false
  }
}

/** What the framework adds to a form that is posted without script, and how its decoder expects it. */
const actionFields = z.strictObject({
  $ACTION_REF_1: z.literal(''),
  '$ACTION_1:0': z.string().regex(/^\{"id":"[0-9a-f]{42}","bound":"\$@1"\}$/),
  '$ACTION_1:1': z.string().refine(isState),
  $ACTION_KEY: z.string(),
})

/**
 * Whether a posted form names a server action just as every form of this site does. With anything else the
 * framework's decoder may throw, which ends in a bare 500.
 */
export function namesAction(data: FormData): boolean {
  const fields = [...data].filter(([name]) => name.startsWith('$ACTION_'))
  const { data: named } = actionFields.safeParse(Object.fromEntries(fields))
  return named !== undefined && fields.length === Object.keys(named).length
}
