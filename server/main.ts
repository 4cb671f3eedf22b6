/**
 * The server of a build: what stands between the socket and Next
 * (docs/decisions/0034-the-server-in-front.md). `tools/lib/standalone.mjs` bundles it into the folder
 * of the build.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { routes } from '@/content/routes'
import { env, requireEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { startsWith } from '@/lib/platform/process-state'
import { createFiles } from './files'
import { createHandler } from './handler'
import { listening } from './listening'
import { startNext } from './next-app'
import { openRoutes } from './open-routes'
import { createPages, type Pages } from './pages'
import { stopWhenTold } from './stop'

/** Longer than a proxy in front keeps a connection, so that it never writes to one just closed. */
const keepAliveMs = 75_000

const dir = import.meta.dirname
process.chdir(dir)
requireEnv()

/** Makes the pages that everybody asks for, once. Resolves to the paths of those that could be made. */
async function warmUp(pages: Pages): Promise<string[]> {
  const paths = routes
    .filter(({ kind }) => kind === 'home' || kind === 'list')
    .map(({ path: url }) => url)
  const made = await Promise.allSettled(
    paths.map((url) => pages.get({ url, isBounded: true, showsRecords: true })),
  )
  return paths.filter((_, at) => {
    const one = made[at]
    return one?.status === 'fulfilled' && one.value.answer.status < 500
  })
}

// Before Next starts, which asks for the lists: without the pages they make no process ready.
const pagesAreThere = startsWith('pages')
const ask = await startNext(dir)
const pages = await createPages(ask)
const server = createServer(
  { keepAliveTimeout: keepAliveMs },
  createHandler({
    ask,
    pages,
    files: createFiles(path.join(dir, 'browser')),
    away: readFileSync(path.join(dir, 'browser/away.html')),
  }),
)
const { SITE_URL, STOP_SECONDS } = env()
stopWhenTold(server, STOP_SECONDS)
await listening(server, env()).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})

const made = await warmUp(pages)
// Before the first visitors: what cannot be opened while they hold all descriptors stays closed.
await openRoutes(ask, dir, new URL(SITE_URL).host, made).catch((error) =>
  log.error({ reason: String(error) }, 'routes not opened'),
)
pagesAreThere()
