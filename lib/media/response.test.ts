// @module-tag attack
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'
import { photograph } from '@/testing/photograph'
import { serve } from '@/testing/serve'

type Handler = (response: ServerResponse) => void

let folder: string
let requestedPaths: string[] = []
let handlers: Record<string, Handler> = {}
let media: typeof import('./response')
let mediaUrl: typeof import('@/lib/media-url/media-url')

const vendor = createServer((request, response) => {
  const stored = decodeURIComponent((request.url ?? '').replace('/api/image/', ''))
  requestedPaths.push(stored)
  const handle = handlers[stored]
  if (handle) handle(response)
  else response.writeHead(404).end()
})
const port = await serve(vendor)

beforeEach(async () => {
  folder = newFolder()
  requestedPaths = []
  handlers = {}
  await start()
})
/** Starts the server as a new process with the same `DATA_DIR`. */
async function start(): Promise<void> {
  const VENDOR_API_URL = `http://127.0.0.1:${port}`
  resetProcess({ VENDOR_API_URL, DATA_DIR: folder, VENDOR_TIMEOUT_MS: '60000' })
  media = await import('./response')
  mediaUrl = await import('@/lib/media-url/media-url')
}

function get(target: string | null, headers: Record<string, string> = {}): Promise<Response> {
  return media.handleMedia(new Request(`http://school.example${target}`, { headers }))
}

function send(type: string, body: Uint8Array): Handler {
  return (response) => response.writeHead(200, { 'content-type': type }).end(body)
}

const jpeg = await photograph(700, 500).jpeg().toBuffer()

const smallJpeg = await photograph(40, 30).jpeg().toBuffer()

async function metadataOf(response: Response) {
  return sharp(new Uint8Array(await response.arrayBuffer())).metadata()
}

function publishPhoto(): string | null {
  handlers['photo.jpg'] = send('image/jpeg', jpeg)
  return mediaUrl.pictureUrl('photo.jpg')
}

it('serves a picture with a strict CSP, and serves it from disk after a restart while the vendor is down', async () => {
  const target = publishPhoto()
  const first = await get(target)
  const bytes = await first.arrayBuffer()
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  handlers = {}
  await start()
  const second = await get(target)
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array(bytes))
  const etag = second.headers.get('etag') ?? ''
  expect((await get(target, { 'if-none-match': etag })).status).toBe(304)
  expect(requestedPaths).toEqual(['photo.jpg'])
})

it('fetches a picture again if its cached file is damaged', async () => {
  const target = publishPhoto()
  await get(target)
  const [name = ''] = await readdir(path.join(folder, 'pictures'))
  const file = path.join(folder, 'pictures', name)
  await writeFile(file, (await readFile(file)).subarray(0, 200))
  const response = await get(target)
  expect(await metadataOf(response)).toMatchObject({ width: 700 })
  expect(requestedPaths).toHaveLength(2)
})

it('a hundred concurrent requests for a picture share one vendor call', async () => {
  const target = publishPhoto()
  const all = await Promise.all(Array.from({ length: 100 }, () => get(target)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(requestedPaths).toHaveLength(1)
})

it('revalidates a cached picture after a day: the vendor’s 404 deletes the picture, a 500 does not', async () => {
  const target = publishPhoto()
  await get(target)
  vi.useFakeTimers({ now: Date.now() + 25 * 3600 * 1000, toFake: ['Date'] })
  handlers['photo.jpg'] = (response) => response.writeHead(500).end()
  expect((await get(target)).status).toBe(200)
  await vi.waitFor(() => expect(requestedPaths).toHaveLength(2))
  await start()
  handlers = {}
  expect((await get(target)).status).toBe(200)
  await vi.waitFor(async () => expect(await readdir(path.join(folder, 'pictures'))).toEqual([]))
  expect((await get(target)).status).toBe(404)
})

it('logs the path of a file that the vendor does not have, once', async () => {
  const { log } = await import('@/lib/platform/log')
  const warnings = vi.spyOn(log, 'warn')
  for (const target of [
    mediaUrl.pictureUrl('a.jpg'),
    mediaUrl.pictureUrl('a.jpg'),
    mediaUrl.fileUrl('b.pdf'),
  ])
    await get(target)
  expect(warnings.mock.calls).toEqual([
    [{ path: 'a.jpg', status: 404 }, 'vendor file missing'],
    [{ path: 'b.pdf', status: 404 }, 'vendor file missing'],
  ])
})

it('responds 404 for a certificate’s path without calling the vendor', async () => {
  handlers['tc/2019-0417.webp'] = send('image/jpeg', jpeg)
  for (const target of ['/media/tc/2019-0417.webp', '/media/x/file/tc/2019-0417.webp', '/media/%'])
    expect((await get(target)).status).toBe(404)
  expect(requestedPaths).toEqual([])
})

it('re-encodes a picture that is requested as a file', async () => {
  handlers['circular.jpg'] = send('image/jpeg', jpeg)
  const target = mediaUrl.fileUrl('circular.jpg')
  for (const response of [await get(target), await get(target, { range: 'bytes=0-9' })]) {
    expect(response.status).toBe(200)
    const about = await metadataOf(response)
    expect([about.format, about.exif]).toEqual(['webp', undefined])
  }
})

it('responds 404 for unknown file types and oversized pictures, and does not refetch them immediately', async () => {
  const large = await photograph(150_000, 9).png().toBuffer()
  const [page, drawing] = ['<!doctype html><script>alert(1)</script>', '<svg/>']
  for (const [stored, type, body] of [
    ['large.png', 'image/png', large],
    ['text.jpg', 'image/jpeg', drawing],
    ['drawing.svg', 'image/svg+xml', drawing],
    ['page.html', 'text/html', page],
    ['page', 'application/octet-stream', page],
    ['program.docx', 'text/html', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
    ['installer', 'text/html', oldOffice],
    ['empty', 'application/octet-stream', ''],
    ['none.jpg', '', null],
  ] as const) {
    requestedPaths = []
    if (body !== null) handlers[stored] = send(type, Buffer.from(body))
    for (let times = 0; times < 2; times += 1)
      expect((await get(mediaUrl.pictureUrl(stored))).status, stored).toBe(404)
    expect(requestedPaths).toEqual([stored])
    expect((await get(mediaUrl.fileUrl(stored))).status, stored).toBe(404)
  }
})

it('queues concurrent requests for pictures, and responds 503 with Retry-After when the queue is full', async () => {
  const waiting: ServerResponse[] = []
  const all = Array.from({ length: 66 }, (_, at) => `${at}.jpg`)
  for (const stored of all) handlers[stored] = (response) => waiting.push(response)
  const crowd = all.map((stored) => get(mediaUrl.pictureUrl(stored)))
  await vi.waitFor(() => expect(waiting).toHaveLength(6))
  const late = await get(mediaUrl.pictureUrl('late.jpg'))
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '3'])
  for (const stored of all) handlers[stored] = send('image/jpeg', smallJpeg)
  for (const response of waiting) send('image/jpeg', smallJpeg)(response)
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

const mp4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2film', 'latin1')

it.each(['application/octet-stream', 'binary/octet-stream', 'image/jpg', ''])(
  'recognises a picture, PDF or film with the Content-Type "%s" by its first bytes',
  async (type) => {
    const headers = type ? { 'content-type': type } : {}
    const unlabelled = (body: Uint8Array) => (response: ServerResponse) =>
      response.writeHead(200, headers).end(body)
    handlers['65f0c0ffee'] = unlabelled(jpeg)
    handlers['65f0c0pdf'] = unlabelled(Buffer.from('%PDF-1.7\n%%EOF'))
    handlers['65f0c0film'] = unlabelled(mp4)
    const picture = await get(mediaUrl.pictureUrl('65f0c0ffee'))
    expect([picture.status, (await metadataOf(picture)).width]).toEqual([200, 700])
    const pdf = await get(mediaUrl.fileUrl('65f0c0pdf'))
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toBe('%PDF-1.7\n%%EOF')
    expect((await get(mediaUrl.pictureUrl('65f0c0pdf'))).status).toBe(404)
    const film = await get(mediaUrl.fileUrl('65f0c0film'))
    expect(film.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await film.arrayBuffer())).toEqual(mp4)
  },
)

it('serves an AVIF with the general brand mif1 as a picture', async () => {
  const body = await avifWithBrand('mif1')
  handlers.odd = (response) => response.writeHead(200).end(body)
  expect((await get(mediaUrl.pictureUrl('odd'))).status).toBe(200)
  expect((await get(mediaUrl.fileUrl('odd'))).headers.get('content-type')).toBe('image/webp')
})

async function avifWithBrand(brand: string): Promise<Buffer> {
  const avif = await sharp(jpeg).resize(64).avif().toBuffer()
  avif.write(brand, 8, 'latin1')
  return avif
}

it.each(['video/mp4', 'application/octet-stream'])(
  'forwards a range request for a film, and responds with video/mp4 if the vendor sends %s',
  async (type) => {
    handlers.film = (response) => {
      const part = { 'content-type': type, 'content-range': 'bytes 4-7/9' }
      if (response.req.headers.range) response.writeHead(206, part).end('film')
      else send('video/mp4', mp4)(response)
    }
    const part = await get(mediaUrl.fileUrl('film'), { range: 'bytes=4-7' })
    expect([part.status, await part.text()]).toEqual([206, 'film'])
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 4-7/9',
      'cache-control': 'public, max-age=3600',
    })
  },
)

const ascii = (text: string) => Buffer.from(text, 'latin1')
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const excel = 'application/vnd.ms-excel'
const _html = ascii('<html><table><tr><td>V</td></tr></table></html>')
const _mp3 = ascii('ID3\x03\0\0\0\0\0\x0a\0\0\0\0\0\0\0\0\0\0\xff\xfb\x90\0')
const mov = ascii('\0\0\0\x14ftypqt  \0\0\0\0qt  ')
const _script = ascii('<script>alert(1)</script>')
const scan = Buffer.concat([Buffer.alloc(128), ascii('%PDF-1.4')])
const saved = (name: string) => `attachment; filename="${name}"`
const inBengali = `_.zip"; filename*=UTF-8''${encodeURIComponent('নোটিশ')}.zip`

it.each([
  ['Date sheet (X).docx', ascii('PK\x03\x04'), word, saved('Date-sheet-X.docx')],
  ['65f0c0de', ascii('PK\x03\x04'), 'application/zip', saved('65f0c0de.zip')],
  ['marks.XLS', oldOffice, excel, saved('marks.xls')],
  ['list.csv', ascii('Class,Boys\r\nX,40'), 'text/csv', saved('list.csv')],
  ['note.txt', Buffer.from('\ufeffনোটিশ', 'utf16le'), 'text/plain', saved('note.txt')],
  ['day.MOV', mov, 'video/quicktime', saved('day.mov')],
  ['নোটিশ.zip', ascii('PK\x05\x06'), 'application/zip', `attachment; filename="${inBengali}`],
  ['a.pdf', ascii('\r\n%PDF-1.4'), 'application/pdf', 'inline; filename="a.pdf"'],
  ['scan', scan, 'application/pdf', 'inline; filename="scan.pdf"'],
])(
  'serves the attachment %s with the type of its content, as a download with a matching file name',
  async (stored, bytes, type, name) => {
    handlers[stored] = send('application/octet-stream', bytes)
    const response = await get(mediaUrl.fileUrl(stored))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': name,
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  },
)

it.each([
  ['heic.jpg', ascii('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['broken.jpg', jpeg.subarray(0, 100)],
  ['gone.jpg', null],
])('responds 404 with a placeholder image for an unreadable photo: %s', async (stored, bytes) => {
  if (bytes) handlers[stored] = send('image/jpeg', bytes)
  const response = await get(mediaUrl.pictureUrl(stored))
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
  expect(await response.text()).toMatch(/^<svg /)
})
