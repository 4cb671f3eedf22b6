import 'server-only'
import type { Registry } from 'prom-client'
import { redisAnswers } from '@/lib/cache/store'
import { certificateEnd } from '@/lib/doctor/certificate'
import { diskFacts } from '@/lib/doctor/disk'
import { env } from '@/lib/env'
import { atMostEvery } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { singleton } from '@/lib/singleton'
import { version } from '@/lib/version'
import { gauge, type Sample, single } from './samples'

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

/** The process, its disk, its Redis and its certificate. */
export function aboutServer(registers: Registry[]): void {
  gauge(registers, { name: 'site_ready', help: '1 when visitors may be sent here' }, () =>
    single(Number(processState() === 'ok')),
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
