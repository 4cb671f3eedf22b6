import 'server-only'
import { Counter, collectDefaultMetrics, Gauge, type LabelValues, Registry } from 'prom-client'
import { listFacts } from '@/lib/cache/lists'
import { isReady } from '@/lib/cache/readiness'
import { redisAnswers } from '@/lib/cache/store'
import { certificateEnd } from '@/lib/doctor/certificate'
import { diskFacts } from '@/lib/doctor/disk'
import { env } from '@/lib/env'
import { forms } from '@/lib/forms/forms'
import { formCount } from '@/lib/forms/shared/outcomes'
import { atMostEvery } from '@/lib/log'
import { singleton } from '@/lib/singleton'
import { vendorCalls } from '@/lib/vendor-api/calls'
import { version } from '@/lib/version'
import type { Count } from './count'
import { bounds, requestCounts } from './requests'

type Sample<Label extends string> = { labels: LabelValues<Label>; value: number }

type Facts<Label extends string> = { name: string; help: string; labelNames?: Label[] }

/** A number that only grows, read where it is counted whenever somebody asks. */
function counter<Label extends string>(
  registers: Registry[],
  facts: Facts<Label>,
  samples: () => Sample<Label>[],
): void {
  const made: Counter<Label> = new Counter({
    ...facts,
    registers,
    collect() {
      made.reset()
      for (const { labels, value } of samples()) made.inc(labels, value)
    },
  })
}

/** The same for one that goes up and down. */
function gauge<Label extends string>(
  registers: Registry[],
  facts: Facts<Label>,
  samples: () => Sample<Label>[] | Promise<Sample<Label>[]>,
): void {
  const made: Gauge<Label> = new Gauge({
    ...facts,
    registers,
    async collect() {
      const found = await samples()
      made.reset()
      if (found.length === 0) made.remove({})
      for (const { labels, value } of found) made.set(labels, value)
    },
  })
}

/** One sample, of a number without labels. */
const single = (value: number) => [{ labels: {}, value }]

function aboutRequests(registers: Registry[]): void {
  counter(
    registers,
    {
      name: 'site_requests_total',
      help: 'Requests by what answered them ("kept" is a page out of the cache) and status',
      labelNames: ['kind', 'status'],
    },
    () =>
      Object.entries(requestCounts()).flatMap(([kind, { statuses }]) =>
        [...statuses].map(([status, value]) => ({ labels: { kind, status }, value })),
      ),
  )
  aboutTimes(registers)
}

/**
 * The parts of a histogram. The library's own would be told each request, which takes it six times as long as
 * counting does.
 */
function aboutTimes(registers: Registry[]): void {
  const name = 'site_request_seconds'
  const help = 'How long requests took, to the last byte handed to the connection'
  const counts = () => Object.entries(requestCounts())
  counter(registers, { name: `${name}_bucket`, help, labelNames: ['kind', 'le'] }, () =>
    counts().flatMap(([kind, { buckets }]) => {
      let upTo = 0
      return [...buckets].map((count, at) => {
        upTo += count
        return { labels: { kind, le: bounds[at] ?? '+Inf' }, value: upTo }
      })
    }),
  )
  counter(registers, { name: `${name}_count`, help, labelNames: ['kind'] }, () =>
    counts().map(([kind, { buckets }]) => ({
      labels: { kind },
      value: buckets.reduce((sum, one) => sum + one, 0),
    })),
  )
  counter(registers, { name: `${name}_sum`, help, labelNames: ['kind'] }, () =>
    counts().map(([kind, { seconds }]) => ({ labels: { kind }, value: seconds })),
  )
}

function samplesOf<Label extends string>(
  count: Count,
  name: (labels: readonly string[]) => LabelValues<Label>,
): Sample<Label>[] {
  return count.entries().map(({ labels, value }) => ({ labels: name(labels), value }))
}

function aboutVendor(registers: Registry[]): void {
  counter(
    registers,
    {
      name: 'site_vendor_calls_total',
      help: 'Calls of the vendor by resource, and "answered" or why not',
      labelNames: ['resource', 'outcome'],
    },
    () =>
      samplesOf(vendorCalls().calls, ([resource, outcome]) => ({
        resource: resource ?? '',
        outcome: outcome ?? '',
      })),
  )
  counter(
    registers,
    {
      name: 'site_vendor_call_seconds_total',
      help: 'How long calls of the vendor took together',
      labelNames: ['resource'],
    },
    () => samplesOf(vendorCalls().seconds, ([resource]) => ({ resource: resource ?? '' })),
  )
}

function aboutLists(registers: Registry[]): void {
  const ofLists = (pick: (facts: ReturnType<typeof listFacts>[string]) => number | null) => () =>
    Object.entries(listFacts()).flatMap(([list, facts]) => {
      const value = pick(facts)
      return value === null ? [] : [{ labels: { list }, value }]
    })
  const age = ofLists(({ ageSeconds }) => ageSeconds)
  gauge(
    registers,
    { name: 'site_list_age_seconds', help: 'How old a list is', labelNames: ['list'] },
    age,
  )
  gauge(
    registers,
    { name: 'site_list_records', help: 'Records of a list', labelNames: ['list'] },
    ofLists(({ records }) => records),
  )
  gauge(
    registers,
    {
      name: 'site_list_failures',
      help: 'Calls for a list that failed since the last that did not',
      labelNames: ['list'],
    },
    ofLists(({ failure }) => failure?.inARow ?? 0),
  )
  gauge(
    registers,
    { name: 'site_oldest_answer_seconds', help: 'How old the oldest list is that pages show' },
    () => single(Math.max(0, ...age().map(({ value }) => value))),
  )
}

/** A counter that appears with its first event would not be seen to grow. */
const fromTheStart = ['sent', 'failed']

function aboutForms(registers: Registry[]): void {
  counter(
    registers,
    {
      name: 'site_forms_total',
      help: 'Submissions by form and outcome; "failed" were not taken by the vendor',
      labelNames: ['form', 'outcome'],
    },
    () => [
      ...[...forms.map(({ name }) => name), 'certificate'].flatMap((form) =>
        fromTheStart.map((outcome) => ({ labels: { form, outcome }, value: 0 })),
      ),
      ...samplesOf(formCount(), ([form, outcome]) => ({
        form: form ?? '',
        outcome: outcome ?? '',
      })),
    ],
  )
}

const hourMs = 3600_000

/** When the certificate of SITE_URL ends: asked for in the background, once an hour. */
function certificate(): Sample<never>[] {
  const known = singleton('certificate', () => ({
    end: null as Date | null,
    isTimeToAsk: atMostEvery(hourMs),
  }))
  const site = env().SITE_URL
  if (site.startsWith('https:') && known.isTimeToAsk()) {
    certificateEnd(site).then(
      (end) => {
        known.end = end
      },
      // One that has ended is refused, and must not be forgotten just then.
      () => undefined,
    )
  }
  return known.end ? single(known.end.getTime() / 1000) : []
}

function aboutServer(registers: Registry[]): void {
  gauge(registers, { name: 'site_ready', help: '1 when visitors may be sent here' }, () =>
    single(Number(isReady())),
  )
  gauge(
    registers,
    { name: 'site_build_info', help: 'The build, in a label', labelNames: ['version'] },
    () => [{ labels: { version }, value: 1 }],
  )
  gauge(
    registers,
    { name: 'site_certificate_end_seconds', help: 'When the certificate of SITE_URL ends' },
    certificate,
  )
  gauge(
    registers,
    { name: 'site_redis_up', help: '1 when Redis answers; absent without one' },
    async () => {
      const answers = await redisAnswers()
      return answers === null ? [] : single(Number(answers))
    },
  )
  const disk = () => diskFacts(env().DATA_DIR)
  gauge(
    registers,
    { name: 'site_disk_free_bytes', help: 'Room on the disk of DATA_DIR' },
    async () => {
      const { freeBytes } = await disk()
      return freeBytes === null ? [] : single(freeBytes)
    },
  )
  gauge(
    registers,
    { name: 'site_disk_writable', help: '1 when DATA_DIR may be written' },
    async () => single(Number((await disk()).problem === null)),
  )
}

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
