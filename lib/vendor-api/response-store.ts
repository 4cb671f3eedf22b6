import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { openFileStore } from '@/lib/cache/file-store'
import { openRedisStore } from '@/lib/cache/redis-store'
import type { ResponseStore } from '@/lib/cache/store'
import { env } from '@/lib/platform/env'
import { sharedRedis } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'
import { vendorHost } from './transport'

function scope(): string {
  const vendor = createHash('sha256').update(`${vendorHost()} ${env().SCHOOL_CODE}`).digest('hex')
  return vendor.slice(0, 12)
}

export function getStore(): ResponseStore {
  return singleton<ResponseStore>('response store', () => {
    const files = openFileStore(path.resolve(env().DATA_DIR, 'cache'), scope())
    const redis = sharedRedis()
    return redis ? openRedisStore(redis, files, scope()) : files
  })
}

export function setStore(other: ResponseStore): void {
  singleton('response store', () => other)
}
