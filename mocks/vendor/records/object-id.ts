import type { Day } from './day'

// FNV-1a: short, well spread, and the same on every machine, which is all an identifier needs here.
function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}

/**
 * An identifier in the vendor’s form: 24 hexadecimal digits, the first eight the seconds of the day.
 * The same key and day always give the same identifier, so links to a record keep working.
 */
export function objectId(key: string, on: Day): string {
  const seconds = Math.floor(Date.parse(on) / 1000)
  return seconds.toString(16).padStart(8, '0') + hash(key, 0x811c9dc5) + hash(key, 0x1b873593)
}
