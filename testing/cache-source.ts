import type { CacheSource } from '@/lib/cache/reads'

export function cacheSource<Overrides extends Partial<CacheSource>>(overrides?: Overrides) {
  const list = { version: 1, minVersion: 0, isLoaded: true, isFresh: true, isRecord: false }
  return { ...list, revalidateIfStale: () => undefined, ...overrides }
}
