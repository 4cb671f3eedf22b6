import { type Day, sessionLabel, sessionStart } from './day'
import { portrait } from './media'
import { objectId } from './object-id'
import { PUPILS } from './pupils'

/**
 * A topper (section 3). `sessionYear` is written in any of the three ways that occur upstream:
 * `2025-26`, `2024-2025` or `2024-2023`; `division` is a percentage, with or without the sign.
 */
export type TopperRecord = Readonly<{
  _id: string
  name: string
  stream: string
  division: string | number
  class: 'X' | 'XII'
  sessionYear: string
  attachments: readonly string[]
}>

const SESSIONS = 4

const STREAMS = {
  X: ['Overall', 'Mathematics', 'English', 'Overall', 'Science', 'Social Science', 'Overall'],
  XII: ['Science', 'Commerce', 'Humanities', 'Science', 'Commerce', 'Science', 'Humanities'],
} as const

// How many there are, by how many sessions ago. No Class XII in the running session: its page then
// falls back on the one before (section 4).
const COUNTS = { X: [12, 16, 14, 18], XII: [0, 20, 15, 13] } as const

function sessionYear(start: number, ago: number): string {
  if (ago === 2) return `${start}-${start + 1}`
  if (ago === 3) return `${start + 1}-${start}`
  return sessionLabel(start)
}

function division(position: number): string | number {
  const tenths = 994 - position * 6
  const score = position % 5 === 4 ? Math.round(tenths / 10) : tenths / 10
  if (position % 3 === 0) return `${score}%`
  return position % 3 === 1 ? String(score) : score
}

function toppersOf(level: 'X' | 'XII', start: number, ago: number): readonly TopperRecord[] {
  const count = COUNTS[level][ago] ?? 0
  // Names and portraits hang on the session alone, so that a class keeps its faces as years go by.
  const first = start * 37 + (level === 'X' ? 0 : 19)
  const turn = first % PUPILS.length
  const pupils = [...PUPILS.slice(turn), ...PUPILS.slice(0, turn)].slice(0, count)
  return pupils.map(([name, face], position) => {
    const alike = pupils.slice(0, position).filter(([, other]) => other === face)
    return {
      _id: objectId(`toppers/${level}/${start}/${position}`, `${start + 1}-05-14`),
      name,
      stream: STREAMS[level][position % STREAMS[level].length] ?? '',
      division: division(position),
      class: level,
      sessionYear: sessionYear(start, ago),
      attachments: position % 6 === 5 ? [] : [portrait(face, start + alike.length)],
    }
  })
}

/** The toppers of both classes over four sessions, newest session first, best score first. */
export function toppers(today: Day): readonly TopperRecord[] {
  const running = sessionStart(today)
  return Array.from({ length: SESSIONS }, (_, ago) => ago).flatMap((ago) => [
    ...toppersOf('X', running - ago, ago),
    ...toppersOf('XII', running - ago, ago),
  ])
}
