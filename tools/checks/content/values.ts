import type { PageContext } from './page'

export type Path = readonly (string | number)[]

export const addressFaults = (address: string, { knows }: PageContext): string[] =>
  knows('address', address.replace(/[?#].*$/, ''))
    ? []
    : [`"${address}" is not a page or file of this site`]

export function* leavesOf(
  value: unknown,
  at: Path = [],
): Generator<{ path: Path; value: unknown }> {
  if (value instanceof Object)
    for (const [key, one] of Object.entries(value))
      yield* leavesOf(one, [...at, Array.isArray(value) ? Number(key) : key])
  else yield { path: at, value }
}

/** Yields the links in a content file that lead nowhere. */
export function* linkFaults(all: unknown, site: PageContext): Generator<[Path, string]> {
  for (const { path, value } of leavesOf(all))
    if (typeof value === 'string' && /^\/[^/\s]\S*$/.test(value))
      for (const sentence of addressFaults(value, site)) yield [path, sentence]
}
