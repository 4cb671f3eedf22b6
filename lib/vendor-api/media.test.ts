// @module-tag attack
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { fileUrl, parseMediaUrl } from '@/lib/media-url/media-url'
import { resetProcess } from '@/testing/new-process'
import {
  findPathFault,
  toEndpointPath,
  toFileLinks,
  toImagePath,
  toMediaUrl,
  toMediaUrls,
} from './media'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['photos/a.webp', 'photos/a.webp'],
  ['/api/image/photos/a.webp', 'photos/a.webp'],
  ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
  ['Annual Day 2026/বই.jpg', 'Annual Day 2026/বই.jpg'],
  ['Annual%20Day%202026/%E0%A6%AC%E0%A6%87.jpg', 'Annual Day 2026/বই.jpg'],
  ['Notice #2.pdf', 'Notice #2.pdf'],
  ['What next?.pdf', 'What next?.pdf'],
  ['100% result.jpg', '100% result.jpg'],
])('reads the stored path %j as %j', (stored, path) => {
  expect(parseMediaUrl(toMediaUrl(stored) ?? '')).toEqual({ path, variant: '1280' })
})

it.each([
  ...[
    '../secret',
    'a//b',
    './a',
    'a\\b',
    'a%2520b',
    '/api/image/../secret',
    'a/../../secret',
    '..\\secret',
    '%2e%2e/secret',
  ],
  ...['%2e%2e%2fsecret', '..%5csecret', '%252e%252e%252fsecret', 'a%252fb', '..?a/secret'],
  ...['a/.. /secret', 'a/..;/secret', 'a/%255c%255cb', '%25252e%25252e/secret'],
  ...['https://evil.example/a.png', 'HTTPS:\\\\evil.example\\a.png', 'javascript:alert(1)'],
  ...['javascript%3Aalert(1)', 'a\nb', 'a%00.jpg', 'a\ud83d.jpg', '.', ''],
])('rejects %j as the path of a vendor file', (stored) => {
  expect(toImagePath(stored)).toBeNull()
})

const pieces = fc.constantFrom(
  ...['..', '.', '/', '//', '\\', '%2e', '%2f', '%5c', '%25', '%00', 'a', 'বই', ' ', '?', '#', ':'],
  ...['http:', 'api/image/', '@', '%', '.jpg', '\u202e', '\ud83d', '&', '=', ';'],
)

it('no stored path leads outside /api/image/, however often a server decodes the URL', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = toImagePath(parts.join(''))
      if (path === null) return
      let target = toEndpointPath(path)
      for (let times = 0; times < 6; times += 1) {
        const url = new URL(target, 'https://vendor.example')
        expect(url.host).toBe('vendor.example')
        expect(url.pathname).toMatch(/^\/api\/image\//)
        expect(target.split(/[\\/]/)).not.toContain('..')
        target = target.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
          try {
            return decodeURIComponent(bytes)
          } catch {
            return bytes
          }
        })
      }
    }),
    { numRuns: 3000 },
  )
})

async function startWith(VENDOR_API_URL: string): Promise<typeof import('./media')> {
  resetProcess({ VENDOR_API_URL })
  return import('./media')
}

it.each([
  ['https://vendor.example/api/image/a.pdf', 'a.pdf'],
  ['https://vendor.example:443@evil.example/api/image/a.pdf', null],
  ['https://vendor.example/api/image/%2e%2e/%2e%2e/a.pdf', null],
  ['https://vendor.example.evil/api/image/a.pdf', null],
  ['https://vendor.example@evil.example/api/image/a.pdf', null],
  ['https://clerk:secret@vendor.example/api/image/a.pdf', 'a.pdf'],
])(
  'extracts the file path from a stored URL on the vendor’s host, vendor.example: %s → %s',
  async (stored, path) => {
    expect((await startWith('https://vendor.example')).toImagePath(stored)).toBe(path)
  },
)

it.each([
  ['https://cbse.example/a.pdf', { href: 'https://cbse.example/a.pdf', kind: 'PDF' }],
  // The vendor's own host, and a similar one.
  ['https://vendor.example/a.pdf', { href: 'https://vendor.example/a.pdf', kind: 'PDF' }],
  ['https://vendor.example.evil/a', { href: 'https://vendor.example.evil/a', kind: '' }],
])(
  'links directly to an attachment that is not below the vendor’s /api/image/: %s',
  async (stored, link) => {
    expect((await startWith('https://vendor.example')).toFileLinks([stored])).toEqual([link])
  },
)

it.each([
  ['date sheet.docx', 'Word'],
  ['fees.xlsx', 'Excel'],
  ['sports day.MOV', 'Video'],
  ['poster.JPG', 'Picture'],
  // Only the content tells.
  ['65f0c0ffee65f0c0ffee65f0', ''],
  ['Notice dated 12.11', ''],
])('offers the attachment %s with the label "%s"', (stored, kind) => {
  expect(toFileLinks([stored])).toEqual([{ href: fileUrl(toImagePath(stored) ?? ''), kind }])
})

const programs = ['setup.exe', 'page.html', 'drawing.svg', 'app.apk', 'poster.CDR', 'Thumbs.db']
const unreachable = [
  ...['http://localhost:3000/uploads/a.pdf', 'http://192.168.1.10/uploads/a.pdf'],
  ...['http://office-pc/a.pdf', '../secret.pdf', 'C:\\fakepath\\form.pdf', 'intent://x'],
  ...['whatsapp://send?phone=1', 'mailto:office@a.example', 'tel:+919876543210'],
]

it.each([
  ...programs.map((stored) => [stored, 'save it as PDF']),
  ...unreachable.map((stored) => [stored, 'upload it under a plain name']),
  ['IMG_0001.HEIC', 'save it as JPEG'],
])('does not offer the attachment %s, and reports the remedy "%s"', (stored = '', remedy) => {
  expect(toFileLinks([stored])).toEqual([])
  expect(findPathFault(stored)).toMatchObject({ remedy })
})

it('does not offer an attachment that links to an unknown page of this site', async () => {
  resetProcess({ SITE_URL: 'https://www.school.example' })
  const media = await import('./media')
  const unknown = ['https://www.school.example/a.pdf', 'http://school.example/old/notice.php?id=5']
  expect(media.toFileLinks(unknown)).toEqual([])
  expect(unknown.map((one) => media.findPathFault(one)?.remedy)).toEqual(
    unknown.map(() => 'upload it under a plain name'),
  )
  const known = [
    'https://school.example/media/x/file/a.pdf',
    'https://www.school.example/admission',
  ]
  expect(media.toFileLinks(known).map(({ href }) => href)).toEqual(known)
})

it('treats HEIC photos and files without an extension as pictures', () => {
  const pictures = ['a.JPG', 'b.jfif', 'c.heic', '65f0c1d2e3', 'v1.2/c']
  expect(toMediaUrls(['plan.pdf', ...pictures, 'list.docx', 'd.mp4', 'a.JPG'])).toEqual(
    pictures.map((one) => toMediaUrl(one)),
  )
})
