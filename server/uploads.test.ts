// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { BulkheadRejectedError } from 'cockatiel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueues } from './queues'
import { uploadOf } from './uploads'

const second = 1000

describe('a place for a post with a file', () => {
  let { uploads } = createQueues()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    uploads = createQueues().uploads
  })
  afterEach(() => vi.useRealTimers())

  /** Begins a post; `receive` is what arrives of it in all, in bytes. */
  function begin(network: string) {
    const socket = new Socket()
    let bytes = 0
    Object.defineProperty(socket, 'bytesRead', { get: () => bytes })
    const request = new IncomingMessage(socket)
    const giveWay = vi.fn()
    let end = (_reason?: Error) => {}
    const answered = new Promise<void>((resolve, reject) => {
      end = (reason) => (reason ? reject(reason) : resolve())
    })
    const { signal } = new AbortController()
    const done = uploads(network, signal, () => answered, uploadOf(request, giveWay))
    const isRefused = () =>
      done.then(
        () => false,
        (error: unknown) => error instanceof BulkheadRejectedError,
      )
    const receive = (all: number) => {
      bytes = all
    }
    return { request, done, isRefused, giveWay, end, receive }
  }

  /** Eight posts of two networks, or of eight. */
  const eight = (ofNetwork = 4) =>
    Array.from({ length: 8 }, (_, at) => begin(`10.0.${Math.floor(at / ofNetwork)}`))

  it.each([
    ['four for one network', 4, 4, '10.0.0'],
    ['eight for all networks', 8, 1, '10.0.9'],
  ])(
    '%s: each is free once its answer is given, or has failed',
    async (_, most, ofNetwork, next) => {
      const posts = eight(ofNetwork).slice(0, most)
      expect(await begin(next).isRefused()).toBe(true)
      posts[0]?.end()
      await posts[0]?.done
      const another = begin(next)
      expect(await begin(next).isRefused()).toBe(true)
      posts[1]?.end(new Error('broken off'))
      await expect(posts[1]?.done).rejects.toThrow('broken off')
      begin(next)
      expect(another.giveWay).not.toHaveBeenCalled()
    },
  )

  it('is not held by who drips: the slowest gives way to the next, one who has sent all does not', () => {
    const posts = eight()
    vi.advanceTimersByTime(2 * second)
    for (const [at, { receive }] of posts.entries()) receive(200 * (9 - at))
    if (posts[7]) posts[7].request.complete = true
    begin('10.0.9')
    expect(posts.map(({ giveWay }) => giveWay.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 0])
    begin('10.0.0')
    expect(posts[3]?.giveWay).toHaveBeenCalledOnce()
  })

  it('is had by a network that holds none when another holds several, however new theirs are', () => {
    const posts = eight()
    for (const { receive } of posts.slice(1)) receive(9000)
    vi.advanceTimersByTime(0.1 * second)
    begin('10.0.9')
    expect(posts[0]?.giveWay).toHaveBeenCalledOnce()
    begin('10.0.9')
    expect(posts.filter(({ giveWay }) => giveWay.mock.calls.length > 0)).toHaveLength(2)
  })

  it('is free once, when who gave way is answered too', async () => {
    const posts = eight(1)
    vi.advanceTimersByTime(2 * second)
    for (const { receive } of posts.slice(1)) receive(400 * 1024)
    begin('10.0.9')
    expect(posts[0]?.giveWay).toHaveBeenCalledOnce()
    posts[0]?.end()
    await posts[0]?.done
    expect(await begin('10.0.10').isRefused()).toBe(true)
  })

  it('is kept by who sends steadily, and by who has only begun', async () => {
    const posts = eight(1)
    vi.advanceTimersByTime(0.5 * second)
    expect(await begin('10.0.9').isRefused()).toBe(true)
    vi.advanceTimersByTime(9.5 * second)
    for (const { receive } of posts) receive(400 * 1024)
    expect(await begin('10.0.9').isRefused()).toBe(true)
  })
})
