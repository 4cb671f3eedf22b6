/** Puts values into a text that names them in curly brackets, such as `{session}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all))
}
