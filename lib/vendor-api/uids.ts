import { createHash } from 'node:crypto'
import type { IsoDate } from '@/lib/school/dates'

export function isId(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(value)
}

export function toUid(id: string | null, ...parts: readonly (string | null)[]): string {
  if (id) return id
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)
}

/** Calendars and element ids need unique uids: all but the earliest append their day. */
export function makeUidsDistinct<T extends { uid: string; date: IsoDate | null }>(
  records: T[],
): T[] {
  const counts = new Map<string, number>()
  const uids = new Map<T, string>()
  for (const record of records.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))) {
    const { uid, date } = record
    const name = counts.has(uid) ? `${uid}-${date ?? 'undated'}` : uid
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    uids.set(record, count > 1 ? `${name}-${count}` : name)
  }
  return records.map((record) => {
    const uid = uids.get(record) ?? record.uid
    return uid === record.uid ? record : { ...record, uid }
  })
}
