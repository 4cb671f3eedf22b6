import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'

const client = vi.hoisted(() => ({
  fetchVendorFile: vi.fn<(call: { path: string }) => Promise<Response>>(),
}))
vi.mock('@/lib/vendor-api/client', async (original) => ({
  ...(await original<typeof import('@/lib/vendor-api/client')>()),
  ...client,
}))
const { withDetectedType: recognised } = await import('@/lib/vendor-api/detect-type')
const { checkFiles } = await import('./linked-files')

const noise = Buffer.alloc(90 * 60 * 3).map((_, at) => at * 7919)
const picture = sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
const [jpeg, png] = [await picture.jpeg().toBuffer(), await picture.png().toBuffer()]
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
const named = (path: string) => ({ path, record: 'Annual Day' })

function send(bytes: Uint8Array | string) {
  client.fetchVendorFile.mockImplementation(async ({ path }) =>
    recognised(new Response(new Uint8Array(Buffer.from(bytes))), path, AbortSignal.timeout(1000)),
  )
}

beforeEach(() => {
  client.fetchVendorFile.mockReset()
  send(png)
})

it.each([
  ['a.png', png],
  ['a.jpg', png],
  ['65f0c0ffee', jpeg],
  ['a.pdf', '\n\n%PDF-1.4'],
  ['a.docx', 'PK\x03\x04'],
  ['a.csv', 'Class,Boys\nX,40'],
])('accepts a file that the site can serve: %s', async (path, bytes) => {
  send(bytes)
  const results = await checkFiles([named(path)], 10)
  expect(results.map(({ message }) => message)).toEqual(['1 of 1 checked'])
})

const undecodable = 'a picture that we cannot decode'

it.each([
  ['a.png', 'upload it again at the vendor', 'empty', ''],
  ['a.png', 'save it as PDF', 'an unknown file type', 'no picture'],
  ['a.jpg', 'upload it again at the vendor', 'PDF under the name of a picture', '%PDF-1.4'],
  ['a.jpg', 'save it as JPEG', 'a photo that browsers cannot show', heic],
  ['a.jpg', 'save it as a smaller JPEG and upload it again', undecodable, jpeg.subarray(0, -400)],
])(
  'reports the unusable file %s with its record, its problem and the remedy “%s”',
  async (path, remedy, problem, bytes) => {
    send(bytes)
    const [, found] = await checkFiles([named(path)], 10)
    expect(found).toMatchObject({ state: 'warn', do: remedy })
    expect(found?.message).toMatch(new RegExp(`^Annual Day: ${path}: ${problem}`))
  },
)

it('checks files all over the lists, but no duplicates or files on other hosts', async () => {
  const paths = ['1.png', '2.png', '1.png', 'https://other.example/5.png', '3.png', '4.png']
  const [result] = await checkFiles(paths.map(named), 2)
  expect(result?.message).toBe('2 of 4 checked')
  const called = client.fetchVendorFile.mock.calls.map(([call]) => call.path)
  expect(called).toEqual(['1', '3'].map((name) => `/api/image/${name}.png`))
})
