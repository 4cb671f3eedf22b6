import 'server-only'
import { Gauge, type LabelValues, type Registry } from 'prom-client'
import { diskFacts } from '@/lib/operating/disk'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'
import { getListFacts } from '@/lib/vendor-api/queries'

type Reading = number | boolean | null
type Readings<Label extends string> = { labels: LabelValues<Label>; value: Reading }[]

export function registerFacts(registry: Registry): void {
  function registerGauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Promise<Readings<Label>> | Readings<Label>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const readings = await read()
        gauge.reset()
        for (const { labels, value } of readings)
          if (value === null) gauge.remove(labels)
          else gauge.set(labels, Number(value))
      },
    })
  }
  const register = (name: string, help: string, read: () => Reading | Promise<Reading>) =>
    registerGauge(name, help, [], async () => [{ labels: {}, value: await read() }])

  register('site_ready', '1 when the site accepts visitors', () => processState() === 'ok')
  const disk = () => diskFacts(env().DATA_DIR)
  register(
    'site_disk_free_bytes',
    'Free bytes on the disk of DATA_DIR',
    async () => (await disk()).freeBytes,
  )
  register(
    'site_disk_writable',
    '1 when DATA_DIR is writable',
    async () => (await disk()).problem === null,
  )

  registerGauge(
    'site_list_failures',
    'Failed calls for the list since the last successful one',
    ['list'],
    () =>
      Object.entries(getListFacts()).map(([list, { failure }]) => ({
        labels: { list },
        value: failure?.inARow ?? 0,
      })),
  )
  registerGauge(
    'site_list_left_out',
    'Records or fields of the list that no page can show, by field; GET /api/health with the secret has the reasons',
    ['list', 'field'],
    () =>
      Object.entries(getListFacts()).flatMap(([list, { leftOut }]) =>
        [...new Set(leftOut.map(({ field }) => field))].map((field) => ({
          labels: { list, field },
          value: leftOut.reduce((sum, one) => sum + (one.field === field ? one.count : 0), 0),
        })),
      ),
  )
}
