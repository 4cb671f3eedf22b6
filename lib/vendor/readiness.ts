import 'server-only'
import { warmUp } from './query'
import { connectStore } from './store'

const longestWarmUpMs = 30_000

declare global {
  var siteReady: boolean | undefined
}

/** Whether the vendor's lists were asked for once since the start. */
export function isReady(): boolean {
  return globalThis.siteReady ?? false
}

/** Asks for every list, then calls the process ready; after thirty seconds it is ready anyhow. */
export async function becomeReady(): Promise<void> {
  const deadline = setTimeout(() => {
    globalThis.siteReady = true
  }, longestWarmUpMs).unref()
  await connectStore()
  await warmUp()
  clearTimeout(deadline)
  globalThis.siteReady = true
}
