type Moment = { at: string; zone: string }

function nextOf(day: string, time: string): string {
  for (let year = new Date().getUTCFullYear(); ; year += 1) {
    const at = `${year}-${day}T${time}+05:30`
    const isReal = new Date(`${year}-${day}`).toISOString().includes(day)
    if (isReal && Date.parse(at) > Date.now()) return at
  }
}

const turns: readonly [day: string, time: string, zone: string][] = [
  ['01-01', '00:10', 'UTC'],
  ['12-31', '23:50', 'America/Los_Angeles'],
  ['02-29', '12:00', 'Asia/Kolkata'],
  ['03-31', '03:00', 'America/Los_Angeles'],
  ['04-01', '00:10', 'UTC'],
  ['08-15', '12:00', 'Asia/Kolkata'],
]

/** The next moments at which a day, year or session turns. Vitest also runs `testsOfDays` at the second. */
export const moments: readonly Moment[] = turns.map(([day, time, zone]) => ({
  at: nextOf(day, time),
  zone,
}))

export const testsOfDays = ['lib/school/dates.test.ts', 'lib/{calendar,lists}/**/*.test.ts']

export function clockOf({ at, zone }: Moment) {
  const preloaded = new URL('./shifted-clock.mjs', import.meta.url)
  const { CLOCK_SHIFT_MS = '0', NODE_OPTIONS = '' } = process.env
  return {
    TZ: zone,
    CLOCK_SHIFT_MS: String(Date.parse(at) - Date.now() + Number(CLOCK_SHIFT_MS)),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preloaded}`,
  }
}
