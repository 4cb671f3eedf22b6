import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from './log'
import { logConsole, reportRequestError } from './report'

const lines: unknown[][] = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => {
    lines.push(line)
  })
})

const request = { path: '/news?q=my+child', method: 'GET', headers: {} }

describe('one line a request error with an id', () => {
  it('carries the id of the proxy in front, or one of its own', () => {
    reportRequestError(
      new Error('x'),
      { ...request, headers: { 'x-request-id': 'abc-1' } },
      '/news',
    )
    reportRequestError(
      new Error('x'),
      { ...request, headers: { 'x-request-id': '{"a b' } },
      '/news',
    )
    expect(lines[0]?.[0]).toMatchObject({ id: 'abc-1', method: 'GET', path: '/news', reason: 'x' })
    expect(lines[1]?.[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('names no query: a visitor may have typed it', () => {
    reportRequestError(new Error('x'), request, '/news')
    expect(JSON.stringify(lines)).not.toContain('child')
  })

  it('is not printed again when the framework prints the same error', () => {
    const { error: before, warn } = console
    logConsole()
    const failure = new Error('once')
    reportRequestError(failure, request, '/news')
    const { error: print } = console
    print(' ⨯', failure)
    print('something else', 1)
    Object.assign(console, { error: before, warn })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual(['something else 1'])
  })
})
