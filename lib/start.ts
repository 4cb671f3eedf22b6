import 'server-only'
import { openPlaceholders } from '@/content/school'
import { isBuild } from './build'
import { invalidate, lookAgain, rereadAll } from './cache/lists'
import { becomeReady } from './cache/readiness'
import { startRelay } from './cache/relay'
import { store } from './cache/store'
import { quickDoctor } from './doctor/quick'
import { env, parseEnv } from './env'
import { log } from './log'
import { forgetPicture } from './media/pictures'
import { logConsole } from './report'
import { takenDown } from './taken-down'
import './vendor-api/resources'
import { isEmbedded } from './vendor-api/transport'

/** Canonical links of fixed pages carry the address the build was made for. */
function warnOfOtherAddress(): void {
  const { SITE_URL: built } = parseEnv({ SITE_URL: process.env.BUILT_FOR_SITE_URL })
  const { SITE_URL: site } = env()
  if (built !== site) log.warn({ built, site }, 'built for another SITE_URL: build again')
}

const dayMs = 24 * 3600 * 1000

function prune(): void {
  void store().prune()
}

/** Says what this process serves and warms it. Throws on a bad environment value, which ends it. */
export function start(): void {
  if (isBuild()) return
  if (process.env.NODE_ENV === 'production') logConsole()
  const { SITE_URL, VENDOR_API_URL } = env()
  log.info(
    {
      site: SITE_URL,
      vendor: isEmbedded() ? 'embedded (demonstration content)' : VENDOR_API_URL,
      placeholders: openPlaceholders.length,
    },
    'starting',
  )
  warnOfOtherAddress()
  void quickDoctor()
  startRelay({ invalidate, lookAgain })
  takenDown().onChange((paths) => {
    for (const stored of paths) void forgetPicture(stored)
    void rereadAll()
  })
  prune()
  setInterval(prune, dayMs).unref()
  becomeReady().catch((error) => log.error({ reason: String(error) }, 'lists not asked for'))
}
