import { beforeEach, expect, it, vi } from 'vitest'

const client = vi.hoisted(() => ({
  vendorFile: vi.fn<(call: { path: string }) => Promise<Response>>(),
}))
vi.mock('@/lib/vendor-api/client', async (original) => ({
  ...(await original<typeof import('@/lib/vendor-api/client')>()),
  ...client,
}))
const { checkFiles } = await import('./files')

const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0])

beforeEach(() => {
  client.vendorFile.mockImplementation(async () => new Response(png))
})

it.each([
  ['a picture', png, []],
  ['nothing', new Uint8Array(), [{ path: 'a.png', problem: 'empty' }]],
  [
    'no file that is known',
    new TextEncoder().encode('no picture'),
    [{ path: 'a.png', problem: 'its first bytes are of no kind that is known' }],
  ],
])('what can be served is in order, anything else is named: %s', async (_what, bytes, odd) => {
  client.vendorFile.mockResolvedValue(new Response(bytes))
  expect(await checkFiles([['a.png']], 10)).toEqual({ looked: 1, of: 1, odd })
})

it('a path that no address can have is named without asking', async () => {
  expect((await checkFiles([['../a.png']], 10)).odd).toEqual([
    { path: '../a.png', problem: 'no path that an address can have' },
  ])
})

it('looks at some files of every list, each once, and at no other host’s', async () => {
  const groups = [['1.png', '2.png', '3.png'], ['4.png', '1.png'], ['https://other.example/5.png']]
  expect(await checkFiles(groups, 3)).toEqual({ looked: 3, of: 4, odd: [] })
  expect(client.vendorFile.mock.calls.map(([call]) => call.path)).toEqual([
    '/api/image/1.png',
    '/api/image/4.png',
    '/api/image/2.png',
  ])
})
