import { foldText } from '@/lib/text/fold'
import { type IsoDate, monthOf, yearOf } from './dates'

/** An academic session: its two years, and its key `2025-26`, the same for every way of writing it. */
export type Session = { start: number; key: string }

/** The academic year runs from April to March (specification, section 9): its first month, 1 for January. */
export const academicYearStart = 4

function sessionFrom(start: number): Session {
  return { start, key: `${start}-${String((start + 1) % 100).padStart(2, '0')}` }
}

const twoYears = /^\D*(\d{4}|\d{2})\s*(?:[-/_]|\bto\b)[\s'a-z]*(\d{4}|\d{2})(?!\d)\D*$/

/**
 * Reads `2023-24`, `23-24`, `AY 2025–2026` or `2026-2025`: both years are read and the smaller is the start. Null for
 * other texts, and if there is another number.
 */
export function parseSession(text: string): Session | null {
  const [, from = '', to = ''] = twoYears.exec(foldText(text)) ?? []
  const first = Number(from.padStart(4, '20'))
  // 1999-00 ends in the next century.
  const last = to.length === 2 ? first + 1 : Number(to)
  const isSession = Math.abs(last - first) === 1 && last % 100 === Number(to) % 100
  return isSession ? sessionFrom(Math.min(first, last)) : null
}

export function sessionOf(date: IsoDate): Session {
  const started = monthOf(date) >= academicYearStart
  return sessionFrom(started ? yearOf(date) : yearOf(date) - 1)
}

export function sessionBefore({ start }: Session): Session {
  return sessionFrom(start - 1)
}

export function sessionKey(text: string): string {
  return parseSession(text)?.key ?? text.trim()
}

/** A session as a list of years offers it, with every text the vendor writes it with. */
export type SessionChoice = { key: string; texts: string[] }

/** Returns distinct sessions, newest first by starting year; unreadable ones come last. */
export function distinctSessions(texts: readonly string[]): SessionChoice[] {
  const byKey = new Map<string, Set<string>>()
  for (const text of texts) {
    const key = sessionKey(text)
    if (key) byKey.set(key, (byKey.get(key) ?? new Set()).add(text))
  }
  const startOf = (key: string) => parseSession(key)?.start ?? 0
  return [...byKey]
    .map(([key, written]) => ({ key, texts: [...written] }))
    .sort((a, b) => startOf(b.key) - startOf(a.key))
}
