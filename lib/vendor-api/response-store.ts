import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Redis } from 'ioredis'
import { FileStore } from '@/lib/cache/file-store'
import { RedisStore } from '@/lib/cache/redis-store'
import type { ResponseStore } from '@/lib/cache/store'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { failFastRedis, untilConnected } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'
import { vendorHost } from './transport'

const maxConnectMs = 2000

function scope(): string {
  const vendor = createHash('sha256').update(`${vendorHost()} ${env().SCHOOL_CODE}`).digest('hex')
  return vendor.slice(0, 12)
}

const redis = () =>
  singleton('vendor cache redis', () => {
    const url = env().REDIS_URL
    return url ? failFastRedis(url, 'vendor cache') : null
  })

async function checkMemory(redis: Redis): Promise<void> {
  const info = await redis.info().catch(() => null)
  if (info?.includes('maxmemory:0\r')) log.warn({ set: 'maxmemory' }, 'redis has no memory limit')
}

export function getStore(): ResponseStore {
  return singleton<ResponseStore>('response store', () => {
    const files = new FileStore(path.resolve(env().DATA_DIR, 'cache'), scope())
    const connection = redis()
    if (!connection) return files
    // A new instance waits briefly for Redis before it calls the vendor.
    const connected = untilConnected(connection, maxConnectMs)
    void connected.then(() => checkMemory(connection))
    return new RedisStore(connection, files, scope(), connected)
  })
}

export function setStore(other: ResponseStore): void {
  singleton('response store', () => other)
}

export async function isRedisUp(): Promise<boolean | null> {
  const connection = redis()
  if (!connection) return null
  return connection.ping().then(
    () => true,
    () => false,
  )
}
