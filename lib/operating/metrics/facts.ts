import 'server-only'
import { Gauge, type LabelValues, type Registry } from 'prom-client'
import { listFacts } from '@/lib/cache/lists'
import { redisAnswers } from '@/lib/cache/store'
import { diskFacts } from '@/lib/operating/doctor/folder'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'
import { version } from '@/lib/platform/version'

/** What a gauge tells when it is asked: a number, none, or one for each of its labels. */
type Told<Label extends string> = number | null | { labels: LabelValues<Label>; value: number }[]

/** How the process, its disk, its Redis and its lists do, looked up whenever somebody asks. */
export function registerFacts(registry: Registry): void {
  function gauge<Label extends string>(
    name: string,
    help: string,
    tell: () => Told<Label> | Promise<Told<Label>>,
    labelNames: Label[] = [],
  ): void {
    const made: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const told = await tell()
        made.reset()
        if (typeof told === 'number') made.set(told)
        else if (told === null) made.remove({})
        else for (const { labels, value } of told) made.set(labels, value)
      },
    })
  }

  gauge('site_ready', '1 when visitors may be sent here', () => Number(processState() === 'ok'))
  gauge('site_build_info', 'The build, in a label', () => [{ labels: { version }, value: 1 }], [
    'version',
  ])
  gauge('site_redis_up', '1 when Redis answers; absent without one', async () => {
    const answers = await redisAnswers()
    return answers === null ? null : Number(answers)
  })
  // All gauges are asked at once.
  let asked: ReturnType<typeof diskFacts> | null = null
  const disk = () => {
    asked ??= diskFacts(env().DATA_DIR).finally(() => {
      asked = null
    })
    return asked
  }
  gauge(
    'site_disk_free_bytes',
    'Room on the disk of DATA_DIR',
    async () => (await disk()).freeBytes,
  )
  gauge('site_disk_writable', '1 when DATA_DIR may be written', async () =>
    Number((await disk()).problem === null),
  )

  const ofLists = (pick: (facts: ReturnType<typeof listFacts>[string]) => number | null) => () =>
    Object.entries(listFacts()).flatMap(([list, facts]) => {
      const value = pick(facts)
      return value === null ? [] : [{ labels: { list }, value }]
    })
  const age = ofLists(({ ageSeconds }) => ageSeconds)
  gauge('site_list_age_seconds', 'How old a list is', age, ['list'])
  gauge(
    'site_list_records',
    'Records of a list',
    ofLists(({ records }) => records),
    ['list'],
  )
  gauge(
    'site_list_failures',
    'Calls for a list that failed since the last that did not',
    ofLists(({ failure }) => failure?.inARow ?? 0),
    ['list'],
  )
  gauge('site_oldest_answer_seconds', 'How old the oldest list is that pages show', () =>
    Math.max(0, ...age().map(({ value }) => value)),
  )
}
