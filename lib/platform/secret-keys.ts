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

/** The random secret in a file of `DATA_DIR`; null when there is none, or none that was written whole. */
function secretIn(file: string): string | null {
  // A pipe would hold up the start.
  if (!existsSync(file) || !statSync(file).isFile()) return null
  const text = readFileSync(file, 'utf8')
  return /^[0-9a-f]{64}$/.test(text) ? text : null
}

function keep(secret: string, file: string): void {
  const partial = `${file}.${randomUUID()}.part`
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(partial, secret, { mode: 0o600, flush: true })
    // A link never replaces another instance's file; only a damaged file is replaced.
    if (existsSync(file)) renameSync(partial, file)
    else linkSync(partial, file)
  } finally {
    rmSync(partial, { force: true })
  }
}

/**
 * Returns the secret of `DATA_DIR`, created at the first start; a secret of this process if the folder is read-only.
 */
function secretOfFolder(): string {
  const file = path.resolve(env().DATA_DIR, 'secret')
  const newSecret = randomBytes(keyBytes).toString('hex')
  try {
    const savedSecret = secretIn(file)
    if (savedSecret) return savedSecret
    keep(newSecret, file)
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
