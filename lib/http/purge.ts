import { AsyncResource } from 'node:async_hooks'
import { Counter } from 'prom-client'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { type PurgeTarget, purgeTargets } from './purge-targets'

/** What changes at one time goes in one call. */
const gatherMs = 20
/** What was on its way from the site during a purge is kept after it: so once more. */
const onceMoreMs = 2000
const retryMs = { first: 1000, longest: 15_000 }

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
    for (const { name } of purgeTargets())
      for (const outcome of ['done', 'failed']) outcomes.inc({ cache: name, outcome }, 0)
    return outcomes
  })
}

/** Takes names away from one cache, all that wait in one call, and again until it is done. */
function createQueue({ name, gapMs, purge }: PurgeTarget) {
  /** Whether what carries a name was withdrawn, by name. */
  const due = new Map<string, boolean>()
  let isWaiting = false
  let quietUntil = 0
  let failures = 0

  function add(names: Iterable<string>, isWithdrawn: boolean): void {
    for (const one of names) due.set(one, isWithdrawn || due.get(one) === true)
    if (isWaiting || due.size === 0) return
    isWaiting = true
    setTimeout(send, Math.max(gatherMs, quietUntil - performance.now())).unref()
  }

  // Whoever asks may be a render of Next's, which would take the call for one of its own.
  const send = AsyncResource.bind(async () => {
    const sent = [...due]
    due.clear()
    const isWithdrawn = sent.some(([, of]) => of)
    const names = sent.map(([one]) => one)
    const error: unknown = await purge(names, isWithdrawn).then(
      () => null,
      (reason) => reason,
    )
    failures = error ? failures + 1 : 0
    const pauseMs = error ? Math.min(retryMs.longest, retryMs.first * 2 ** (failures - 1)) : 0
    quietUntil = performance.now() + Math.max(gapMs, pauseMs)
    purgeOutcomes().inc({ cache: name, outcome: error ? 'failed' : 'done' })
    if (error) log.warn({ cache: name, reason: String(error), failures }, 'purge failed')
    isWaiting = false
    add(error ? names : [], isWithdrawn)
  })

  return add
}

const queues = () => singleton('purge queues', () => purgeTargets().map(createQueue))

/**
 * Has every cache in front forget what carries one of the names, soon, and once more: nobody waits for it, and it never
 * throws. What was withdrawn is not given while the site is away either.
 */
export function purge(names: readonly string[], isWithdrawn = false): void {
  for (const add of queues()) {
    add(names, isWithdrawn)
    setTimeout(add, onceMoreMs, names, isWithdrawn).unref()
  }
}
