import { version } from '@/lib/platform/version'

/**
 * Returns the URL of all records of a list. The URL names the build, because the
 * page's script understands only the responses of its own build.
 */
export function recordsUrl(path: string): string {
  return `/api/lists${path}?${new URLSearchParams({ build: version })}`
}
