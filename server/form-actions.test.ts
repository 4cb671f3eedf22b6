import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { asPostedFrom } from './form-actions'

const id = (digit: string) => `60${digit.repeat(40)}`

const page = `<form><input type="hidden" name="$ACTION_REF_1"/><input type="hidden" name="$ACTION_1:0" value="{&quot;id&quot;:&quot;${id('b')}&quot;,&quot;bound&quot;:&quot;$@1&quot;}"/><input type="hidden" name="$ACTION_KEY" value="p/contact-us"/></form>`

/** A form as a browser posts it. */
function post(action: string, typed: string): string {
  const fields = [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', `{"id":"${action}","bound":"$@1"}`],
    ['$ACTION_1:1', '[{"status":"idle"}]'],
    ['$ACTION_KEY', 'p/contact-us'],
    ['message', typed],
  ]
  const parts = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--b--\r\n`
}

async function passed(body: Buffer, chunkBytes: number): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(body.length / chunkBytes) }, (_, at) =>
    body.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  )
  return buffer(asPostedFrom(page, Readable.from(chunks)))
}

it.each([1, 7, 65_536])(
  'a form opened before an update is posted as one of this build, in chunks of %i bytes',
  async (chunkBytes) => {
    const typed = `नमस्ते ${id('a')}`
    const body = Buffer.from(post(id('a'), typed))
    expect(String(await passed(body, chunkBytes))).toBe(post(id('b'), typed))
  },
)

it.each([
  ['of this build', Buffer.from(post(id('b'), 'typed'))],
  ['with an id of another length', Buffer.from(post('60ab', 'typed'))],
  ['without an id', Buffer.from('--b--\r\n')],
  ['of bytes', Buffer.alloc(200_000, 0xff)],
  ['empty', Buffer.alloc(0)],
])('a body %s stays as it is', async (_what, body) => {
  expect((await passed(body, 5000)).equals(body)).toBe(true)
})

it('ends with the visitor who goes away', async () => {
  const body = new Readable({ read: () => undefined })
  const changed = asPostedFrom(page, body)
  body.destroy(new Error('aborted'))
  await expect(buffer(changed)).rejects.toThrow()
})
