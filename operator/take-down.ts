/**
 * `node take-down.mjs https://www.school.example/media/…` (or a record's `…?id=…`, `…#news-…`), as root on the server: adds it to the
 * blocklist that every instance watches, and empties nginx's cache. `--back URL` unblocks it; without a URL it prints
 * the blocklist. Exit code 1 while the site still shows it.
 */
import { constants, existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { encodedPathOf } from '@/lib/media-url/variants'
import { codeOf } from '@/lib/platform/error-code'
import { recordNamedBy } from '@/lib/routes/anchors'
import { writeForSite } from './write-for-site'

const blocklist = path.join(process.env.DATA_DIR || '/var/lib/school-site', 'taken-down.txt')
const nginxCache = process.env.NGINX_CACHE || '/var/cache/nginx/school'
/** Instances check the blocklist every two seconds. */
const reloadMs = 4000

// The folder belongs to the site and this runs as root: follow no symbolic link, which the site's user may have made.
function readBlocklist(): string[] {
  if (!existsSync(blocklist)) return []
  const opened = openSync(blocklist, constants.O_RDONLY | constants.O_NOFOLLOW)
  return readFileSync(opened, 'utf8').split('\n').filter(Boolean)
}

const targetOf = (url: string) => encodedPathOf(url) ?? recordNamedBy(url)

function emptyNginxCache(): void {
  if (!existsSync(nginxCache)) return
  for (const entry of readdirSync(nginxCache, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) rmSync(path.join(entry.parentPath, entry.name), { force: true })
}

async function isShown({ origin, pathname, href, hash }: URL): Promise<boolean> {
  // The page of a list shows one year only.
  const response = await fetch(hash ? `${origin}/api/lists${pathname}` : href)
  const body = await response.text()
  if (response.status >= 500) throw new Error(`status ${response.status}`)
  if (hash) return body.includes(`"uid":"${recordNamedBy(hash)}"`)
  return response.ok && !body.includes('<meta name="robots" content="noindex')
}

async function block(url: URL): Promise<string> {
  const wasShown = await isShown(url).catch(() => true)
  const { pathname, search, hash } = url
  const others = readBlocklist().filter((line) => targetOf(line) !== targetOf(url.href))
  const line = encodedPathOf(pathname) ? pathname : pathname + search + hash
  writeForSite(blocklist, `${[...others, line].join('\n')}\n`)
  await new Promise((resolve) => setTimeout(resolve, reloadMs))
  emptyNginxCache()
  const isStillShown = await isShown(url).catch((error) => {
    const problem = `${url.origin} could not be checked (${error.message})`
    throw new Error(`It is on the blocklist, but ${problem}. Look at it in a browser`)
  })
  if (isStillShown)
    throw new Error('The site still shows it: empty the cache in front (docs/operating/caches.md)')
  if (!wasShown) throw new Error('The site did not show it before either: check the URL')
  return 'The site no longer shows it. Browsers cache a picture for up to an hour. Delete it at the vendor too'
}

function unblock(url: URL): string {
  const lines = readBlocklist()
  const others = lines.filter((line) => targetOf(line) !== targetOf(url.href))
  if (others.length === lines.length) throw new Error(`${blocklist} does not contain it`)
  writeForSite(blocklist, others.map((line) => `${line}\n`).join(''))
  return 'The site shows it again within a minute, if the vendor still has it'
}

const isBack = process.argv[2] === '--back'
const argument = process.argv[isBack ? 3 : 2]
const url = argument && URL.canParse(argument) ? new URL(argument) : null
if (!argument) {
  console.log(readBlocklist().join('\n') || `${blocklist} blocks nothing`)
} else if (!url || !targetOf(url.href)) {
  console.error(
    'Enter the whole URL of a vendor picture or file, https://…/media/…, or of a record,\n' +
      'https://…?id=… or https://…#news-…. For the school’s own pages and pictures see docs/operating/take-down.md.',
  )
  process.exitCode = 2
} else {
  try {
    console.log(isBack ? unblock(url) : await block(url))
  } catch (error) {
    if (codeOf(error) === 'ENOSPC')
      console.error(
        `The disk is full, so ${blocklist} is as before. Delete files, then run this again`,
      )
    else console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
