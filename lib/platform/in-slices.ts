import { setImmediate } from 'node:timers/promises'
import { singleton } from './singleton'

/** Longest time that one slice may keep other work waiting. */
const maxSliceMs = 10

const turns = singleton<{ last: Promise<unknown> }>('turns', () => ({ last: Promise.resolve() }))

/** Resolves when other work has run. Each call waits for those before it, so that two long lists take turns. */
function nextTurn(): Promise<unknown> {
  turns.last = turns.last.then(() => setImmediate())
  return turns.last
}

/** Calls `work` for each item, and lets other work run before every slice, so that a long list blocks nobody. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let began = Number.NEGATIVE_INFINITY
  for (const item of items) {
    if (performance.now() - began >= maxSliceMs) {
      await nextTurn()
      began = performance.now()
    }
    work(item)
  }
}
