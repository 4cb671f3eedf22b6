import type { IsoDate } from '@/lib/school/dates'
import { sessionOf } from '@/lib/school/sessions'
import { portrait } from './media'
import { objectId } from './object-id'
import { PUPILS } from './pupils'

// Class X has no streams: overall leaders, and leaders by subject.
const SUBJECTS = [
  'Overall',
  'Mathematics',
  'English',
  'Science',
  'Social Science',
  'Hindi',
  'Bengali',
  'Nepali',
  'Information Technology',
] as const

// Three of five take Science; Commerce and Humanities share the rest.
const STREAMS = ['Science', 'Science', 'Commerce', 'Science', 'Humanities'] as const

/**
 * Each class has its own pupils, and each session its places among them, so that no pupil and no face appears
 * twice. The running session has none yet, so the Class XII page falls back on the previous one (section 4).
 */
const CLASSES = {
  X: { pupils: PUPILS.slice(0, 52), places: 13, sessions: 4 },
  XII: { pupils: PUPILS.slice(52), places: 14, sessions: 3 },
} as const

function sessionYear(start: number, ago: number): string {
  if (ago === 1) return `${start}-${start + 1}`
  if (ago === 2) return `${start + 1}-${start}`
  return sessionOf(`${start}-04-01`).key
}

/** Tenths of a percentage that fall unevenly, with ties, as results do. */
function scores(count: number, seed: number): readonly number[] {
  let current = 988 - (seed % 9)
  let state = seed
  return Array.from({ length: count }, () => {
    const score = current
    state = (state * 1103515245 + 12345) % 2147483648
    current -= [0, 2, 2, 4, 6, 8, 14][Math.floor(state / 65536) % 7] ?? 2
    return score
  })
}

function division(tenths: number, position: number): string | number {
  const score = tenths / 10
  if (position % 3 === 0) return `${score}%`
  return position % 3 === 1 ? String(score) : score
}

function streamOf(level: 'X' | 'XII', position: number): string {
  if (level === 'XII') return STREAMS[position % STREAMS.length] ?? ''
  return SUBJECTS[position === 0 ? 0 : 1 + ((position - 1) % (SUBJECTS.length - 1))] ?? ''
}

function toppersOf(level: 'X' | 'XII', start: number, ago: number) {
  const { pupils, places, sessions } = CLASSES[level]
  if (ago >= sessions) return []
  // Names and scores depend only on the session, so that a class keeps them over the years.
  const first = (start * places) % pupils.length
  const leading = pupils.slice(first, first + places)
  const results = scores(leading.length, start * 37 + places)
  return leading.map(({ name, hasPortrait }, position) => ({
    _id: objectId(`toppers/${level}/${start}/${position}`, `${start + 1}-05-14`),
    name,
    stream: streamOf(level, position),
    division: division(results[position] ?? 0, position),
    class: level,
    sessionYear: sessionYear(start, ago),
    attachments: hasPortrait ? [portrait(name)] : [],
  }))
}

export function topperRecords(today: IsoDate) {
  const newest = sessionOf(today).start - 1
  return Array.from({ length: CLASSES.X.sessions }, (_, ago) => [
    ...toppersOf('X', newest - ago, ago),
    ...toppersOf('XII', newest - ago, ago),
  ]).flat()
}
