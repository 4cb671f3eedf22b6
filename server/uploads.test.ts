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
  /** Has a body watched for a minute that sends so much each second; the second at which it gives way. */
  function gaveWayAt(isWanted: boolean, bytesIn: (second: number) => number) {
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
    for (second = 1; second <= 60; second += 1) {
      bytes += bytesIn(second)
      if (bytesIn(second) === Number.POSITIVE_INFINITY) request.emit('end')
      vi.advanceTimersByTime(1000)
    }
    return at
  }

  const whole = Number.POSITIVE_INFINITY
  it.each<[string, boolean, (second: number) => number, number | null]>([
    ['drips while others wait', true, () => 1 * kB, 1],
    ['comes steadily while others wait', true, () => 33 * kB, 20],
    ['drips while nobody waits', false, () => 1, null],
    ['comes steadily while nobody waits', false, () => 33 * kB, null],
    ['stands still', false, () => 0, 10],
    ['stands still after much of it came', false, (at) => (at === 1 ? 3000 * kB : 0), 11],
    [
      'has come whole, however long its answer takes',
      true,
      (at) => (at === 3 ? whole : 99 * kB),
      null,
    ],
  ])('that %s', (_what, isWanted, bytesIn, expected) => {
    expect(gaveWayAt(isWanted, bytesIn)).toBe(expected)
  })
})
