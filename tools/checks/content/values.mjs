import { addressFaults } from './words.mjs'

/** 1 May 2027, 1st May 2027, May 2027, May 1, 2027 and 01.05.2027, with the year. */
const days =
  /(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?,? |\b\d{1,2}[./-]\d{1,2}[./-])(\d{4})\b/gi

const startOf = (session) => Number(session.slice(0, 4))

/**
 * Days and sessions in words that are of another year than the session. `applies` where people apply and pay: there each
 * is of the session; elsewhere what was may be told, and only what lies years ahead is a slip.
 */
export function* wordedDates(text, session, applies) {
  const start = startOf(session)
  for (const [day, year] of text.matchAll(days))
    if (year > start + 5 || (applies && year < start - 1))
      yield `“${day}” is years away from the session ${session}; correct the year`
  if (!applies) return
  for (const [one] of text.matchAll(/\b20\d\d-(?:20)?\d\d\b/g))
    if (startOf(one) !== start)
      yield `“${one}” is not the session of the admission, ${session}; on a page write <Value of="admissionSession" />, in its head {session}`
}

/** Every value below another that is no list and no group, with its path. */
export function* leavesOf(value, at = []) {
  if (value instanceof Object)
    for (const [key, one] of Object.entries(value))
      yield* leavesOf(one, [...at, Array.isArray(value) ? Number(key) : key])
  else yield { path: at, value }
}

/** What is wrong with a file of data that is as its schema asks, as [path, sentence]: dead links, and dates. */
export function* valueFaults({ subject, value: all }, site) {
  for (const { path, value } of leavesOf(all))
    if (/^\/[^/\s]\S*$/.test(value))
      for (const sentence of addressFaults(value, site)) yield [path, sentence]
  if (subject !== 'session') return
  const { admission, admissionUntil: until } = all
  if (Math.abs(startOf(until) - startOf(admission)) > 1)
    yield [
      ['admissionUntil'],
      `admissionUntil ${until} is years away from ${admission}; correct it`,
    ]
  for (const key of ['ages', 'lastDate'])
    for (const words of wordedDates(all[key], admission, true)) yield [[key], words]
}
