import { purgeTargets } from '@/lib/http/purge-targets'
import { isCachedInFront } from '@/lib/http/shared-cache'
import { type CheckResult, fail, pass, warn } from '../checks/check-result'

const about = 'cache in front'

/** Whether each cache in front takes a purge, of a name that nothing has. */
export async function checkCaches(): Promise<CheckResult[]> {
  const caches = purgeTargets()
  if (!isCachedInFront()) return []
  if (caches.length === 0) {
    const says = 'pages are kept in front, and nothing is told when they change'
    return [warn(about, says, 'name it, or set a SHARED_CACHE_SECONDS as old as news may become')]
  }
  return Promise.all(
    caches.map(async ({ name, purge }) => {
      try {
        await purge(['doctor'], false)
        return pass(about, `${name} takes purges`)
      } catch (error) {
        const what =
          'see "A cache in front" in docs/operating.md; readers get old pages until it does'
        return fail(about, `${name} takes no purge: ${error}`, what)
      }
    }),
  )
}
