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
const pdf = new TextEncoder().encode('%PDF-1.7\n')

beforeEach(() => {
  client.vendorFile.mockReset()
})

it.each([
  ['a.png', png, []],
  ['a', png, []],
  ['a.jpg', png, [{ path: 'a.jpg', problem: 'named image/jpeg, but is image/png' }]],
  ['a.png', pdf, [{ path: 'a.png', problem: 'named image/png, but is application/pdf' }]],
  ['a.pdf', new Uint8Array(), [{ path: 'a.pdf', problem: 'empty' }]],
])('a file’s first bytes fit its name, or it is named: %s', async (name, bytes, odd) => {
  client.vendorFile.mockResolvedValue(new Response(bytes))
  expect(await checkFiles([[name]], 10)).toEqual({ looked: 1, of: 1, odd })
})

it('looks at some files of every list, each once, and at no other host’s', async () => {
  client.vendorFile.mockImplementation(async () => new Response(png))
  const groups = [['1.png', '2.png', '3.png'], ['4.png', '1.png'], ['https://other.example/5.png']]
  expect(await checkFiles(groups, 3)).toEqual({ looked: 3, of: 4, odd: [] })
  expect(client.vendorFile.mock.calls.map(([call]) => call.path)).toEqual([
    '/api/image/1.png',
    '/api/image/4.png',
    '/api/image/2.png',
  ])
})
