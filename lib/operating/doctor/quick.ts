import 'server-only'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { aboutDisk } from './disk'
import { aboutVariables } from './variables'

/**
 * The quick half of `npm run doctor`, at a start: variables and disk, and nothing of the network. What is bad
 * has a line in the log; what may be meant so has none. Never rejects.
 */
export async function quickDoctor(): Promise<void> {
  const { DATA_DIR } = env()
  try {
    const found = [
      ...aboutVariables(process.env, process.env.BUILT_FOR_SITE_URL),
      ...(await aboutDisk(DATA_DIR)),
    ]
    for (const { about, state, says, do: what } of found)
      if (state === 'bad') log.warn({ about, says, do: what }, 'doctor')
  } catch (error) {
    log.warn({ reason: String(error) }, 'doctor failed')
  }
}
