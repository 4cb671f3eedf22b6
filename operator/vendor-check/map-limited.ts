import { bulkhead } from 'cockatiel'

export function mapLimited<T, R>(
  concurrency: number,
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const queue = bulkhead(concurrency, Number.POSITIVE_INFINITY)
  return Promise.all(items.map((item) => queue.execute(() => act(item))))
}
