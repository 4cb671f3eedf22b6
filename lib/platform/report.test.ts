import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from './log'
import { logConsole, reportRequestError } from './report'

const lines: unknown[][] = []
const { error, warn } = console

beforeEach(() => {
  lines.length = 0
  vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => {
    lines.push(line)
  })
})
afterEach(() => Object.assign(console, { error, warn }))

function print(...parts: unknown[]): void {
  logConsole()
  const { error: framework } = console
  framework(...parts)
}

const request = { path: '/news?q=my+child', method: 'GET', headers: {} }

it('logs one line per request error, without the visitor’s query', () => {
  reportRequestError(new Error('x'), request, '/news')
  const facts = expect.objectContaining({ method: 'GET', path: '/news', reason: 'x' })
  expect(lines).toEqual([[facts, 'request failed']])
  expect(JSON.stringify(lines)).not.toContain('child')
})

it.each([
  ['abc-1', 'abc-1'],
  ['{"a b', expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('logs the proxy’s request id, or a new id if the proxy’s id is invalid: %s', (header, id) => {
  reportRequestError(new Error('x'), { ...request, headers: { 'x-request-id': header } }, '/news')
  expect(lines[0]?.[0]).toMatchObject({ id })
})

it('logs a request error once, although Next prints it again', () => {
  const failure = new Error('once')
  reportRequestError(failure, request, '/news')
  print(' ⨯', failure)
  print('something else', 1)
  expect(lines.slice(1)).toEqual([[{ output: 'something else 1' }, 'framework']])
})

it('does not log a post that the visitor aborted', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  for (const cutOff of [aborted, new TypeError('no form data', { cause: aborted })]) {
    reportRequestError(cutOff, request, '/contact-us')
    print(' ⨯', cutOff)
  }
  expect(lines).toEqual([])
  reportRequestError(Object.assign(new Error('read'), { code: 'ECONNRESET' }), request, '/news')
  expect(lines).toHaveLength(1)
})
