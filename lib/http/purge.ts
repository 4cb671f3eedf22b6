import { AsyncResource } from 'node:async_hooks'
import { Counter } from 'prom-client'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { type FrontCache, frontCaches } from './front-caches'

/** What changes at one time goes in one call. */
const gatherMs = 20
/** What was on its way from the site during a purge is kept after it: so once more. */
const onceMoreMs = 2000
const retryMs = { first: 1000, longest: 15_000 }

/** What a name is taken away for, and whether it is the second time. */
type Due = { isWithdrawn: boolean; isRepeated: boolean }

/** Purges since the start by cache and outcome. */
export function purgeOutcomes(): Counter<'cache' | 'outcome'> {
  return singleton('purge outcomes', () => {
    const outcomes = new Counter({
      name: 'site_purges_total',
      help: 'Purges of caches in front, "done" or "failed"; what failed is tried again',
      labelNames: ['cache', 'outcome'],
      registers: [],
    })
    // One that appears with its first event would not be seen to grow.
    for (const { name } of frontCaches())
      for (const outcome of ['done', 'failed']) outcomes.inc({ cache: name, outcome }, 0)
    return outcomes
  })
}

/** Takes names away from one cache, all that wait in one call: again until it is done, and then once more. */
function createQueue({ name, gapMs, purge }: FrontCache) {
  const due = new Map<string, Due>()
  let timer: NodeJS.Timeout | undefined
  let quietUntil = 0
  let failures = 0

  function note(names: Iterable<string>, { isWithdrawn, isRepeated }: Due): void {
    for (const one of names) {
      const known = due.get(one)
      due.set(one, {
        isWithdrawn: isWithdrawn || known?.isWithdrawn === true,
        isRepeated: isRepeated && known?.isRepeated !== false,
      })
    }
  }

  function schedule(): void {
    if (timer || due.size === 0) return
    timer = setTimeout(send, Math.max(gatherMs, quietUntil - performance.now())).unref()
  }

  function add(names: Iterable<string>, how: Due): void {
    note(names, how)
    schedule()
  }

  function noteDone(sent: ReadonlyMap<string, Due>, isWithdrawn: boolean): void {
    failures = 0
    quietUntil = performance.now() + gapMs
    purgeOutcomes().inc({ cache: name, outcome: 'done' })
    const once = [...sent].flatMap(([one, { isRepeated }]) => (isRepeated ? [] : [one]))
    const how = { isWithdrawn, isRepeated: true }
    if (once.length > 0) setTimeout(add, onceMoreMs, once, how).unref()
  }

  function noteFailed(sent: ReadonlyMap<string, Due>, error: unknown): void {
    const pauseMs = Math.min(retryMs.longest, retryMs.first * 2 ** failures)
    failures += 1
    quietUntil = performance.now() + Math.max(gapMs, pauseMs)
    purgeOutcomes().inc({ cache: name, outcome: 'failed' })
    log.warn({ cache: name, reason: String(error), failures }, 'purge failed')
    for (const [one, how] of sent) note([one], how)
  }

  // Whoever asks may be a render of Next's, which would take the call for one of its own.
  const send = AsyncResource.bind(async () => {
    const sent = new Map(due)
    due.clear()
    const isWithdrawn = [...sent.values()].some((how) => how.isWithdrawn)
    await purge([...sent.keys()], isWithdrawn).then(
      () => noteDone(sent, isWithdrawn),
      (error: unknown) => noteFailed(sent, error),
    )
    timer = undefined
    schedule()
  })

  return (names: Iterable<string>, isWithdrawn: boolean) =>
    add(names, { isWithdrawn, isRepeated: false })
}

const queues = () => singleton('purge queues', () => frontCaches().map(createQueue))

/**
 * Has every cache in front forget what carries one of the names, soon: nobody waits for it, and it never throws. What was
 * withdrawn is not given while the site is away either.
 */
export function purge(names: Iterable<string>, isWithdrawn = false): void {
  const all = [...names]
  for (const add of queues()) add(all, isWithdrawn)
}
