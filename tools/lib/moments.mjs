/** @typedef {{ at: string, zone: string }} Moment a moment at the school, ISO 8601, and the zone of the processes */

/** When a day `MM-DD` and a time of the school's, `HH:MM`, come next. */
function nextOf(day, time) {
  for (let year = new Date().getUTCFullYear(); ; year += 1) {
    const at = `${year}-${day}T${time}+05:30`
    const isReal = new Date(`${year}-${day}`).toISOString().includes(day)
    if (isReal && Date.parse(at) > Date.now()) return at
  }
}

/**
 * Moments at which days, years and sessions begin and end, each the next to come. At the first three Vitest also runs
 * `testsOfDays`.
 * @type {readonly Moment[]}
 */
export const moments = [
  ['01-01', '00:10', 'UTC'],
  ['12-31', '23:50', 'America/Los_Angeles'],
  ['02-29', '12:00', 'Asia/Kolkata'],
  ['03-31', '03:00', 'America/Los_Angeles'],
  ['04-01', '00:10', 'UTC'],
  ['08-15', '12:00', 'Asia/Kolkata'],
].map(([day, time, zone]) => ({ at: nextOf(day, time), zone }))

/** Unit tests of what knows of days. */
export const testsOfDays = ['lib/school/dates.test.ts', 'lib/{calendar,lists}/**/*.test.ts']

/**
 * The environment of processes for which it is this moment when they are started, and goes on from there.
 * @param {Moment} moment
 */
export function clockOf({ at, zone }) {
  const preloaded = new URL('./shifted-clock.mjs', import.meta.url)
  const { CLOCK_SHIFT_MS = '0', NODE_OPTIONS = '' } = process.env
  return {
    TZ: zone,
    CLOCK_SHIFT_MS: String(Date.parse(at) - Date.now() + Number(CLOCK_SHIFT_MS)),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preloaded}`,
  }
}
