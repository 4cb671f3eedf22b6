/**
 * Whether JSON from the site's own addresses has the shape it should. Written by hand because the browser
 * reads it, where a schema library would weigh more than the whole list.
 */
export type Shape<T> = (value: unknown) => value is T

export const isText: Shape<string> = (value) => typeof value === 'string'
export const isNumber: Shape<number> = (value) => typeof value === 'number'
export const isBoolean: Shape<boolean> = (value) => typeof value === 'boolean'

/** The shape, or null. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value)
}

/** An object with these fields at least; a field of the type that is left out here is a type error. */
export function withFields<T extends object>(
  fields: {
    [Name in keyof T]-?: Shape<T[Name]>
  },
): Shape<T> {
  const shapes: [string, Shape<unknown>][] = Object.entries(fields)
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    shapes.every(([name, shape]) => shape(Reflect.get(value, name)))
}
