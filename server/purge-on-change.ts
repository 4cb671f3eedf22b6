import { purge } from '@/lib/http/purge'
import { isCachedInFront, namedAll } from '@/lib/http/shared-cache'
import { env } from '@/lib/platform/env'
import { takenDown } from '@/lib/routes/taken-down'
import { revalidateLists } from '@/lib/vendor-api/queries'
import { epoch } from './epoch'

const compareEveryMs = 500

/**
 * Has caches in front forget the pages and files of the release before, and from then on all pages whenever the day, the
 * notice or what is taken down is another; asks for the lists by a timer, since their readers do not come here. Nothing
 * without `SHARED_CACHE_SECONDS`.
 */
export function purgeOnChange(): void {
  if (!isCachedInFront()) return
  purge([namedAll.pages, namedAll.files])
  let known = epoch()
  let down = takenDown().version
  const compareVersions = () => {
    const isWithdrawn = takenDown().version !== down
    if (isWithdrawn) purge([namedAll.pages, namedAll.media], true)
    else if (epoch() !== known) purge([namedAll.pages])
    known = epoch()
    down = takenDown().version
  }
  setInterval(compareVersions, compareEveryMs).unref()
  setInterval(revalidateLists, env().REVALIDATE_SECONDS * 1000).unref()
}
