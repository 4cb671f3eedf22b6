/**
 * Records with their keys for React: all that a record says, and its place among those that say the
 * same. A record that changed is then a new element, whose words a translated page shows too: in an
 * element used again the translator has put its own texts in the place of those React would change.
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
