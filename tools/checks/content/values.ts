import { valueAt } from '@/content/schemas/issues'
import { schema as sessionSchema } from '@/content/schemas/session'
import type { PageContext } from './page'
import { addressFaults } from './suggest'

/** 1 May 2027, 1st May 2027, May 2027, May 1, 2027 and 01.05.2027, with the year. */
const days =
  /(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?,? |\b\d{1,2}[./-]\d{1,2}[./-])(\d{4})\b/gi

const startOf = (session: string) => Number(session.slice(0, 4))

/**
 * Yields days and sessions that belong to another session. `applies` on pages where people apply and pay; others may
 * mention the past.
 */
export function* wordedDates(text: string, session: string, applies: boolean): Generator<string> {
  const start = startOf(session)
  for (const [day, year] of text.matchAll(days))
    if (Number(year) > start + 5 || (applies && Number(year) < start - 1))
      yield `“${day}” is years away from the session ${session}. Correct the year`
  if (!applies) return
  for (const [one] of text.matchAll(/\b20\d\d-(?:20)?\d\d\b/g))
    if (startOf(one) !== start)
      yield `“${one}” is not the session of the admission, ${session}. On a page write <Value of="admissionSession" />, in its head {session}`
}

export type Path = readonly (string | number)[]

export function* leavesOf(
  value: unknown,
  at: Path = [],
): Generator<{ path: Path; value: unknown }> {
  if (value instanceof Object)
    for (const [key, one] of Object.entries(value))
      yield* leavesOf(one, [...at, Array.isArray(value) ? Number(key) : key])
  else yield { path: at, value }
}

const sample =
  /^Sample:|\.example(?:\/|$)|^90000000\d\d$|to be published by the school$|is still to publish here$/

/** Yields samples that the list `unconfirmed` of their file does not name. */
export function* sampleDoubts(all: unknown): Generator<[Path, string]> {
  const names = [...leavesOf(valueAt(all, ['unconfirmed']))].map(({ value }) => `${value}.`)
  for (const { path, value } of leavesOf(all)) {
    const isNamed = names.some((name) => `${path.join('.')}.`.startsWith(name))
    if (sample.test(String(value)) && !isNamed)
      yield [
        path,
        `“${value}” is a sample. Enter the right value, or put its name back into the list unconfirmed`,
      ]
  }
}

export function* valueFaults(
  { subject, value: all }: { subject: string; value: unknown },
  site: PageContext,
): Generator<[Path, string]> {
  for (const { path, value } of leavesOf(all))
    if (typeof value === 'string' && /^\/[^/\s]\S*$/.test(value))
      for (const sentence of addressFaults(value, site)) yield [path, sentence]
  if (subject !== 'session') return
  const session = sessionSchema.parse(all)
  const { admission, admissionUntil: until } = session
  if (Math.abs(startOf(until) - startOf(admission)) > 1)
    yield [
      ['admissionUntil'],
      `admissionUntil ${until} is years away from ${admission}. Correct it`,
    ]
  for (const key of ['ages', 'lastDate'] as const)
    for (const words of wordedDates(session[key], admission, true)) yield [[key], words]
}
