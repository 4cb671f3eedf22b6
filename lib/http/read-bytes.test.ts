import { expect, it, vi } from 'vitest'
import { readBytes, TooManyBytesError } from './read-bytes'

const maxBytes = 10
const never = new AbortController().signal
const bytes = (length: number) => new Uint8Array(length).fill(7)

it.each<[string, UnderlyingDefaultSource<Uint8Array>]>([
  ['never sends a byte', {}],
  ['stops half-way', { start: (controller) => controller.enqueue(bytes(3)) }],
  ['never finishes its cancellation', { cancel: () => new Promise(() => undefined) }],
])('readBytes rejects with the abort reason of its signal if a body %s', async (_what, source) => {
  const stopping = new AbortController()
  const body = new ReadableStream(source)
  const reading = readBytes(body, { maxBytes, signal: stopping.signal })
  const reason = new Error('too late')
  setImmediate(() => stopping.abort(reason))
  await expect(reading).rejects.toBe(reason)
  expect(body.locked).toBe(false)
})

it('readBytes leaves no unhandled rejection if a FormData body is too large', async () => {
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
