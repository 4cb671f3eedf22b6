import 'server-only'
import { log } from '@/lib/platform/log'
import { logRedisFailure } from '@/lib/platform/redis'
import { type ResponseStore, type StoredResponse, storedResponse } from './store'

const keepSeconds = 30 * 24 * 3600

type Commands = {
  get(key: string): Promise<string | null>
  set(key: string, value: string, expiry: 'EX', seconds: number): Promise<unknown>
  del(key: string): Promise<unknown>
}

function parse(key: string, text: string): StoredResponse | null {
  try {
    return storedResponse.parse(JSON.parse(text))
  } catch {
    log.warn({ key: key.split(':')[0] }, 'cached value in redis unreadable')
    return null
  }
}

/** Stores responses in a Redis that several instances share, and in files in case Redis is empty or unavailable. */
export function openRedisStore(
  redis: Commands,
  files: ResponseStore,
  scope: string,
): ResponseStore {
  const redisKey = (key: string) => `answers:${scope}:${key}`
  return {
    async read(key) {
      const text = await redis.get(redisKey(key)).catch(logRedisFailure)
      return (text && parse(key, text)) || files.read(key)
    },
    async write(key, response) {
      const text = JSON.stringify(response)
      const inRedis = redis.set(redisKey(key), text, 'EX', keepSeconds).catch(logRedisFailure)
      await Promise.all([inRedis, files.write(key, response)])
    },
    async remove(key) {
      await Promise.all([redis.del(redisKey(key)).catch(logRedisFailure), files.remove(key)])
    },
  }
}
