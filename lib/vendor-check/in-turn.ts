/** Does something with each item, so many at a time; the results in the items' order. */
export async function inTurn<T, R>(
  atOnce: number,
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = items.entries()
  const work = async () => {
    for (const [at, item] of left) results[at] = await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
