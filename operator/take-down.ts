/**
 * `node take-down.mjs https://www.school.example/media/…`, as root on the server: takes a picture or file
 * of the vendor's down at once, in every variant, on every instance and in nginx's cache, and prints what
 * each address answers then. It stays down, whatever the vendor has, until `--back` and its address. Without
 * an address it says what is taken down. Exit code 1 when an address still answers otherwise than 404.
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
import { encodedPathOf, inVariant, pictureWidths } from '@/lib/media/variants'
import { writeForSite } from './lib/write-for-site'

const dataDir = process.env.DATA_DIR || '/var/lib/school-site'
const nginxDir = process.env.NGINX_DIR || '/etc/nginx/school-site'
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

/** Where each instance listens, as nginx is told. */
function instances(): string[] {
  const conf = path.join(nginxDir, 'instances.conf')
  const text = existsSync(conf) ? readFileSync(conf, 'utf8') : ''
  return [...text.matchAll(/^\s*server\s+([\w.:[\]-]+)/gm)].map(([, host]) => `http://${host}`)
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

/** Deletes what nginx keeps of a vendor's path, under whatever signature; tells how much that was. */
function purge(encodedPath: string): number {
  const folder = path.join(nginxCache, 'files')
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((kept) => encodedPathOf(keyOf(kept)) === encodedPath)
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

/** Waits until something is true, and for `longestMs` at most. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + longestMs
  while (!(await isTrue()) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, roundMs))
}

async function takeDown({ origin, pathname }: URL, encodedPath: string): Promise<boolean> {
  writeTakenDown([
    ...readTakenDown().filter((line) => encodedPathOf(line) !== encodedPath),
    pathname,
  ])
  const sites = [...instances(), origin]
  let purged = 0
  // One address, or the site would make all variants until it has read the list.
  await until(async () => {
    purged += purge(encodedPath)
    return (await Promise.all(sites.map((site) => isGone(site + pathname)))).every(Boolean)
  })
  // What nginx was just fetching.
  purged += purge(encodedPath)
  const addresses = sites.flatMap((site) => variantsOf(pathname).map((variant) => site + variant))
  const statuses = await Promise.all(addresses.map(statusOf))
  for (const [at, address] of addresses.entries()) console.log(`${statuses[at]} ${address}`)
  const left = statuses.filter((status) => status !== 404).length
  console.log(`${addresses.length} addresses asked, ${left} not gone; ${file}`)
  console.log(`${purged} files of nginx's cache deleted`)
  return left === 0
}

const isBack = process.argv[2] === '--back'
const given = process.argv[isBack ? 3 : 2]
const encodedPath = URL.canParse(given ?? '') ? encodedPathOf(new URL(given ?? '').pathname) : null

if (given === undefined) {
  console.log(readTakenDown().join('\n') || 'Nothing is taken down')
} else if (!encodedPath) {
  console.error(
    'Give the whole address of a picture or file of the vendor: https://…/media/…\n' +
      "For the school's own pictures and documents see docs/operating.md.",
  )
  process.exitCode = 2
} else if (isBack) {
  writeTakenDown(readTakenDown().filter((line) => encodedPathOf(line) !== encodedPath))
  console.log('Shown again within seconds, if the vendor still has it')
} else if (await takeDown(new URL(given), encodedPath)) {
  console.log(
    'Gone. Browsers that have it keep it for an hour at most; take it out at the vendor too.',
  )
} else {
  console.error(
    'Not gone everywhere. Where the instances say 404, a cache before nginx still has it.',
  )
  process.exitCode = 1
}
