import { createHash } from 'node:crypto'

/**
 * A name of a record that stays the same from one answer to the next: its own id, or a digest of
 * what it says when the vendor gives it none.
 */
export function uidOf(id: string | null, ...parts: readonly (string | null)[]): string {
  if (id) return id
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)
}
