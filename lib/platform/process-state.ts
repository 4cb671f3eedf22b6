import { log } from './log'
import { singleton } from './singleton'

/** Parts of a start: the vendor's lists and, if `server/` runs, the warm-up of pages. */
type Part = 'lists' | 'pages'

const maxStartMs = 30_000

const state = () =>
  singleton('process state', () => ({ missing: new Set<Part>(['lists']), isStopping: false }))

export function processState(): 'starting' | 'ok' | 'stopping' {
  const { missing, isStopping } = state()
  if (isStopping) return 'stopping'
  return missing.size > 0 ? 'starting' : 'ok'
}

/** Delays the state `ok` until the returned function is called, for thirty seconds at most. */
export function delayReady(part: Part): () => void {
  const { missing } = state()
  missing.add(part)
  const end = () => {
    clearTimeout(deadline)
    if (missing.delete(part) && missing.size === 0) log.info('ready')
  }
  const deadline = setTimeout(end, maxStartMs).unref()
  return end
}

export function markStopping(): void {
  state().isStopping = true
}
