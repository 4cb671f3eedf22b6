import 'server-only'
import { log } from '@/lib/platform/log'
import { delayReady } from '@/lib/platform/process-state'
import { getListFacts, readAllLists, waitForLists } from './queries'

function logLists(): void {
  const facts = Object.entries(getListFacts())
  const loaded = facts.filter(([, list]) => list.loaded && !list.failure).map(([name]) => name)
  const reasonsOf = (of: typeof facts) =>
    Object.fromEntries(of.map(([name, { failure }]) => [name, failure ?? 'no response yet']))
  const stale = facts.filter(([, list]) => list.loaded && list.failure)
  const missing = facts.filter(([, list]) => !list.loaded)
  const line = { loaded, old: reasonsOf(stale), missing: reasonsOf(missing) }
  log[stale.length + missing.length > 0 ? 'warn' : 'info'](line, 'lists loaded')
}

export async function becomeReady(): Promise<void> {
  const markListsLoaded = delayReady('lists')
  await readAllLists()
  markListsLoaded()
  void waitForLists().then(logLists)
}
