import { noStore, sharedCacheHeaders } from '@/lib/http/shared-cache'
import type { MadePage, PageAddress } from './page-cache'

/**
 * Browsers keep a page and ask whether it is still the same. A cache in front that heeds the second
 * header has a page for a second, and when this process is away; not one at an address made up of what
 * a visitor typed.
 */
const keptInFront = { 'x-accel-expires': '1' }
const keptByAll = { 'cache-control': 'public, max-age=0, must-revalidate', ...keptInFront }
const keptByBrowser = { 'cache-control': 'private, max-age=0, must-revalidate' }

/** What is made for an address, as far as it says who may keep it. */
type Made = Omit<MadePage, 'answer'> & { address: PageAddress; status: number }

/** How long whoever keeps a page may give it; `own` is what says so itself, as feeds do. */
export function cacheHeaders({ address, status, reads, isShared, isIndexed }: Made, own?: string) {
  const { url, isEnumerable: isBounded } = address
  if (status !== 200 || own === noStore) return {}
  // A shared cache would go on serving a placeholder after the list has loaded.
  const isComplete = [...reads.keys()].every(({ isLoaded }) => isLoaded)
  if (!isShared || !isComplete) return { 'cache-control': noStore }
  if (!isBounded) return own ? { 'cache-control': own.replace('public', 'private') } : keptByBrowser
  // Any made-up id has a page that says there is no such record.
  const isTyped = !isIndexed && url.includes('?')
  return {
    ...(own ? keptInFront : keptByAll),
    ...(isTyped ? {} : sharedCacheHeaders()),
  }
}
