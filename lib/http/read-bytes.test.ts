import { afterEach, describe, expect, it, vi } from 'vitest'
import { readBytes, TooManyBytesError } from './read-bytes'

const maxBytes = 10
const never = new AbortController().signal
const bytes = (length: number) => new Uint8Array(length).fill(7)

/** A body that gives these chunks; `end` says how it goes on. */
function bodyOf(
  chunks: readonly Uint8Array[],
  end: 'closes' | 'never ends' | 'fails' = 'closes',
  cancel: () => Promise<void> = async () => undefined,
) {
  const rest = [...chunks]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift()
      if (chunk) controller.enqueue(chunk)
      else if (end === 'closes') controller.close()
      else if (end === 'fails') controller.error(new Error('connection lost'))
      else return new Promise(() => undefined)
    },
    cancel,
  })
}

afterEach(() => vi.restoreAllMocks())

describe('readBytes', () => {
  it.each([
    ['all bytes in order', [Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)], [1, 2, 3]],
    ['exactly as many as it may', [bytes(4), bytes(6)], [...bytes(10)]],
    ['none of an empty body', [], []],
  ])('gives %s', async (_what, chunks, expected) => {
    const read = await readBytes(bodyOf(chunks), { maxBytes, signal: never })
    expect([...read]).toEqual(expected)
  })

  it('gives none of no body', async () => {
    expect(await readBytes(null, { maxBytes, signal: never })).toEqual(new Uint8Array())
  })

  it('throws for one byte more, though the body never ends', async () => {
    const body = bodyOf([bytes(4), bytes(7)], 'never ends')
    await expect(readBytes(body, { maxBytes, signal: never })).rejects.toThrow(TooManyBytesError)
  })

  it.each([
    ['gives nothing', bodyOf([], 'never ends')],
    ['stops half-way', bodyOf([bytes(3)], 'never ends')],
    ['never says that it is cancelled', bodyOf([], 'never ends', () => new Promise(() => {}))],
  ])('ends with the signal when a body %s', async (_case, body) => {
    const stopping = new AbortController()
    const reading = readBytes(body, { maxBytes, signal: stopping.signal })
    const reason = new Error('too late')
    setImmediate(() => stopping.abort(reason))
    await expect(reading).rejects.toBe(reason)
    expect(body.locked).toBe(false)
  })

  it('ends with the signal while a body drips', async () => {
    const stopping = new AbortController()
    let drips = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setImmediate(resolve))
        controller.enqueue(bytes(1))
        drips += 1
        if (drips === 10) stopping.abort(new Error('too late'))
      },
    })
    const reading = readBytes(body, { maxBytes: 1e6, signal: stopping.signal })
    await expect(reading).rejects.toThrow('too late')
    expect(body.locked).toBe(false)
  })

  it('reads nothing when the signal has ended before', async () => {
    const pull = vi.fn()
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(readBytes(body, { maxBytes, signal })).rejects.toThrow('too late')
    expect(pull).not.toHaveBeenCalled()
  })

  it('throws what the body fails with', async () => {
    const body = bodyOf([bytes(1)], 'fails')
    await expect(readBytes(body, { maxBytes, signal: never })).rejects.toThrow('connection lost')
  })

  it('listens to the signal no longer than it reads', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await readBytes(bodyOf([bytes(1)]), { maxBytes, signal })
    expect(removed.mock.calls[0]?.slice(0, 2)).toEqual(added.mock.calls[0]?.slice(0, 2))
  })

  it('leaves the rest to the owner, who may cancel it', async () => {
    const cancel = vi.fn(async () => undefined)
    const body = bodyOf([bytes(11)], 'never ends', cancel)
    await expect(readBytes(body, { maxBytes, signal: never })).rejects.toThrow(TooManyBytesError)
    expect(cancel).not.toHaveBeenCalled()
    await body.cancel()
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('a form too large, made in this process, leaves no rejection that nobody handles', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const form = new FormData()
    for (const name of 'abcdefgh') form.set(name, new File([bytes(100_000)], name))
    const request = new Request('http://site.invalid', { method: 'POST', body: form })
    await expect(readBytes(request.body, { maxBytes, signal: never })).rejects.toThrow(
      TooManyBytesError,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
