import { bulkhead } from 'cockatiel'

export function mapLimited<T, R>(
  atOnce: number,
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const places = bulkhead(atOnce, Number.POSITIVE_INFINITY)
  return Promise.all(items.map((item) => places.execute(() => act(item))))
}
