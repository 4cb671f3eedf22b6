import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { bad, good, type Line } from './line'

const about = 'clock'
const minuteMs = 60_000
const setClock = 'timedatectl set-ntp true, then look at `timedatectl`'

/** The newest file below a folder, in milliseconds since the epoch; null without any. */
async function newestIn(folder: string): Promise<number | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const times = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : null
}

/** Whether this machine's clock is behind what was made before: the build, and answers kept on disk. */
export async function aboutPast(
  dataDir: string,
  builtAt?: string,
  now = Date.now(),
): Promise<Line[]> {
  const built = Date.parse(`${builtAt}Z`)
  const newest = await newestIn(path.join(dataDir, 'cache'))
  const is = new Date(now).toISOString().slice(0, 16)
  return [
    ...(built > now + 5 * minuteMs
      ? [bad(about, `it is ${is} here, but the build was made at ${builtAt}`, setClock)]
      : []),
    ...(newest !== null && newest > now + 5 * minuteMs
      ? [bad(about, `it is ${is} here, and answers in DATA_DIR are from later`, setClock)]
      : []),
  ]
}

/** Whether the clock goes with the `Date` header of the vendor's answers. */
export function aboutVendorClock(dates: readonly (string | null)[], now = Date.now()): Line[] {
  const given = dates.flatMap((date) => (date ? [Date.parse(date)] : [])).filter(Number.isFinite)
  if (given.length === 0) return []
  const latest = Math.max(...given)
  const seconds = Math.round((now - latest) / 1000)
  // The answers took a while to be asked for and read.
  if (Math.abs(seconds) <= 120) return [good(about, 'goes with the vendor’s')]
  const how = seconds > 0 ? 'ahead of' : 'behind'
  return [bad(about, `${Math.abs(seconds)} seconds ${how} the vendor’s`, setClock)]
}
