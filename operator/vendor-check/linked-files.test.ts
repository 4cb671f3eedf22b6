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

beforeEach(() => send(png))

it.each([
  ['a.png', png],
  ['a.jpg', png],
  ['65f0c0ffee', jpeg],
  ['a.pdf', '\n\n%PDF-1.4'],
  ['a.docx', 'PK\x03\x04'],
  ['a.csv', 'Class,Boys\nX,40'],
])('accepts a file that the site can serve: %s', async (path, bytes) => {
  send(bytes)
  expect(await checkFiles([[named(path)]], 10)).toEqual({ checked: 1, of: 1, odd: [] })
})

const undecodable = expect.stringMatching(/that we cannot decode/)

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
    const { odd } = await checkFiles([[named(path)]], 10)
    expect(odd).toEqual([{ path, record: 'Annual Day', problem, remedy }])
  },
)

it('skips a file with an invalid path, because the check of the list already reports invalid paths', async () => {
  send(png)
  const found = await checkFiles([['../a.png', 'setup.exe'].map(named)], 10)
  expect(found).toEqual({ checked: 0, of: 2, odd: [] })
})

it('checks files of each list in turn, but no duplicates or files on other hosts', async () => {
  const groups = [['1.png', '2.png', '3.png'], ['4.png', '1.png'], ['https://other.example/5.png']]
  const files = groups.map((group) => group.map(named))
  expect(await checkFiles(files, 3)).toEqual({ checked: 3, of: 4, odd: [] })
  const paths = client.fetchVendorFile.mock.calls.map(([call]) => call.path)
  expect(paths).toEqual(['1', '4', '2'].map((name) => `/api/image/${name}.png`))
})
