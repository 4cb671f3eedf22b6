/**
 * `node take-down.mjs https://www.school.example/media/…`, as root on the server: takes a picture or file
 * of the vendor's down at once, in every variant, on every instance and in nginx's cache, and prints what
 * each address answers then; with the address of a post or an album (`?id=…`), of a news item or an event
 * (`#news-…`, `#event-…`) that record, from every page. It stays down, whatever the vendor has, until `--back`
 * and its address. Without an address it says what is taken down. Exit code 1 when it is still somewhere, or when
 * no page has such a record.
 */
import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { instances } from '@/lib/platform/instances'
import { recordNamedBy } from '@/lib/routes/anchors'
import { encodedPathOf, inVariant, pictureWidths } from '@/lib/routes/picture-variants'
import { writeForSite } from './lib/write-for-site'

const dataDir = process.env.DATA_DIR || '/var/lib/school-site'
const nginxCache = process.env.NGINX_CACHE || '/var/cache/nginx/school'

const longestMs = 20_000
const roundMs = 1000
/** Of a file of nginx's cache, in bytes: its key stands before the answer. */
const headBytes = 4096

const file = path.join(dataDir, 'taken-down.txt')

// The folder is the site's, and this is root: no link that stands there is followed.
const { O_NOFOLLOW, O_RDONLY } = constants

function readTakenDown(): string[] {
  const text = existsSync(file) ? readFileSync(openSync(file, O_RDONLY | O_NOFOLLOW), 'utf8') : ''
  return text.split('\n').filter((line) => line.trim())
}

function writeTakenDown(lines: readonly string[]): void {
  writeForSite(file, lines.map((line) => `${line}\n`).join(''))
}

/** Every address on this site of what one address shows. */
function variantsOf(address: string): string[] {
  if (/^\/media\/[^/]+\/file\//.test(address)) return [address]
  return ([...pictureWidths, 'preview'] as const).map((variant) => inVariant(address, variant))
}

/** The key that nginx keeps a file under; empty for one that is gone meanwhile. */
function keyOf(kept: string): string {
  const head = Buffer.alloc(headBytes)
  try {
    const opened = openSync(kept, 'r')
    readSync(opened, head)
    closeSync(opened)
    return /\nKEY: (.*)\n/.exec(head.toString('latin1'))?.[1] ?? ''
  } catch {
    return ''
  }
}

/** Deletes what nginx keeps under some keys; tells how much that was. */
function purge(isMeant: (key: string) => boolean): number {
  if (!existsSync(nginxCache)) return 0
  const files = readdirSync(nginxCache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((kept) => isMeant(keyOf(kept)))
  for (const kept of files) rmSync(kept, { force: true })
  return files.length
}

/** The status of an answer, or why there is none. */
async function statusOf(address: string): Promise<number | string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(roundMs * 5) })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error
      ? error.cause.message
      : String(error)
  }
}

async function isGone(address: string): Promise<boolean> {
  return (await statusOf(address)) === 404
}

/** Whether a site has not, or not any more, the record that an address names. */
async function isWithout({ origin, pathname, href, hash }: URL): Promise<boolean> {
  try {
    // A list's page shows one year of it.
    const address = hash ? `${origin}/api/lists${pathname}` : href
    const answer = await fetch(address, { signal: AbortSignal.timeout(roundMs * 5) })
    const text = await answer.text()
    if (hash) return answer.ok && !text.includes(`"uid":"${recordNamedBy(hash)}"`)
    // A detail without its record is nothing for search engines.
    return answer.status < 500 && /<meta name="robots" content="noindex/.test(text)
  } catch {
    return false
  }
}

/** Waits until something is true, and for `longestMs` at most. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + longestMs
  while (!(await isTrue()) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, roundMs))
}

/** Empties nginx's cache of what is meant until each address is as it must be, and once more. */
async function purgeUntil(
  isMeant: (key: string) => boolean,
  checks: readonly (() => Promise<boolean>)[],
): Promise<void> {
  let purged = 0
  await until(async () => {
    purged += purge(isMeant)
    return (await Promise.all(checks.map((check) => check()))).every(Boolean)
  })
  // What nginx was just fetching.
  purged += purge(isMeant)
  console.log(`${purged} files of nginx's cache deleted`)
}

/** Each instance, and the public address. */
function sitesOf(origin: string): string[] {
  return [...instances().map(({ host }) => `http://${host}`), origin]
}

async function takeDownFile({ origin, pathname }: URL, encodedPath: string): Promise<boolean> {
  const sites = sitesOf(origin)
  // One address, or the site would make all variants until it has read the list.
  await purgeUntil(
    (key) => encodedPathOf(key) === encodedPath,
    sites.map((site) => () => isGone(site + pathname)),
  )
  const addresses = sites.flatMap((site) => variantsOf(pathname).map((variant) => site + variant))
  const statuses = await Promise.all(addresses.map(statusOf))
  for (const [at, address] of addresses.entries()) console.log(`${statuses[at]} ${address}`)
  const left = statuses.filter((status) => status !== 404).length
  console.log(`${addresses.length} addresses asked, ${left} not gone; ${file}`)
  return left === 0
}

/** The address of a record on each site. */
function pagesOf({ origin, pathname, search, hash }: URL): URL[] {
  return sitesOf(origin).map((site) => new URL(site + pathname + search + hash))
}

/** Whether every site answers, and has no such record. */
async function isNowhere(record: URL): Promise<boolean> {
  return (await Promise.all(pagesOf(record).map(isWithout))).every(Boolean)
}

async function takeDownRecord(record: URL): Promise<boolean> {
  const pages = pagesOf(record)
  // Any page may show it, and in an outage nginx would give the one it has.
  await purgeUntil(
    (key) => key !== '' && !key.includes('/media/'),
    pages.map((page) => () => isWithout(page)),
  )
  const gone = await Promise.all(pages.map(isWithout))
  for (const [at, { href }] of pages.entries())
    console.log(`${gone[at] ? 'gone' : 'there'} ${href}`)
  console.log(`${file}; smoke.mjs has nginx keep all pages anew`)
  return gone.every(Boolean)
}

const isBack = process.argv[2] === '--back'
const given = process.argv[isBack ? 3 : 2]
const url = given !== undefined && URL.canParse(given) ? new URL(given) : null
/** What two addresses of the same picture, file or record have in common. */
const meantBy = (address: string) => encodedPathOf(address) ?? recordNamedBy(address)

if (given === undefined) {
  console.log(readTakenDown().join('\n') || 'Nothing is taken down')
} else if (!url || !meantBy(url.href)) {
  console.error(
    'Give the whole address of a picture or file of the vendor, https://…/media/…, or of a record,\n' +
      "https://…?id=… or https://…#news-….\nFor the school's own pages, pictures and documents see docs/operating.md.",
  )
  process.exitCode = 2
} else {
  const { pathname, search, hash } = url
  const encodedPath = encodedPathOf(pathname)
  const line = encodedPath ? pathname : pathname + search + hash
  const before = readTakenDown()
  const others = before.filter((other) => meantBy(other) !== meantBy(line))
  const isNew = !isBack && others.length === before.length
  const isUnknown = isNew && !encodedPath && (await isNowhere(url))
  if (!isUnknown) writeTakenDown(isBack ? others : [...others, line])
  if (isBack) {
    console.log('Shown again within a minute or so, if the vendor still has it')
  } else if (isUnknown) {
    console.error(
      `Nothing is taken down: no page has the record "${meantBy(line)}". Is it mistyped?\n` +
        'For one that the vendor has withdrawn see docs/operating.md.',
    )
    process.exitCode = 1
  } else if (await (encodedPath ? takeDownFile(url, encodedPath) : takeDownRecord(url))) {
    console.log(
      'Gone. Browsers that have a picture keep it for an hour at most; take it out at the vendor too.',
    )
  } else {
    console.error(
      'Not gone everywhere. Where the instances have it no longer, a cache before nginx still has it.',
    )
    process.exitCode = 1
  }
}
