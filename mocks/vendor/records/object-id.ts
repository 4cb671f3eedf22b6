import type { IsoDate } from '@/lib/school/dates'

// FNV-1a: short, evenly distributed, and the same on every machine.
function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}

/**
 * Returns an id as MongoDB writes it: 24 hexadecimal digits, the first eight the day in seconds since 1970. The same key
 * and day always give the same id, so links to a record continue to work.
 */
export function objectId(key: string, on: IsoDate): string {
  const seconds = Math.floor(Date.parse(on) / 1000)
  return seconds.toString(16).padStart(8, '0') + hash(key, 0x811c9dc5) + hash(key, 0x1b873593)
}
