import { expect, it, vi } from 'vitest'

vi.stubEnv('VENDOR_API_URL', 'http://vendor.example')
const { fetchCertificate } = await import('./transfer-certificate')

const webp = Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 'latin1')

function vendorSends(body: Uint8Array<ArrayBuffer>, type?: string): void {
  const headers = new Headers(type ? { 'content-type': type } : {})
  vi.stubGlobal('fetch', async () => new Response(body, { headers }))
}

it.each([undefined, 'application/octet-stream', 'image/jpg'])(
  'a certificate sent as %s is known by its content',
  async (type) => {
    vendorSends(webp, type)
    const certificate = await fetchCertificate('65f0c0ffee')
    expect(certificate.type).toBe('image/webp')
    expect(Buffer.from(certificate.bytes)).toEqual(webp)
  },
)

it.each([
  ['a PDF called a picture', '%PDF-1.7\n%%EOF', 'image/webp'],
  ['a page', '<!doctype html>', 'application/octet-stream'],
  ['an archive', 'PK\x03\x04\x14\0\0\0\0\0', 'image/webp'],
])('a certificate that is %s stays refused', async (_what, body, type) => {
  vendorSends(Buffer.from(body, 'latin1'), type)
  await expect(fetchCertificate('65f0c0ffee')).rejects.toMatchObject({ reason: 'wrong shape' })
})
