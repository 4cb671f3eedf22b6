import { z } from 'zod'

export type Path = readonly PropertyKey[]

export type Issue = { path: Path; sentence: string }

const described = z.object({
  title: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
})

function fieldAt(schema: z.ZodType, path: Path) {
  return path.reduce(
    (at, key) => {
      const below = typeof key === 'number' ? at.items : at.properties?.[String(key)]
      return described.parse(below ?? {})
    },
    described.parse(z.toJSONSchema(schema)),
  )
}

/** Returns a field's title in its schema; its path where the schema has none. */
export const titleOf = (schema: z.ZodType, path: Path): string =>
  fieldAt(schema, path).title ?? path.join('.')

export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined),
    value,
  )

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return value instanceof Object || text.length > 60 ? '' : `${text} `
}

/**
 * Validates a value; returns one message for each position. `sourceOf` returns a scalar's source text, which a parsed
 * number such as 0353 no longer has.
 */
export function issuesOf(
  schema: z.ZodType,
  value: unknown,
  sourceOf: (path: Path) => string | undefined = () => undefined,
): Issue[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  // One value may break several rules; the first message is enough to correct it.
  const firsts = issues.filter(
    ({ path }, at) => issues.findIndex((one) => one.path.join() === path.join()) === at,
  )
  return firsts.flatMap((issue): Issue[] => {
    const { path, message } = issue
    const found = valueAt(value, path)
    if (issue.code === 'unrecognized_keys') {
      const names = Object.keys(fieldAt(schema, path).properties ?? {})
      const free = names.filter((name) => valueAt(found, [name]) === undefined)
      const instead = free.length > 0 ? `Write ${free.join(' or ')}` : 'Correct it'
      return issue.keys.map((key) => ({
        path: [...path, key],
        sentence: `${key} is not a field name here. ${instead}, or delete the line`,
      }))
    }
    const name = path.findLast((key) => typeof key === 'string') ?? 'The file'
    const asks = (sentence: string) => [{ path, sentence: `${String(name)} ${sentence}` }]
    if (path.length === 0 && issue.code === 'invalid_type')
      return asks(
        `has no fields. Begin each line with a name, a colon and a space${schema.safeParse({}).success ? ', or write {} if there is nothing to say' : ''}`,
      )
    if (found === undefined || found === null) return asks('is missing or empty. Enter it')
    if (issue.code === 'invalid_type' && issue.expected === 'string' && !Array.isArray(found)) {
      // A colon makes a name and a value of "- Shorts: green".
      const [pair] = found instanceof Object ? Object.entries(found) : []
      const source = pair?.join(': ') ?? sourceOf(path) ?? String(found)
      return asks(`${source} needs straight quotes around it. Enter '${source}'`)
    }
    if (issue.code === 'invalid_value' && typeof found === 'string' && / - /.test(found))
      return asks('has a row that stands too far to the left. Begin all rows below each other')
    if (issue.code === 'invalid_type' && typeof found === 'string' && /^\d+$/.test(found))
      return asks(`${shown(found)}has quotes around it. Enter ${found}`)
    return asks(shown(found) + message)
  })
}
