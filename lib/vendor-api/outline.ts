/** Describes a body for the log without text and numbers, which may be a visitor's data. */
export function outline(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, 1).map(outline)
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, outline(one)]))
}
