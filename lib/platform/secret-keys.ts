import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { env } from './env'
import { codeOf } from './error-code'
import { log } from './log'
import { singleton } from './singleton'

const keyBytes = 32

/** Returns the secret in a file; null if there is no file, or if it was not written whole. */
function secretIn(file: string): string | null {
  // Reading a pipe would never end, and neither would the start.
  if (!existsSync(file) || !statSync(file).isFile()) return null
  const text = readFileSync(file, 'utf8')
  return /^[0-9a-f]{64}$/.test(text) ? text : null
}

function save(secret: string, file: string): void {
  const partial = `${file}.${randomUUID()}.part`
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(partial, secret, { mode: 0o600, flush: true })
    // `linkSync` fails if another instance has created the file first. Only a damaged file may be replaced.
    if (existsSync(file)) renameSync(partial, file)
    else linkSync(partial, file)
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Returns the secret in `DATA_DIR`, or creates it. If the folder is read-only, the secret lasts as long as this process. */
function secretOfFolder(): string {
  const file = path.resolve(env().DATA_DIR, 'secret')
  const newSecret = randomBytes(keyBytes).toString('hex')
  try {
    const savedSecret = secretIn(file)
    if (savedSecret) return savedSecret
    save(newSecret, file)
    return newSecret
  } catch (error) {
    const reason = codeOf(error)
    if (reason === 'EEXIST') return secretIn(file) ?? newSecret
    log.warn({ file, reason }, 'secret cannot be written: picture URLs change with each start')
    return newSecret
  }
}

/**
 * Returns the 32 bytes of the key that signs picture URLs. It is the same after restarts, and on every instance with the
 * same `REVALIDATE_SECRET`, or without one the same `DATA_DIR`.
 */
export function mediaKey(): Buffer {
  const secret = singleton('secret', () => env().REVALIDATE_SECRET ?? secretOfFolder())
  return Buffer.from(hkdfSync('sha256', secret, '', 'media addresses', keyBytes))
}
