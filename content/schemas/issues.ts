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

/** Validates a value; returns one message for each position. */
export function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  // One value may break several rules; the first message is enough to correct it.
  const firsts = issues.filter(
    ({ path }, at) => issues.findIndex((one) => one.path.join() === path.join()) === at,
  )
  return firsts.flatMap((issue): Issue[] => {
    const { path, message } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        sentence: `${key} is not a field name here. Delete the line`,
      }))
    const name = String(path.findLast((key) => typeof key === 'string') ?? 'The file')
    const found = valueAt(value, path)
    const isMissing = found === undefined || found === null
    const fault = isMissing ? 'is missing or empty. Enter it' : shown(found) + message
    return [{ path, sentence: `${name} ${fault}` }]
  })
}
