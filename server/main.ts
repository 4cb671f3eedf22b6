/**
 * Entry point of the production server, which sits between the socket and Next (docs/decisions/0034-page-pipeline.md).
 * `tools/lib/standalone.ts` bundles it into each build.
 */
import './check-variables'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { delayReady } from '@/lib/platform/process-state'
import { outagePage } from '@/lib/school/outage-page'
import { noticeOn } from '@/lib/school/site-notice'
import { respondToClientErrors } from './http/error-page'
import { createHandler } from './http/handler'
import { listen } from './http/listening'
import { createFileServer } from './http/static-files'
import { stopOnSignal } from './http/stop'
import { startNext } from './next/next-app'
import { createPages } from './pages/pages'
import { loadModules, warmUp } from './pages/warm-up'

const timeouts = {
  /** Longer than a proxy's own timeout, so that a proxy never writes to a connection that we have just closed. */
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  /** Without nginx, a phone may need this long to upload 10 MB. nginx buffers an upload first, and then sends it fast. */
  requestTimeout: 180_000,
}
const maxRequestsPerSocket = 10_000

/** Enough for the usual headers and a request line of 16 kB, the maximum in nginx. */
const maxHeaderBytes = 32 * 1024

const dir = import.meta.dirname
process.chdir(dir)

// Before Next starts: otherwise `/api/health` could say `ok` once the lists are loaded, before any page is rendered.
const markPagesReady = delayReady('pages')
const requestNext = await startNext(dir)
const pages = await createPages(requestNext)
const browser = path.join(dir, 'browser')
const errorBodies = {
  html: () => outagePage(noticeOn()?.text),
  json: readFileSync(path.join(browser, 'away.json')),
}
const handler = createHandler({
  requestNext,
  pages,
  serveFile: createFileServer(browser),
  ...errorBodies,
})
const server = createServer(
  // The handler checks the host itself: Node's own rejection has an empty body.
  { ...timeouts, maxHeaderSize: maxHeaderBytes, requireHostHeader: false },
  handler,
)
server.maxRequestsPerSocket = maxRequestsPerSocket
// Node would send an empty 417 for an unknown `Expect` (RFC 9110, section 10.1.1).
server.on('checkExpectation', handler)
respondToClientErrors(server, errorBodies)
const { SITE_URL, STOP_SECONDS } = env()
const { host } = new URL(SITE_URL)
stopOnSignal(server, STOP_SECONDS)
await loadModules(requestNext, host)
await listen(server, env()).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})

await warmUp(requestNext, pages, host)
markPagesReady()
