import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { albumListSchema, filesOf, photosOf } from './albums'
import { announcementListSchema } from './announcements'
import { blogListSchema, postSchema } from './blog'
import { calendarListSchema } from './calendar'
import { eventListSchema } from './events'
import { highlightListSchema } from './highlights'
import { newsListSchema } from './news'
import { registrationListSchema } from './registrations'
import { topperListSchema } from './toppers'

it('index.ts imports every file that defines a list', () => {
  const index = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')
  const files = readdirSync(import.meta.dirname).filter((file) => !/index|test/.test(file))
  const defining = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('= defineList('),
  )
  expect(defining.length).toBeGreaterThan(5)
  for (const file of defining) expect(index).toContain(`import './${file.slice(0, -3)}'`)
})

const lists = {
  albumListSchema,
  announcementListSchema,
  blogListSchema,
  calendarListSchema,
  eventListSchema,
  highlightListSchema,
  newsListSchema,
  registrationListSchema,
  topperListSchema,
}

describe.each(Object.entries(lists))('%s', (_name, list) => {
  it('accepts a list with malformed records', () => {
    const odd = { title: null, date: 'soon', attachments: [null, {}], name: {} }
    const good = { _id: 'a', title: 'A', name: 'A', date: '2026-01-10', class: 'X' }
    const category = list === albumListSchema ? 'PhotoGallery' : 'Highlight'
    const records = [null, 'text', 5, [], {}, odd, { ...good, category }]
    expect(list.parse(records).length).toBeGreaterThan(0)
  })

  it('strips lone surrogates and control characters from every field', () => {
    const cut = 'Sports day \ud83c\u0000'
    const texts = 'title description alt time venue name stream division sessionYear'
    const record = {
      ...Object.fromEntries(texts.split(' ').map((one) => [one, cut])),
      _id: 'a',
      class: 'X\u0000',
      category: `${list === albumListSchema ? 'PhotoGallery' : 'Highlight'}\ud83c\u0000`,
      date: '2026-01-10',
      fromDate: '2026-01-10',
      url: `https://a.example/${cut}`,
      images: [cut, 'a.webp'],
      attachments: [`https://a.example/${cut}`, cut, 'a.webp'],
    }
    const records = list.parse([record, { ...record, _id: 'b' }])
    expect(records).toHaveLength(2)
    expect(JSON.stringify(records)).not.toMatch(/\\ud83c|\\u0000/)
  })

  it('accepts 204, which means that there is nothing', () => {
    expect(list.parse({ data: null })).toEqual([])
  })
})

const fileOf = (path: string, kind = 'PDF') => ({ href: fileUrl(path), kind })
const [pdf, picture, excel] = [
  fileOf('a.pdf'),
  fileOf('a.webp', 'Picture'),
  fileOf('b.xlsx', 'Excel'),
]
const all = [pdf, picture, excel]
const webp = pictureUrl('a.webp')
const [date, url] = ['2026-11-05', 'https://a.example/']
const images = ['a.webp', 'b.JPG', 'plan.pdf']
const both = [webp, pictureUrl('b.JPG')]
const harmful = { url: 'javascript:alert(1)' }
const albumList = {
  parse: (raws: unknown[]) =>
    albumListSchema
      .parse(raws)
      .map((album) => ({ photos: photosOf(album), files: filesOf(album) })),
}

it.each([
  ['a highlight', highlightListSchema, { category: 'Highlight' }, { files: all }],
  ['a notice', newsListSchema, { _id: 'n1', fromDate: date }, { uid: 'n1', date, files: all }],
  ['an event', eventListSchema, { images }, { images: both, files: [fileOf('plan.pdf'), ...all] }],
  ['a calendar entry', calendarListSchema, { date }, { files: all }],
  ['a registration with a link', registrationListSchema, { url }, { href: url, files: all }],
  ['a registration', registrationListSchema, {}, { href: pdf.href, files: [picture, excel] }],
  ['a topper', topperListSchema, {}, { photo: webp, files: [pdf, excel] }],
  ['an album', albumList, {}, { photos: [webp], files: [pdf, excel] }],
  ['an announcement', announcementListSchema, { image: images }, { images: both }],
  ['an announcement with a link', announcementListSchema, { url }, { href: url, files: all }],
  [
    'an announcement with a harmful link',
    announcementListSchema,
    harmful,
    { href: null, files: all },
  ],
])('keeps every picture and attachment of %s', (_kind, schema, fields, record) => {
  const attachments = ['a.pdf', 'a.webp', 'b.xlsx']
  const raw = { _id: 'a', title: 'A', name: 'A', class: 'X', ...fields, attachments }
  expect(schema.parse([raw])).toMatchObject([record])
})

const sites = [
  'https://photos.app.goo.gl/a',
  'https://x.example/a.jpg',
  'https://cdn.example.com/a',
]

it.each([
  ['an album', albumList, { attachments: sites }, { photos: [] }],
  ['an event', eventListSchema, { images: sites }, { images: [] }],
  [
    'a post',
    { parse: ([raw]: unknown[]) => [postSchema.parse(raw)] },
    { attachments: sites },
    { cover: null },
  ],
])(
  'links to the pictures of %s that are on other hosts, instead of showing them',
  (_kind, schema, fields, shown) => {
    const files = sites.map((href) => expect.objectContaining({ href }))
    expect(schema.parse([{ _id: 'a', title: 'A', ...fields }])).toMatchObject([{ ...shown, files }])
  },
)

it.each([
  ['calendar entries without a title', calendarListSchema, { date }],
  ['registrations without a title', registrationListSchema, { url: 'https://a.example' }],
  ['announcements without words', announcementListSchema, { url: 'https://a.example' }],
  ['highlights without a category', highlightListSchema, { title: 'Fete' }],
  ['toppers without a class', topperListSchema, { name: 'Ananya Rai' }],
  ['news without a title', newsListSchema, { heading: 'Fees', fromDate: date }],
  ['posts without an id', blogListSchema, { title: 'Sacks' }],
  ['albums without an id', albumListSchema, { title: 'Annual Day' }],
])('rejects a list if all are %s', (_list, schema, record) => {
  expect(() => schema.parse([record])).toThrow('no record has what its page needs')
})
