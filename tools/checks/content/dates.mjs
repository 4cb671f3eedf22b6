/** The months, for a pattern. */
export const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

const startOf = (session) => Number(session.slice(0, 4))

/**
 * Days and sessions in words that are of another year than the session. `applies` where people apply and pay: there each
 * is of the session; elsewhere what was may be told, and only what lies years ahead is a slip.
 */
export function* wordedDates(text, session, applies) {
  const start = startOf(session)
  for (const [day, year] of text.matchAll(new RegExp(`\\d{1,2} (?:${months}) (\\d{4})`, 'g')))
    if (year > start + 5 || (applies && year < start - 1))
      yield `“${day}” is years away from the session ${session}; correct the year`
  if (!applies) return
  for (const [one] of text.matchAll(/\b20\d\d-(?:20)?\d\d\b/g))
    if (startOf(one) !== start)
      yield `“${one}” is not the session of the admission, ${session}; on a page write <Value of="admissionSession" />, in its head {session}`
}

/** What the dates in `content/*.yaml` say against one another. */
export function* dateFaults(data) {
  const of = (subject) => data.find((one) => one.subject === subject)
  const { file, value, lineOf } = of('session')
  for (const key of ['ages', 'lastDate'])
    for (const words of wordedDates(value[key], value.admission, true))
      yield `${file}:${lineOf([key])}  ${words}`
  const start = startOf(value.admission)
  const disclosure = of('disclosure')
  for (const name of ['resultsX', 'resultsXII'])
    for (const [at, { session }] of disclosure.value[name].entries())
      if (startOf(session) >= start || startOf(session) < start - 5)
        yield `${disclosure.file}:${disclosure.lineOf([name, at, 'session'])}  session "${session}" is none of the last years before ${start}; correct it`
}
