import 'server-only'
import { collectDefaultMetrics, Gauge, type LabelValues, Registry } from 'prom-client'
import { formOutcomes } from '@/lib/forms/shared/outcomes'
import { diskFacts } from '@/lib/operating/disk'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'
import { singleton } from '@/lib/platform/singleton'
import { callHistogram } from '@/lib/vendor-api/calls'
import { getListFacts } from '@/lib/vendor-api/queries'
import { requestTimes } from './request-times'

type Reading = { labels: LabelValues<string>; value: number }

/** Returns a gauge of the sum of the readings for each of its labels. */
function gauge(
  name: string,
  help: string,
  labelNames: string[],
  read: () => Promise<Reading[]> | Reading[],
): Gauge {
  return new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const readings = await read()
      this.reset()
      for (const { labels, value } of readings) this.inc(labels, value)
    },
  })
}

const one = (value: number | boolean): Reading[] => [{ labels: {}, value: Number(value) }]

const disk = () => diskFacts(env().DATA_DIR)

const gauges = () => [
  gauge('site_ready', '1 when the site accepts visitors', [], () => one(processState() === 'ok')),
  gauge('site_disk_free_bytes', 'Free bytes on the disk of DATA_DIR, or 0', [], async () =>
    one((await disk()).freeBytes ?? 0),
  ),
  gauge('site_disk_writable', '1 when DATA_DIR is writable', [], async () =>
    one((await disk()).problem === null),
  ),
  gauge('site_list_failures', 'Failed calls for a list since the last successful', ['list'], () =>
    Object.entries(getListFacts()).map(([list, { failure }]) => ({
      labels: { list },
      value: failure?.inARow ?? 0,
    })),
  ),
  gauge(
    'site_list_left_out',
    'Records or fields of the list that no page can show, by field; GET /api/health with the secret has the reasons',
    ['list', 'field'],
    () =>
      Object.entries(getListFacts()).flatMap(([list, { leftOut }]) =>
        leftOut.map(({ field, count }) => ({ labels: { list, field }, value: count })),
      ),
  ),
]

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
    for (const one of gauges()) registry.registerMetric(one)
    return registry
  })
}
