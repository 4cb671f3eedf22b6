/**
 * What a body is made of, for the log: the names of its fields with the kinds of their values, and what is
 * true or false. No text and no number, because a receipt may repeat what a visitor typed.
 */
export function outline(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, 1).map(outline)
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, outline(one)]))
}
