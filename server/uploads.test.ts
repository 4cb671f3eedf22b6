// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { BulkheadRejectedError } from 'cockatiel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploads } from './uploads'

const second = 1000

describe('a place for a post with a file', () => {
  let uploads = createUploads()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    uploads = createUploads()
  })
  afterEach(() => vi.useRealTimers())

  /** Begins a post; `receive` is what arrives of it in all, in bytes. */
  function begin(network: string) {
    const socket = new Socket()
    let bytes = 0
    Object.defineProperty(socket, 'bytesRead', { get: () => bytes })
    const request = new IncomingMessage(socket)
    const giveWay = vi.fn()
    let end = () => {}
    let fail = (_reason: Error) => {}
    const answered = new Promise<void>((resolve, reject) => {
      end = resolve
      fail = reject
    })
    const done = uploads(request, network, () => answered, giveWay)
    const isRefused = () =>
      done.then(
        () => false,
        (error) => error instanceof BulkheadRejectedError,
      )
    const receive = (all: number) => {
      bytes = all
    }
    return { request, done, isRefused, giveWay, end, fail, receive }
  }

  it('four for one network: each is free once its answer is given, or has failed', async () => {
    const posts = Array.from({ length: 4 }, () => begin('10.0.1'))
    expect(await begin('10.0.1').isRefused()).toBe(true)
    posts[0]?.end()
    await posts[0]?.done
    const fifth = begin('10.0.1')
    expect(await begin('10.0.1').isRefused()).toBe(true)
    posts[1]?.fail(new Error('broken off'))
    await expect(posts[1]?.done).rejects.toThrow('broken off')
    begin('10.0.1')
    expect(fifth.giveWay).not.toHaveBeenCalled()
  })

  it('eight for all networks', async () => {
    const posts = Array.from({ length: 8 }, (_, net) => begin(`10.0.${net}`))
    expect(await begin('10.0.9').isRefused()).toBe(true)
    posts[0]?.end()
    await posts[0]?.done
    begin('10.0.9')
    expect(await begin('10.0.10').isRefused()).toBe(true)
  })

  it('is not held by who drips: the slowest gives way to the next, one who has sent all does not', async () => {
    const posts = Array.from({ length: 8 }, (_, at) => begin(`10.0.${Math.floor(at / 4)}`))
    vi.advanceTimersByTime(2 * second)
    for (const [at, { receive }] of posts.entries()) receive(200 * (9 - at))
    if (posts[7]) posts[7].request.complete = true
    begin('10.0.9')
    expect(posts.map(({ giveWay }) => giveWay.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 0])
    begin('10.0.0')
    expect(posts[3]?.giveWay).toHaveBeenCalledOnce()
  })

  it('is had by a network that holds none when another holds several, however new theirs are', async () => {
    const posts = Array.from({ length: 8 }, (_, at) => begin(`10.0.${Math.floor(at / 4)}`))
    for (const { receive } of posts.slice(1)) receive(9000)
    vi.advanceTimersByTime(0.1 * second)
    begin('10.0.9')
    expect(posts[0]?.giveWay).toHaveBeenCalledOnce()
    begin('10.0.9')
    expect(posts.filter(({ giveWay }) => giveWay.mock.calls.length > 0)).toHaveLength(2)
  })

  it('is kept by who sends steadily, and by who has only begun', async () => {
    const posts = Array.from({ length: 8 }, (_, net) => begin(`10.0.${net}`))
    vi.advanceTimersByTime(0.5 * second)
    expect(await begin('10.0.9').isRefused()).toBe(true)
    vi.advanceTimersByTime(9.5 * second)
    for (const { receive } of posts) receive(400 * 1024)
    expect(await begin('10.0.9').isRefused()).toBe(true)
  })
})
