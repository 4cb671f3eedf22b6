/** Flight rows with these tags (text, typed arrays, byte streams) state their byte length and end without a newline. */
const sizedTags = new Set([...'TAOobUSsLlGgMmV'])

const newline = 0x0a

/**
 * Returns the modules of the client components in flight data, React's format for server-rendered components. Each
 * row `<id>:I[<module>,…]` names one. Throws a SyntaxError if it cannot parse a row.
 */
export function clientModules(flight: Buffer): Set<string> {
  const modules = new Set<string>()
  for (let at = 0; at < flight.length; ) {
    const colon = flight.indexOf(':', at)
    if (colon === -1) throw new SyntaxError('A row of flight data without an id')
    const tag = String.fromCharCode(flight[colon + 1] ?? newline)
    if (sizedTags.has(tag)) {
      const comma = flight.indexOf(',', colon)
      at = comma + 1 + Number.parseInt(flight.toString('latin1', colon + 2, comma), 16)
      if (Number.isNaN(at) || at <= colon)
        throw new SyntaxError('A row of flight data without a size')
      continue
    }
    const found = flight.indexOf(newline, colon)
    const end = found === -1 ? flight.length : found
    if (tag === 'I') modules.add(parseModule(flight.toString('utf8', colon + 2, end)))
    at = end + 1
  }
  return modules
}

function parseModule(row: string): string {
  const chunk: unknown = JSON.parse(row)
  if (!Array.isArray(chunk)) throw new SyntaxError('A client component without a module')
  return String(chunk[0])
}
