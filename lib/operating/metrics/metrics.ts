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
    // Gauges, although Prometheus reserves `_total` for counters.
    for (const what of ['handles', 'requests', 'resources'])
      registry.removeSingleMetric(`nodejs_active_${what}_total`)
    registry.registerMetric(requestTimes())
    registry.registerMetric(callHistogram())
    registry.registerMetric(formOutcomes())
    registerFacts(registry)
    return registry
  })
}
