import 'server-only'
import { LRUCache } from 'lru-cache'

const rememberMs = 10 * 60_000
const inFlightMs = 60_000

declare global {
  var deliveries: LRUCache<string, Promise<boolean>> | undefined
}

/**
 * Runs a delivery unless the same one is under way or was accepted within ten minutes; then that one's
 * outcome is given. `deliver` resolves to whether it was accepted; one that was not may be repeated.
 */
export async function once(fingerprint: string, deliver: () => Promise<boolean>): Promise<boolean> {
  globalThis.deliveries ??= new LRUCache({ max: 5000 })
  const deliveries = globalThis.deliveries
  const earlier = deliveries.get(fingerprint)
  if (earlier) return earlier
  const running = deliver()
  deliveries.set(fingerprint, running, { ttl: inFlightMs })
  const accepted = await running.catch(() => false)
  if (accepted) deliveries.set(fingerprint, running, { ttl: rememberMs })
  else deliveries.delete(fingerprint)
  return running
}
