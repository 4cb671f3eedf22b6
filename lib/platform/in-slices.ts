import { setImmediate } from 'node:timers/promises'

/** Longest time that one slice may keep other work waiting. */
const maxSliceMs = 10

let lastTurn: Promise<unknown> = Promise.resolve()

/** Resolves when other work has run. Each call waits for those before it, so that two long lists take turns. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** Calls `work` for each item, and lets other work run after every slice, so that a long list blocks nobody. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - began < maxSliceMs) continue
    await nextTurn()
    began = performance.now()
  }
}
