import { expect, it } from 'vitest'
import { distinctSessions, parseSession, sessionBefore, sessionKey, sessionOf } from './sessions'

it.each<[string, object | null]>([
  ['2023-24', { start: 2023, key: '2023-24' }],
  ['2023-’24', { start: 2023, key: '2023-24' }],
  ['2025-2026', { start: 2025, key: '2025-26' }],
  ['2026-2025', { start: 2025, key: '2025-26' }],
  [' 2024 – 25 ', { start: 2024, key: '2024-25' }],
  ['1999-00', { start: 1999, key: '1999-00' }],
  ['April 2025 to March 2026', { start: 2025, key: '2025-26' }],
  ['25-26', { start: 2025, key: '2025-26' }],
  ...['', '2023', '2023-25', '2023-2029', 'next year', '23-25'].map((text): [string, null] => [
    text,
    null,
  ]),
])('parses the session %j as %j', (text, session) => {
  expect(parseSession(text)).toEqual(session)
})

it('an academic session starts on 1 April', () => {
  expect(sessionOf('2026-03-31').key).toBe('2025-26')
  expect(sessionOf('2026-04-01').key).toBe('2026-27')
})

it('sessionBefore returns the previous session, even across the year 2000', () => {
  expect(sessionBefore(sessionOf('2026-11-21')).key).toBe('2025-26')
  expect(sessionBefore({ start: 2000, key: '2000-01' }).key).toBe('1999-00')
})

it('recognises the same session in different spellings', () => {
  expect(new Set(['2025-26', '2025-2026', '2026-2025', ' 2025–26 '].map(sessionKey)).size).toBe(1)
  expect(sessionKey(' batch of 1999 ')).toBe('batch of 1999')
})

it('returns each session once, newest first, and unreadable sessions last', () => {
  expect(distinctSessions(['2023-24', '', '2026-2025', 'old', '2024-2023', '2023-24'])).toEqual([
    { key: '2025-26', texts: ['2026-2025'] },
    { key: '2023-24', texts: ['2023-24', '2024-2023'] },
    { key: 'old', texts: ['old'] },
  ])
})
