import 'server-only'
import { openPlaceholders } from '@/content/school'
import { deletePicture } from '@/lib/media/pictures'
import { blocklist } from '@/lib/media-url/blocklist'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { logConsole } from '@/lib/platform/report'
import { becomeReady } from '@/lib/vendor-api/readiness'
import '@/lib/vendor-api/resources'
import { isEmbedded } from '@/lib/vendor-api/transport'
import { variableIssues } from './variables'

const dayMs = 24 * 3600 * 1000

function deleteBlockedPictures(): void {
  for (const stored of blocklist().paths()) void deletePicture(stored)
}

export function start(): void {
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
  for (const { message, remedy } of variableIssues(process.env))
    log.warn({ message, remedy }, 'variable')
  deleteBlockedPictures()
  setInterval(deleteBlockedPictures, dayMs).unref()
  becomeReady().catch((error) => log.error({ reason: String(error) }, 'lists could not be loaded'))
}
