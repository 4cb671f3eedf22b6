import { version } from '@/lib/platform/version'

/**
 * Where the browser gets all records that a page shows a part of. The address names the build, because the
 * page's script reads the answer as its own build writes it.
 */
export function recordsAddress(path: string): string {
  return `/api/lists${path}?${new URLSearchParams({ build: version })}`
}
