import 'server-only'
import { log } from '@/lib/log'
import { singleton } from '@/lib/singleton'
import { listFacts, listsIdle, warmUp } from './lists'
import { connectStore } from './store'

const longestWarmUpMs = 30_000

const state = () => singleton('readiness', () => ({ isReady: false }))

/** Whether the vendor's lists were asked for once since the start. */
export function isReady(): boolean {
  return state().isReady
}

/** One line that says which lists there are and which not, and why. */
function logLists(): void {
  const facts = Object.entries(listFacts())
  const loaded = facts.filter(([, list]) => list.loaded && !list.failure).map(([name]) => name)
  const why = (of: typeof facts) =>
    Object.fromEntries(of.map(([name, { failure }]) => [name, failure ?? 'no answer yet']))
  const old = facts.filter(([, list]) => list.loaded && list.failure)
  const missing = facts.filter(([, list]) => !list.loaded)
  const line = { loaded, old: why(old), missing: why(missing) }
  if (old.length + missing.length > 0) log.warn(line, 'lists asked for')
  else log.info(line, 'lists asked for')
}

/** Asks for every list, then calls the process ready; after thirty seconds it is ready anyhow. */
export async function becomeReady(): Promise<void> {
  const ready = () => {
    state().isReady = true
  }
  const deadline = setTimeout(ready, longestWarmUpMs).unref()
  await connectStore()
  await warmUp()
  clearTimeout(deadline)
  ready()
  void listsIdle().then(logLists)
}
