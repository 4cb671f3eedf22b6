import 'server-only'
import { openPlaceholders } from '@/content/school'
import { deletePicture } from '@/lib/media/pictures'
import { blocklist } from '@/lib/media-url/blocklist'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { delayReady } from '@/lib/platform/process-state'
import { logConsole } from '@/lib/platform/report'
import { getListFacts, readAllLists, waitForLists } from '@/lib/vendor-api/queries'
import '@/lib/vendor-api/resources'
import { isEmbedded } from '@/lib/vendor-api/transport'
import { variableIssues } from './variables'

const dayMs = 24 * 3600 * 1000

function deleteBlockedPictures(): void {
  for (const stored of blocklist().paths) void deletePicture(stored)
}

function logLists(): void {
  const facts = Object.entries(getListFacts())
  const reasonsOf = (of: typeof facts) =>
    Object.fromEntries(of.map(([name, { failure }]) => [name, failure ?? 'no response yet']))
  const loaded = facts.filter(([, list]) => list.loaded && !list.failure).map(([name]) => name)
  const old = reasonsOf(facts.filter(([, list]) => list.loaded && list.failure))
  const missing = reasonsOf(facts.filter(([, list]) => !list.loaded))
  log[loaded.length < facts.length ? 'warn' : 'info']({ loaded, old, missing }, 'lists loaded')
}

async function loadLists(): Promise<void> {
  const markListsLoaded = delayReady('lists')
  await readAllLists()
  markListsLoaded()
  void waitForLists().then(logLists)
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
  loadLists().catch((error) => log.error({ reason: String(error) }, 'lists could not be loaded'))
}
