/**
 * Adds React keys to records: the whole content, and a counter for duplicates. A changed record becomes a new
 * element, because a translator has replaced the text nodes that React would update.
 */
export function keyed<T>(records: readonly T[]): { key: string; record: T }[] {
  const counts = new Map<string, number>()
  return records.map((record) => {
    const words = JSON.stringify(record)
    const before = counts.get(words) ?? 0
    counts.set(words, before + 1)
    return { key: `${before} ${words}`, record }
  })
}
