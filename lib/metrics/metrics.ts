import 'server-only'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { singleton } from '@/lib/singleton'
import { aboutRequests } from './about-requests'
import { aboutServer } from './about-server'
import { aboutForms, aboutLists, aboutVendor } from './about-vendor'

/**
 * All that is told in Prometheus' format. Nothing of it costs a visitor anything: it is counted in plain
 * numbers where it happens and gathered when it is asked for.
 */
export function metrics(): Registry {
  return singleton('metrics', () => {
    const registry = new Registry()
    const registers = [registry]
    collectDefaultMetrics({ register: registry })
    aboutRequests(registers)
    aboutVendor(registers)
    aboutLists(registers)
    aboutForms(registers)
    aboutServer(registers)
    return registry
  })
}
