import { bulkhead } from 'cockatiel'

export function mapLimited<T, R>(
  concurrency: number,
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const slots = bulkhead(concurrency, Number.POSITIVE_INFINITY)
  return Promise.all(items.map((item) => slots.execute(() => act(item))))
}
