import { describe, expect, it } from 'vitest'
import { fileAddress, pictureAddress } from '@/lib/routes/media-address'
import { albumListSchema, albumSchema } from './albums'
import { announcementListSchema } from './announcements'
import { blogListSchema, postSchema } from './blog'
import { calendarListSchema } from './calendar'
import { eventListSchema } from './events'
import { highlightListSchema } from './highlights'
import { newsListSchema } from './news'
import { registrationListSchema } from './registrations'
import { topperListSchema } from './toppers'

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
  it('survives odd records', () => {
    const odd = [
      null,
      'text',
      5,
      [],
      {},
      { title: null, date: 'soon', attachments: [null, {}], name: {} },
    ]
    expect(list.safeParse(odd).success).toBe(true)
  })

  it('holds no half sign and no control character, whatever field the vendor cut', () => {
    const cut = 'Sports day \ud83c\u0000'
    const texts = ['title', 'description', 'alt', 'time', 'venue', 'name', 'stream', 'category']
    const record = {
      ...Object.fromEntries(
        [...texts, 'class', 'division', 'sessionYear', 'url'].map((one) => [one, cut]),
      ),
      _id: cut,
      date: '2026-01-10',
      fromDate: '2026-01-10',
      images: [cut, 'a.webp'],
      attachments: [`https://a.example/${cut}`, cut, 'a.webp'],
    }
    const records = list.parse([record, { ...record, url: `https://a.example/${cut}` }])
    expect(records).toHaveLength(2)
    expect(JSON.stringify(records)).not.toMatch(/\\ud83c|\\u0000/)
  })

  it('is not read from an answer that is no list', () => {
    expect(list.safeParse({ error: 'no' }).success).toBe(false)
    expect(list.safeParse('<html>').success).toBe(false)
  })
})

it('highlight: the first attachment opens as a link', () => {
  expect(
    highlightListSchema.parse([
      { title: 'A', category: 'Highlight', attachments: ['a.pdf', 'b.pdf'] },
    ]),
  ).toEqual([{ title: 'A', category: 'Highlight', href: fileAddress('a.pdf') }])
})

it('news: the first attachment is the download link', () => {
  const [news] = newsListSchema.parse([
    { _id: 'n1', title: 'A', description: 'B', fromDate: '2026-08-15', attachments: ['a.pdf'] },
  ])
  expect(news).toEqual({
    uid: 'n1',
    title: 'A',
    description: 'B',
    date: '2026-08-15',
    download: fileAddress('a.pdf'),
  })
})

it('events: Untitled Event, Description not available, date or toDate', () => {
  const [empty, dated] = eventListSchema.parse([
    { venue: '' },
    { title: 'A', toDate: '2026-12-01', images: 'a.webp' },
  ])
  expect(empty).toEqual({
    uid: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Untitled Event',
    description: 'Description not available',
    date: null,
    until: null,
    time: null,
    venue: null,
    images: [],
    download: null,
  })
  expect(dated).toMatchObject({ date: '2026-12-01', images: [pictureAddress('a.webp')] })
})

it('events: an event of several days keeps its last day', () => {
  const events = eventListSchema.parse([
    { date: '2026-12-01', toDate: '2026-12-03' },
    { date: '2026-12-01', toDate: '2026-12-01' },
    { date: '2026-12-01', toDate: '2026-11-01' },
  ])
  expect(events.map(({ until }) => until)).toEqual(['2026-12-03', null, null])
})

it('a record without an id is named by what it says, the same each time', () => {
  const uids = [{ date: '2026-12-01' }, { date: '2026-12-01' }, { date: '2026-12-02' }].map(
    (raw) => eventListSchema.parse([raw])[0]?.uid,
  )
  expect(uids[0]).toBe(uids[1])
  expect(uids[0]).not.toBe(uids[2])
})

it('album: the placeholder’s title where it has none, its own page only with an id', () => {
  const [album] = albumListSchema.parse([{ _id: 'a/b', attachments: ['a.webp', '../b'] }])
  expect(album).toMatchObject({
    id: null,
    title: 'Photo Title',
    photos: [pictureAddress('a.webp')],
  })
  expect(albumSchema.parse({ data: null })).toBeNull()
})

it('album: a file that is no picture is none of its photos', () => {
  const attachments = ['a.webp', 'b.JPG', '65f0c1d2e3', 'plan.pdf', 'v1.2/c', 'list.docx', 'd.mp4']
  const [album] = albumListSchema.parse([{ attachments }])
  expect(album?.photos).toEqual([
    pictureAddress('a.webp'),
    pictureAddress('b.JPG'),
    pictureAddress('65f0c1d2e3'),
    pictureAddress('v1.2/c'),
  ])
})

it('announcement: all its images and all its attachments, also when it has a link; no javascript: links', () => {
  const announcements = announcementListSchema.parse([
    { url: 'https://a.example/', image: ['a.webp', 'b.webp'], attachments: ['a.pdf', 'b.pdf'] },
    { url: 'javascript:alert(1)', attachments: ['a.pdf'] },
  ])
  expect(announcements).toEqual([
    {
      title: '',
      description: '',
      images: [pictureAddress('a.webp'), pictureAddress('b.webp')],
      href: 'https://a.example/',
      files: [fileAddress('a.pdf'), fileAddress('b.pdf')],
    },
    { title: '', description: '', images: [], href: null, files: [fileAddress('a.pdf')] },
  ])
})

it('online registration: title and url', () => {
  expect(registrationListSchema.parse([{ title: 'A', url: 'https://a.example/' }])).toEqual([
    { title: 'A', href: 'https://a.example/' },
  ])
})

it('calendar: an entry without a day has no place', () => {
  expect(
    calendarListSchema.parse([{ title: 'A' }, { _id: 'c1', date: '2026-11-05T00:00:00.000Z' }]),
  ).toEqual([{ uid: 'c1', title: 'Untitled Event', date: '2026-11-05', download: null }])
})

it('topper: "92%" and "92" both read 92%, a division that is no number is shown as it is; the first attachment is the photo', () => {
  const toppers = topperListSchema.parse([
    {
      name: 'A',
      stream: 'Science',
      division: '92%',
      class: 'x',
      sessionYear: '2023-24',
      attachments: ['a.webp'],
    },
    { division: 92 },
    { division: 'n/a' },
    { division: 'CGPA 9.4' },
    { name: 'Asha' },
  ])
  expect(toppers.map(({ score }) => score)).toEqual(['92%', '92%', 'n/a', 'CGPA 9.4', ''])
  expect(toppers[0]).toMatchObject({
    class: 'X',
    session: '2023-24',
    photo: pictureAddress('a.webp'),
  })
  expect(toppers[2]).toMatchObject({ name: 'Student Name', photo: null })
})

describe('tags of the vendor’s HTML are no words', () => {
  const html = {
    title: '<b>Sports day</b> &amp; fair',
    description:
      '<p>Parents are <em>welcome</em>.</p><p>Marks &lt; 40:<br>see us</p><script>x()</script>',
  }
  const words = {
    title: 'Sports day & fair',
    description: 'Parents are welcome.\n\nMarks < 40:\nsee us',
  }

  it.each([
    ['news', newsListSchema],
    ['events', eventListSchema],
    ['albums', albumListSchema],
    ['announcements', announcementListSchema],
  ])('in %s: words and paragraphs stay', (_what, list) => {
    expect(list.parse([html])).toMatchObject([words])
  })

  it('nor is a description of tags alone', () => {
    expect(eventListSchema.parse([{ title: 'A', description: '<p>&nbsp;</p>' }])).toMatchObject([
      { description: 'Description not available' },
    ])
  })
})

it('blog: a body without scripts, an excerpt of its words', () => {
  const raw = {
    _id: 'abc',
    title: 'A',
    description: `<script>x()</script><p>${'word '.repeat(60)}</p>`,
    date: '2026-08-15T00:00:00.000Z',
    alt: 'Pupils',
    attachments: ['a.webp'],
  }
  const [card] = blogListSchema.parse({ data: [raw] })
  expect(card).toMatchObject({
    cover: pictureAddress('a.webp'),
    coverAlt: 'Pupils',
    date: '2026-08-15',
  })
  expect(card?.excerpt.length).toBeLessThanOrEqual(181)
  expect(card?.excerpt).toMatch(/^word .* word…$/)
  expect(postSchema.parse(raw)?.html).not.toContain('script')
})

it('blog: an excerpt is short also where no space stands', () => {
  const [card] = blogListSchema.parse([{ description: 'क'.repeat(400) }])
  expect(card?.excerpt).toBe(`${'क'.repeat(180)}…`)
})

it('blog: the author where the vendor gives one', () => {
  const posts = blogListSchema.parse([{ _id: 'b1', author: ' Head of Science ' }, { _id: 'b2' }])
  expect(posts.map(({ author }) => author)).toEqual(['Head of Science', ''])
})
