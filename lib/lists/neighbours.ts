export type Neighbours<T> = { previous: T | null; next: T | null }

export function neighboursOf<T extends { id: string | null }>(
  newestFirst: readonly T[],
  id: string | null,
): Neighbours<T> {
  const pages = newestFirst.filter((one) => one.id !== null)
  const at = id === null ? -1 : pages.findIndex((one) => one.id === id)
  if (at < 0) return { previous: null, next: null }
  return { previous: pages[at + 1] ?? null, next: pages[at - 1] ?? null }
}
