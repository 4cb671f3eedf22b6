/** Replaces names in curly brackets, such as `{session}`, with values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all))
}
