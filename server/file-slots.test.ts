// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { BulkheadRejectedError } from 'cockatiel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

type Slots = ReturnType<typeof import('./file-slots').createFileSlots>

/** A post of a connection from an address, with what a proxy or the visitor says of himself. */
function postFrom(address: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const request = new IncomingMessage(socket)
  if (forwarded) request.headers['x-forwarded-for'] = forwarded
  return request
}

/** Lets a post in; the returned functions end its answer. */
function hold(slots: Slots, request: IncomingMessage) {
  let end = () => {}
  let fail = (_reason: Error) => {}
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { answered: slots(request, () => promise), end, fail }
}

const isFull = (slots: Slots, request: IncomingMessage) =>
  slots(request, () => Promise.resolve()).then(
    () => false,
    (error) => error instanceof BulkheadRejectedError,
  )

describe('a place for a post with a file', () => {
  let slots: Slots
  beforeEach(async () => {
    slots = (await import('./file-slots')).createFileSlots()
  })

  it('four for one network: each is free once its answer is given, or has failed', async () => {
    const posts = [1, 2, 3, 4].map((host) => hold(slots, postFrom(`10.0.1.${host}`)))
    expect(await isFull(slots, postFrom('10.0.1.5'))).toBe(true)
    expect(await isFull(slots, postFrom('10.0.2.5'))).toBe(false)
    posts[0]?.end()
    await posts[0]?.answered
    const fifth = hold(slots, postFrom('10.0.1.5'))
    expect(await isFull(slots, postFrom('10.0.1.6'))).toBe(true)
    posts[1]?.fail(new Error('broken off'))
    await expect(posts[1]?.answered).rejects.toThrow('broken off')
    expect(await isFull(slots, postFrom('10.0.1.6'))).toBe(false)
    for (const { end } of [...posts, fifth]) end()
  })

  it('eight for all networks', async () => {
    const posts = Array.from({ length: 8 }, (_, net) => hold(slots, postFrom(`10.0.${net}.1`)))
    expect(await isFull(slots, postFrom('10.0.9.1'))).toBe(true)
    posts[0]?.end()
    await posts[0]?.answered
    expect(await isFull(slots, postFrom('10.0.9.1'))).toBe(false)
    for (const { end } of posts) end()
  })

  it('is counted by the connection, whatever a visitor says of himself', async () => {
    for (let net = 1; net <= 4; net += 1) hold(slots, postFrom('10.0.1.1', `10.1.${net}.1`))
    expect(await isFull(slots, postFrom('10.0.1.1', '10.1.9.1'))).toBe(true)
  })
})

it('is counted by what a trusted proxy says', async () => {
  vi.stubEnv('TRUSTED_HOPS', '1')
  const slots = (await import('./file-slots')).createFileSlots()
  for (let host = 1; host <= 4; host += 1) hold(slots, postFrom('127.0.0.1', `10.1.1.${host}`))
  expect(await isFull(slots, postFrom('127.0.0.1', '10.1.1.9'))).toBe(true)
  expect(await isFull(slots, postFrom('127.0.0.1', '10.1.2.1'))).toBe(false)
})
