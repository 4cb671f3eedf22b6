const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** A day of a year counted from April, as a text that sorts. */
const inSchoolYear = (day) => (day < '04' ? `1${day}` : `0${day}`)

/** Days of the year whose month and day have changed places: only the other way round do they stand in their order. */
function swappedDays({ file, value, lineOf }) {
  const days = Object.entries(value.days)
  return days.flatMap(([name, day], at) => {
    const before = days[at - 1]?.[1] ?? '04-01'
    const after = days[at + 1]?.[1] ?? '03-31'
    const fits = (one) =>
      inSchoolYear(before) <= inSchoolYear(one) && inSchoolYear(one) <= inSchoolYear(after)
    const [month, date] = day.split('-')
    const swapped = `${date}-${month}`
    return Number(date) <= 12 && !fits(day) && fits(swapped)
      ? [
          `${file}:${lineOf(['days', name])}  ${name} "${day}" stands out of its order; write the month first: ${swapped}`,
        ]
      : []
  })
}

const startOf = (session) => Number(session.slice(0, 4))

/** Days and years of the disclosure that cannot be, seen from today and from the session. */
function disclosureDates({ file, value, lineOf }, start, today) {
  const { updated, ...lists } = value
  const late = updated > today ? ['is still to come'] : []
  const early = startOf(updated) < start - 2 ? ['is long past'] : []
  const wrongDay = [...late, ...early].map(
    (why) => `${file}:${lineOf(['updated'])}  updated "${updated}" ${why}; write the day of today`,
  )
  const wrongYears = ['resultsX', 'resultsXII'].flatMap((name) =>
    lists[name].flatMap(({ session }, at) =>
      startOf(session) < start && startOf(session) >= start - 5
        ? []
        : [
            `${file}:${lineOf([name, at, 'session'])}  session "${session}" is none of the last years before ${start}; correct it`,
          ],
    ),
  )
  return [...wrongDay, ...wrongYears]
}

/** What the dates in `content/*.yaml` say against one another. `today` is a day, `2026-11-24`. */
export function dateFaults(data, today) {
  const of = (subject) => data.find((one) => one.subject === subject)
  const start = startOf(of('session').value.admission)
  return [...swappedDays(of('session')), ...disclosureDates(of('disclosure'), start, today)]
}

/**
 * Days and sessions in words that are of another year. `applies` where people apply and pay: there each is of the
 * session; elsewhere what was may be told, and only what lies years ahead is a slip.
 */
export function wordedDates(text, session, applies) {
  const start = startOf(session)
  const days = [...text.matchAll(new RegExp(`\\d{1,2} (?:${months}) (\\d{4})`, 'g'))]
  const sessions = applies ? [...text.matchAll(/\b20\d\d-(?:20)?\d\d\b/g)] : []
  return [
    ...days
      .filter(([, year]) => Number(year) > start + 5 || (applies && Number(year) < start - 1))
      .map(([day]) => `“${day}” is years away from the session ${session}; correct the year`),
    ...sessions
      .filter(([one]) => startOf(one) !== start)
      .map(
        ([one]) =>
          `“${one}” is not the session of the admission, ${session}; on a page write <Value of="admissionSession" />, in its head {session}`,
      ),
  ]
}
