/** @typedef {{ at: string, zone: string }} Moment a moment at the school, ISO 8601, and the zone of the processes */

const zoneOfSchool = '+05:30'

/** The next year, this one included, in which a day `MM-DD` exists and is not over. */
function nextYearOf(day) {
  const today = new Date().toISOString().slice(0, 10)
  let year = Number(today.slice(0, 4))
  const isReal = () => new Date(`${year}-${day}`).toISOString().startsWith(`${year}-${day}`)
  while (!isReal() || `${year}-${day}` <= today) year += 1
  return year
}

/**
 * Moments at which days, years and sessions begin and end, each the next to come. At the first three `npm test`
 * tries what knows of days.
 * @type {readonly Moment[]}
 */
export const moments = [
  ['01-01', '00:10', 'UTC'],
  ['12-31', '23:50', 'America/Los_Angeles'],
  ['02-29', '12:00', 'Asia/Kolkata'],
  ['03-31', '03:00', 'America/Los_Angeles'],
  ['04-01', '00:10', 'UTC'],
  ['08-15', '12:00', 'Asia/Kolkata'],
].map(([day, time, zone]) => ({ at: `${nextYearOf(day)}-${day}T${time}${zoneOfSchool}`, zone }))

/** Unit tests of what knows of days. */
export const testsOfDays = ['lib/school/dates', 'lib/calendar', 'lib/lists']

/**
 * The environment of processes for which it is this moment when they are started, and goes on from there.
 * @param {Moment} moment
 */
export function clockOf({ at, zone }) {
  const preloaded = new URL('./shifted-clock.mjs', import.meta.url)
  return {
    TZ: zone,
    CLOCK_SHIFT_MS: String(Date.parse(at) - Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preloaded}`,
  }
}
