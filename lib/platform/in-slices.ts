import { setImmediate } from 'node:timers/promises'
import { singleton } from './singleton'

const maxSliceMs = 10

const turns = singleton<{ last: Promise<unknown> }>('turns', () => ({ last: Promise.resolve() }))

/** Resolves when other work has run. Each call waits for those before it, so that two long lists take turns. */
export function nextTurn(): Promise<unknown> {
  turns.last = turns.last.then(() => setImmediate())
  return turns.last
}

/** Maps items, and lets other work run before every slice and at the end, so that a long list blocks nobody. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  let began = Number.NEGATIVE_INFINITY
  for (const item of items) {
    if (performance.now() - began >= maxSliceMs) {
      await nextTurn()
      began = performance.now()
    }
    results.push(work(item))
  }
  await nextTurn()
  return results
}
