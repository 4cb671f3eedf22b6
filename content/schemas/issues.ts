import { z } from 'zod'

/** A place in a value: names of fields, and positions in lists. */
export type Path = readonly PropertyKey[]

/** What is wrong at a place, and what to write instead. */
export type Issue = { path: Path; sentence: string }

const described = z.object({
  title: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
})

/** The name of a field as people call it, from its schema; its own name where the schema has none. */
export function titleOf(schema: z.ZodType, path: Path): string {
  const field = path.reduce(
    (at, key) => {
      const below = typeof key === 'number' ? at.items : at.properties?.[String(key)]
      return described.parse(below ?? {})
    },
    described.parse(z.toJSONSchema(schema)),
  )
  return field.title ?? path.join('.')
}

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined),
    value,
  )

/** A text or number as it is shown in a sentence; nothing for what is long. */
function shown(value: unknown): string {
  const text = value instanceof Object ? '' : JSON.stringify(value)
  return text.length > 60 ? '' : `${text} `
}

/**
 * What is wrong with a value, a sentence for each place. `sourceOf` gives how a scalar is typed in the file, which is
 * lost in a number such as 0353.
 */
export function issuesOf(
  schema: z.ZodType,
  value: unknown,
  sourceOf: (path: Path) => string | undefined = () => undefined,
): Issue[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  // One place may break several rules, and one sentence is enough to put it right.
  const firsts = issues.filter(
    ({ path }, at) => issues.findIndex((one) => one.path.join() === path.join()) === at,
  )
  return firsts.flatMap((issue): Issue[] => {
    const { path, message } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        sentence: `${key} is no name of a field here; correct it, or delete the line`,
      }))
    const name = path.findLast((key) => typeof key === 'string') ?? 'The file'
    const found = valueAt(value, path)
    const asks = (sentence: string) => [{ path, sentence: `${String(name)} ${sentence}` }]
    if (path.length === 0 && issue.code === 'invalid_type')
      return asks('has no fields; begin each line with a name, a colon and a space')
    if (found === undefined || found === null) return asks('is missing or empty')
    const isText = issue.code === 'invalid_type' && issue.expected === 'string'
    if (isText && !(found instanceof Object)) {
      const typed = sourceOf(path) ?? String(found)
      return asks(`${typed} needs straight quotes around it; write '${typed}'`)
    }
    return asks(shown(found) + message)
  })
}
