import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { leftOutOf } from '@/testing/left-out'
import { blogListSchema, postSchema } from './blog'

const posts = { parse: (records: unknown) => [postSchema.parse(records)] }

it('uses the first picture of a post as its cover, and keeps all other attachments', () => {
  const attachments = ['a.pdf', 'b.xlsx', 'a.webp', 'c.png']
  expect(postSchema.parse({ title: 'A', attachments })).toMatchObject({
    cover: pictureUrl('a.webp'),
    photos: [pictureUrl('c.png')],
    files: [
      { href: fileUrl('a.pdf'), kind: 'PDF' },
      { href: fileUrl('b.xlsx'), kind: 'Excel' },
    ],
  })
})

it('parses the author of a post, cuts its excerpt after 180 characters, and removes its scripts', () => {
  const raw = {
    _id: 'abc',
    title: 'A',
    description: `<script>x()</script><p>${'word '.repeat(60)}</p>`,
    date: '2026-08-15T00:00:00.000Z',
    alt: 'Pupils',
    author: ' Head of Science ',
    attachments: ['a.webp'],
  }
  const [card, spaceless] = blogListSchema.parse({ data: [raw, { description: 'क'.repeat(400) }] })
  expect(card).toMatchObject({
    cover: pictureUrl('a.webp'),
    coverAlt: 'Pupils',
    date: '2026-08-15',
    author: 'Head of Science',
  })
  expect(card?.excerpt.length).toBeLessThanOrEqual(181)
  expect(card?.excerpt).toMatch(/^word .* word…$/)
  expect(JSON.stringify(postSchema.parse(raw)?.body)).not.toContain('script')
  expect(spaceless).toMatchObject({ excerpt: `${'क'.repeat(180)}…`, author: '' })
})

it('the excerpt of a post contains the text of a film’s link, but no struck-out words', () => {
  const film = '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" allowfullscreen></iframe>'
  const description = `<p>Last date: <del>10 December</del> 20 December</p>${film}`
  const excerpt = 'Last date: 20 December Watch the film on YouTube'
  expect(blogListSchema.parse([{ title: 'A', description }])).toMatchObject([{ excerpt }])
})

it('reports the links and pictures that a post cannot show', () => {
  const description = '<a href="file:///D:/a.pdf">Form</a><img src="cid:x" alt="Seal">'
  const records = [
    { _id: 'a', title: 'A' },
    { _id: 'b', title: 'B', description },
  ]
  expect(blogListSchema.parse(records)).toMatchObject([{}, { excerpt: 'Form Seal' }])
  expect(leftOutOf(blogListSchema, records)).toMatchObject([
    { field: 'link', records: ['"B" "b"'] },
    { field: 'picture', records: ['"B" "b"'] },
  ])
})

const elsewhere = '<a href="https://a.example/x.png" rel="noopener">See the picture</a> Words'
const picture = (path: string) => `<img src="${pictureUrl(path)}" alt="">Words`

it.each([
  ['src="data:image/png;base64,AAAA"', 'Words', ['picture']],
  ['src="cid:image001.png@01D"', 'Words', ['picture']],
  ['src="https://a.example/x.png"', elsewhere, ['picture']],
  ['src="//a.example/x.png"', elsewhere, ['picture']],
  ['data-photo="a.jpg"', 'Words', ['picture']],
  ['src="photo.HEIC"', picture('photo.HEIC'), ['picture']],
  ['src="../../uploads/a.jpg"', picture('uploads/a.jpg'), []],
])(
  'renders <img %s> in a post as %s, and reports problems with the fields %j',
  (source, shown, fields) => {
    const records = [{ description: `<img ${source}>Words` }]
    const post = postSchema.parse(records)
    expect(post && toHtml(post.body)).toBe(`<p>${shown}</p>`)
    expect(leftOutOf(posts, records).map(({ field }) => field)).toEqual(fields)
  },
)
