import { expect, it, vi } from 'vitest'

const lines = vi.hoisted((): string[] => [])

vi.mock('pino', async (original) => {
  const { default: pino } = await original<typeof import('pino')>()
  const toLines = (options: import('pino').LoggerOptions, ...more: unknown[]) => {
    if (more.length > 0) throw new Error('not to standard output')
    return pino(options, { write: (line: string) => lines.push(line) })
  }
  return { default: Object.assign(toLines, { stdTimeFunctions: pino.stdTimeFunctions }) }
})

it.each([
  ['debug', 4],
  ['silent', 0],
])(
  'LOG_LEVEL=%s prints %i of four, one JSON object a line, with its time and level',
  async (level, printed) => {
    vi.stubEnv('LOG_LEVEL', level)
    vi.resetModules()
    lines.length = 0
    const { log } = await import('./log')
    log.debug('a')
    log.info({ form: 'contact' }, 'form sent')
    log.warn('redis away')
    log.error('request failed')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const all = [
      { level: 20, time, msg: 'a' },
      { level: 30, time, form: 'contact', msg: 'form sent' },
      { level: 40, time, msg: 'redis away' },
      { level: 50, time, msg: 'request failed' },
    ]
    expect(lines.map((line) => JSON.parse(line))).toEqual(all.slice(all.length - printed))
    expect(lines.every((line) => /^[^\n]+\n$/.test(line))).toBe(true)
  },
)
