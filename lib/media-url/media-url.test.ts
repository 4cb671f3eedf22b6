// @module-tag attack
import { expect, it } from 'vitest'
import { resetProcess } from '@/testing/new-process'
import { fileUrl, parseMediaUrl, pictureUrl } from './media-url'
import { toVariant, variants } from './variants'

const stored = 'albums/Annual Day/বই x.jpg'
const url = pictureUrl(stored) ?? ''
const [, , signature = '', , ...encoded] = url.split('/')
const tail = encoded.join('/')

it('signs the URLs of a picture in each width, and the URL of a file', () => {
  expect(url).toMatch(
    /^\/media\/[\w-]{12}\/1280\/albums\/Annual%20Day\/%E0%A6%AC%E0%A6%87%20x\.jpg$/,
  )
  expect(parseMediaUrl(url)).toEqual({ path: stored, variant: '1280' })
  for (const variant of variants) {
    const other = toVariant(url, variant === 'preview' ? variant : Number(variant))
    expect(parseMediaUrl(other)).toEqual({ path: stored, variant })
  }
  const file = parseMediaUrl(fileUrl('files/a.pdf') ?? '')
  expect(file).toEqual({ path: 'files/a.pdf', variant: 'file' })
})

it.each([
  ['a missing signature', `/media/${tail}`],
  ['the name of another file', url.replace('Annual', 'Annual2')],
  ['the path of a certificate', `/media/${signature}/1280/tc/2019-0417.webp`],
  ['“file” instead of the width of a picture', url.replace('/1280/', '/file/')],
  ['a width instead of “file”', (fileUrl('files/a.pdf') ?? '').replace('/file/', '/1280/')],
  ['another width', url.replace('/1280/', '/1281/')],
  ['a query', `${url}?n`],
  ['a fragment', `${url}#x`],
  ['an escaped slash', url.replace('albums/', 'albums%2F')],
  ['an extra “./”', url.replace('albums/', './albums/')],
  ['an extra “x/../”', url.replace('albums/', 'x/../albums/')],
  ['the path of the vendor’s endpoint', url.replace('albums/', 'api/image/albums/')],
  ['another letter case', url.replace('/media', '/Media')],
  ['an escape that cannot be decoded', `/media/${signature}/1280/%E0%A4%A`],
])('rejects a media URL that differs from the signed URL by %s', (_what, other) => {
  expect(other).not.toBe(url)
  expect(parseMediaUrl(other)).toBeNull()
})

it('signs no path that is too long or has a lone surrogate', () => {
  expect(pictureUrl('a\ud83d.jpg')).toBeNull()
  expect(pictureUrl('a'.repeat(1001))).toBeNull()
})

async function urlOfStart(REVALIDATE_SECRET: string): Promise<string | null> {
  resetProcess({ REVALIDATE_SECRET })
  return (await import('./media-url')).pictureUrl('a.jpg')
}

it('derives the signing key from the webhook secret, and creates one at each start without it', async () => {
  const secret = 'a-secret-of-the-webhook-of-32-characters'
  expect(await urlOfStart(secret)).toBe(await urlOfStart(secret))
  expect(await urlOfStart(secret)).not.toBe(await urlOfStart(`${secret}2`))
  expect(await urlOfStart('')).not.toBe(await urlOfStart(''))
})
