// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBody } from './uploads'

const kB = 1024

describe('the body of a post', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }),
  )
  /** Has a body watched that sends so much each second, for so long; the second at which it gives way. */
  function gaveWayAt(isWanted: boolean, seconds: number, bytesIn: (second: number) => number) {
    const socket = new Socket()
    let bytes = 500
    Object.defineProperty(socket, 'bytesRead', { get: () => bytes })
    const request = new IncomingMessage(socket)
    let at: number | null = null
    let second = 0
    watchBody(
      request,
      () => isWanted,
      () => {
        at ??= second
      },
    )
    for (second = 1; second <= seconds; second += 1) {
      bytes += bytesIn(second)
      if (bytesIn(second) === Number.POSITIVE_INFINITY) request.emit('end')
      vi.advanceTimersByTime(1000)
    }
    return at
  }

  it.each([
    ['drips while others wait', true, 1 * kB, 1],
    ['comes steadily while others wait', true, 33 * kB, 20],
    ['drips while nobody waits', false, 1, null],
    ['comes steadily while nobody waits', false, 33 * kB, null],
    ['stands still', false, 0, 10],
  ])('that %s', (_what, isWanted, bytes, expected) => {
    expect(gaveWayAt(isWanted, 60, () => bytes)).toBe(expected)
  })

  it('that stands still after much of it came is given up as soon', () => {
    expect(gaveWayAt(false, 60, (second) => (second === 1 ? 3000 * kB : 0))).toBe(11)
  })

  it('that has come whole never gives way, however long its answer takes', () => {
    expect(
      gaveWayAt(true, 60, (second) => (second === 3 ? Number.POSITIVE_INFINITY : 99 * kB)),
    ).toBeNull()
  })
})
