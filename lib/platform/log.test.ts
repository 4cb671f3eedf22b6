import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const lines = vi.hoisted((): string[] => [])

vi.mock('pino', async (original) => {
  const { default: pino } = await original<typeof import('pino')>()
  const toLines = (options: import('pino').LoggerOptions, ...more: unknown[]) => {
    if (more.length > 0) throw new Error('not to standard output')
    return pino(options, { write: (line: string) => lines.push(line) })
  }
  return { default: Object.assign(toLines, { stdTimeFunctions: pino.stdTimeFunctions }) }
})

beforeEach(() => {
  vi.resetModules()
  lines.length = 0
})
afterEach(() => vi.unstubAllEnvs())

async function logAt(level: string) {
  vi.stubEnv('LOG_LEVEL', level)
  return (await import('./log')).log
}

it('one JSON object a line: level 30 is information, 40 a warning, 50 an error', async () => {
  const log = await logAt('info')
  log.info({ form: 'contact' }, 'form sent')
  log.warn('redis away')
  log.error('request failed')
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time, form: 'contact', msg: 'form sent' },
    { level: 40, time, msg: 'redis away' },
    { level: 50, time, msg: 'request failed' },
  ])
  expect(lines.every((line) => /^[^\n]+\n$/.test(line))).toBe(true)
})

it.each([
  ['silent', 0],
  ['error', 1],
  ['warn', 2],
  ['debug', 4],
])('LOG_LEVEL=%s prints %i of four', async (level, printed) => {
  const log = await logAt(level)
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
  expect(lines).toHaveLength(printed)
})
