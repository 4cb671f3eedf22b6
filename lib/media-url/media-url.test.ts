// @module-tag attack
import { expect, it } from 'vitest'
import { fileUrl, parseMediaUrl, pictureUrl } from './media-url'
import { toVariant, variants } from './variants'

const stored = 'albums/Annual Day/বই x.jpg'
const address = pictureUrl(stored) ?? ''
const [, , signature = '', , ...encoded] = address.split('/')
const tail = encoded.join('/')

it('signs a URL of a file in one of a few widths, or as it is', () => {
  expect(address).toMatch(
    /^\/media\/[\w-]{12}\/1280\/albums\/Annual%20Day\/%E0%A6%AC%E0%A6%87%20x\.jpg$/,
  )
  expect(parseMediaUrl(address)).toEqual({ path: stored, variant: '1280' })
  for (const variant of variants)
    expect(
      parseMediaUrl(toVariant(address, variant === 'preview' ? variant : Number(variant))),
    ).toEqual({ path: stored, variant })
  expect(parseMediaUrl(fileUrl('files/a.pdf') ?? '')).toEqual({
    path: 'files/a.pdf',
    variant: 'file',
  })
})

it.each([
  ['no signature', `/media/${tail}`],
  ['another file', address.replace('Annual', 'Annual2')],
  ['a certificate', `/media/${signature}/1280/tc/2019-0417.webp`],
  ['a picture as a file', address.replace('/1280/', '/file/')],
  ['a file as a picture', (fileUrl('files/a.pdf') ?? '').replace('/file/', '/1280/')],
  ['another width', address.replace('/1280/', '/1281/')],
  ['a query', `${address}?n`],
  ['a fragment', `${address}#x`],
  ['an escaped slash', address.replace('albums/', 'albums%2F')],
  ['a dot', address.replace('albums/', './albums/')],
  ['a folder and back', address.replace('albums/', 'x/../albums/')],
  ['the endpoint’s own name', address.replace('albums/', 'api/image/albums/')],
  ['another letter case', address.replace('/media', '/Media')],
  ['what cannot be decoded', `/media/${signature}/1280/%E0%A4%A`],
])('rejects every other spelling of a signed URL: %s', (_what, other) => {
  expect(other).not.toBe(address)
  expect(parseMediaUrl(other)).toBeNull()
})

it('returns no signed URL for a path that no URL can hold', () => {
  expect(pictureUrl('a\ud83d.jpg')).toBeNull()
  expect(pictureUrl('a'.repeat(1001))).toBeNull()
})
