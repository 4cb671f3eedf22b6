import { hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'
import { singleton } from './singleton'

const keyBytes = 32

/**
 * Returns the 32 bytes of the key that signs picture URLs: the same after restarts, and on every instance with the same
 * `REVALIDATE_SECRET`. Without one, each process has another.
 */
export function mediaKey(): Buffer {
  const secret = singleton('secret', () => env().REVALIDATE_SECRET ?? randomBytes(keyBytes))
  return Buffer.from(hkdfSync('sha256', secret, '', 'media addresses', keyBytes))
}
