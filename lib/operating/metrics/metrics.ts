import 'server-only'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { formOutcomes } from '@/lib/forms/shared/outcomes'
import { singleton } from '@/lib/platform/singleton'
import { callHistogram } from '@/lib/vendor-api/calls'
import { registerFacts } from './gauges'
import { requestTimes } from './request-times'

export function metrics(): Registry {
  return singleton('metrics', () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    // These are gauges, although Prometheus reserves names in `_total` for counters.
    for (const kind of ['handles', 'requests', 'resources'])
      registry.removeSingleMetric(`nodejs_active_${kind}_total`)
    registry.registerMetric(requestTimes())
    registry.registerMetric(callHistogram())
    registry.registerMetric(formOutcomes())
    registerFacts(registry)
    return registry
  })
}
