import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { BentoCache, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { redisDriver } from 'bentocache/drivers/redis'
import type { Redis } from 'ioredis'
import { env } from '@/lib/env'
import { impatientRedis, untilConnected } from '@/lib/redis'
import { answerFiles } from './answer-files'
import { vendorHost } from './transport'

/** Raised when a transform changes what is kept, so that an older build's answers are not read. */
const shapeVersion = 4

/** Answers of one vendor and school never meet those of another. */
function prefix(): string {
  const vendor = createHash('sha256').update(`${vendorHost()} ${env().SCHOOL_CODE}`).digest('hex')
  return `vendor-v${shapeVersion}-${vendor.slice(0, 12)}`
}

const memory = memoryDriver({ maxSize: '64mb', maxItems: 5000 })

function onFiles() {
  const directory = path.resolve(env().DATA_DIR, 'cache')
  return bentostore().useL1Layer(memory).useL2Layer(answerFiles({ directory }))
}

/** While Redis is away or frozen the memory layer answers alone, and Redis is tried every 5 s. */
function onRedis(redis: Redis) {
  return bentostore({ l2CircuitBreakerDuration: '5s' })
    .useL1Layer(memory)
    .useL2Layer(redisDriver({ connection: redis }))
}

function createStore() {
  const url = env().REDIS_URL
  const redis = url ? impatientRedis(url, 'vendor cache') : null
  const vendor = redis ? onRedis(redis) : onFiles()
  const cache = new BentoCache({ default: 'vendor', prefix: prefix(), stores: { vendor } })
  return { cache, redis }
}

declare global {
  var vendorStore: ReturnType<typeof createStore> | undefined
}

const longestConnectMs = 2000

/** The process's one data cache: pages and route handlers are bundled apart and must share it. */
export function store() {
  globalThis.vendorStore ??= createStore()
  return globalThis.vendorStore.cache
}

/** Waits a little for Redis, so that a new instance asks it and not the vendor. */
export async function connectStore(): Promise<void> {
  globalThis.vendorStore ??= createStore()
  const { redis } = globalThis.vendorStore
  if (redis) await untilConnected(redis, longestConnectMs)
}
