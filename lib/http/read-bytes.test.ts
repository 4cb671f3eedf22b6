import { expect, it, vi } from 'vitest'
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

it.each([
  ['gives nothing', bodyOf([], 'never ends')],
  ['stops half-way', bodyOf([bytes(3)], 'never ends')],
  ['never says that it is cancelled', bodyOf([], 'never ends', () => new Promise(() => {}))],
])('readBytes ends with the signal when a body %s', async (_case, body) => {
  const stopping = new AbortController()
  const reading = readBytes(body, { maxBytes, signal: stopping.signal })
  const reason = new Error('too late')
  setImmediate(() => stopping.abort(reason))
  await expect(reading).rejects.toBe(reason)
  expect(body.locked).toBe(false)
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
