import { Redis } from 'ioredis'
import { nameServerProblem } from '@/lib/operating/vendor-check/name-server'
import { reasonOf } from '@/lib/platform/redis'
import { bad, good, type Line } from './line'

const about = 'redis'
const answerWithinMs = 2000

/** Whether the Redis of `REDIS_URL` answers and takes writes, which a replica or a full one does not. */
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
    await redis.set('doctor', '', 'EX', 1)
    return [good(about, 'it answers and takes writes')]
  } catch (error) {
    const why = reason || (error instanceof Error ? reasonOf(error) : String(error))
    return [bad(about, `of no use: ${why}`, 'systemctl status redis-server; check REDIS_URL')]
  } finally {
    redis.disconnect()
  }
}
