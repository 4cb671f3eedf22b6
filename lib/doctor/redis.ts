import { Redis } from 'ioredis'
import { reasonOf } from '@/lib/redis'
import { nameServerProblem } from '@/lib/vendor-check/name-server'
import { bad, good, type Line, look } from './line'

const about = 'redis'
const answerWithinMs = 2000

/** A value of what Redis says with INFO. */
function fieldOf(info: string, name: string): string {
  return new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? ''
}

function linesOf(info: string): Line[] {
  const policy = fieldOf(info, 'maxmemory_policy')
  return [
    good(about, `Redis ${fieldOf(info, 'redis_version')} answers`),
    ...(fieldOf(info, 'role') === 'slave'
      ? [bad(about, 'it is a replica, which takes no writes', 'give the primary in REDIS_URL')]
      : []),
    ...(fieldOf(info, 'maxmemory') === '0'
      ? [look(about, 'nothing bounds what it keeps', 'set maxmemory')]
      : []),
    ...(policy && policy !== 'volatile-lru'
      ? [look(about, `its maxmemory-policy is ${policy}`, 'volatile-lru, so that lists stay')]
      : []),
  ]
}

/** Whether the Redis of `REDIS_URL` answers, takes writes and is bounded. */
export async function aboutRedis(url: string | undefined): Promise<Line[]> {
  if (!url) return [good(about, 'none set: one instance with files in DATA_DIR')]
  const unknown = await nameServerProblem(new URL(url).hostname)
  if (unknown) return [bad(about, unknown.says, unknown.do)]
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: answerWithinMs,
    commandTimeout: answerWithinMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let reason = ''
  redis.on('error', (error: Error) => {
    reason ||= reasonOf(error)
  })
  try {
    await redis.connect()
    return linesOf(await redis.info())
  } catch (error) {
    const why = reason || String(error)
    return [bad(about, `no answer: ${why}`, 'systemctl status redis-server; check REDIS_URL')]
  } finally {
    redis.disconnect()
  }
}
