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
  ['a.png', png, null],
  ['a.png', '', 'empty'],
  ['a.png', 'no picture', 'its first bytes are of no kind that is known'],
  ['../a.png', png, 'no path that an address can have'],
])(
  'what can be served is in order, anything else is named: %s, %j',
  async (path, bytes, problem) => {
    client.vendorFile.mockResolvedValue(new Response(bytes))
    const odd = problem ? [{ path, problem }] : []
    expect(await checkFiles([[path]], 10)).toEqual({ looked: 1, of: 1, odd })
  },
)

it('looks at some files of every list, each once, and at no other host’s', async () => {
  const groups = [['1.png', '2.png', '3.png'], ['4.png', '1.png'], ['https://other.example/5.png']]
  expect(await checkFiles(groups, 3)).toEqual({ looked: 3, of: 4, odd: [] })
  expect(client.vendorFile.mock.calls.map(([call]) => call.path)).toEqual([
    '/api/image/1.png',
    '/api/image/4.png',
    '/api/image/2.png',
  ])
})
