/**
 * Describes a body for the log: field names, types and booleans. No text and no numbers, because a receipt may
 * repeat a visitor's data.
 */
export function outline(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, 1).map(outline)
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, outline(one)]))
}
