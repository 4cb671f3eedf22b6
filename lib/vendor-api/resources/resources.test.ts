import { describe, expect, it, vi } from 'vitest'
import { MemoryStore } from '@/lib/cache/memory-store'
import { fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { fetchVendorJson } from '../client'
import { getLeftOut, reportLeftOut } from '../list'
import { setStore } from '../response-store'
import { albumListSchema, albumSchema, albumsOf } from './albums'
import { announcementListSchema } from './announcements'
import { blogListSchema, postSchema } from './blog'
import { calendarListSchema } from './calendar'
import { eventListSchema } from './events'
import { highlightListSchema } from './highlights'
import { newsListSchema } from './news'
import { getNotices } from './notices'
import { registrationListSchema } from './registrations'
import { topperListSchema } from './toppers'

vi.mock('../client', async (original) => ({
  ...(await original<typeof import('../client')>()),
  fetchVendorJson: vi.fn(),
}))

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
    const odd = { title: null, date: 'soon', attachments: [null, {}], name: {} }
    expect(list.safeParse([null, 'text', 5, [], {}, odd]).success).toBe(true)
  })

  it('strips lone surrogates and control characters from every field', () => {
    const cut = 'Sports day \ud83c\u0000'
    const texts =
      'title description alt time venue name stream category class division sessionYear url _id'
    const record = {
      ...Object.fromEntries(texts.split(' ').map((one) => [one, cut])),
      date: '2026-01-10',
      fromDate: '2026-01-10',
      images: [cut, 'a.webp'],
      attachments: [`https://a.example/${cut}`, cut, 'a.webp'],
    }
    const records = list.parse([record, { ...record, url: `https://a.example/${cut}` }])
    expect(records).toHaveLength(2)
    expect(JSON.stringify(records)).not.toMatch(/\\ud83c|\\u0000/)
  })
})

const fileOf = (path: string, kind = 'PDF') => ({ href: fileUrl(path), kind })
const [pdf, webp] = [fileOf('a.pdf'), pictureUrl('a.webp')]

const all = [pdf, fileOf('a.webp', 'Picture'), fileOf('b.xlsx', 'Excel')]
const [, picture, excel] = all
const [date, url] = ['2026-11-05', 'https://a.example/']

it.each([
  ['highlight', highlightListSchema, { category: 'Highlight' }, { files: all }],
  ['notice', newsListSchema, { _id: 'n1', fromDate: date }, { uid: 'n1', date, files: all }],
  [
    'event',
    eventListSchema,
    { images: ['a.webp', 'b.JPG', 'plan.pdf'] },
    { images: [webp, pictureUrl('b.JPG')], files: [fileOf('plan.pdf'), ...all] },
  ],
  ['calendar entry', calendarListSchema, { date }, { files: all }],
  ['registration with a link', registrationListSchema, { url }, { href: url, files: all }],
  ['registration', registrationListSchema, {}, { href: pdf.href, files: [picture, excel] }],
  ['topper', topperListSchema, {}, { photo: webp, files: [pdf, excel] }],
  ['album', albumListSchema, {}, { photos: [webp], files: [pdf, excel] }],
  [
    'announcement with a link',
    announcementListSchema,
    { url, image: ['a.webp', 'b.webp'] },
    { href: url, images: [webp, pictureUrl('b.webp')], files: all },
  ],
  [
    'announcement with a harmful link',
    announcementListSchema,
    { url: 'javascript:alert(1)' },
    { href: null, images: [], files: all },
  ],
])('keeps every picture and attachment of a %s', (_kind, schema, fields, record) => {
  const attachments = ['a.pdf', 'a.webp', 'b.xlsx']
  expect(schema.parse([{ title: 'A', ...fields, attachments }])).toMatchObject([record])
})

it('keeps every picture and attachment of a post beside its cover', () => {
  const attachments = ['a.pdf', 'b.xlsx', 'a.webp', 'c.png']
  expect(postSchema.parse({ title: 'A', attachments })).toMatchObject({
    cover: webp,
    photos: [pictureUrl('c.png')],
    files: [pdf, excel],
  })
})

it('fills an empty event with Untitled Event and Description not available, and accepts toDate alone', () => {
  const [empty, dated] = eventListSchema.parse([
    { venue: '', description: '<p>&nbsp;</p>' },
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
    files: [],
  })
  expect(dated).toMatchObject({ date: '2026-12-01', images: [webp] })
})

it.each([
  ['2026-12-03', '2026-12-03'],
  ['2026-12-01', null],
  ['2026-11-01', null],
])('keeps the last day of an event from 1 December to %s only if it is later', (toDate, until) => {
  expect(eventListSchema.parse([{ date: '2026-12-01', toDate }])).toMatchObject([{ until }])
})

it('derives a stable uid for a record without an id', () => {
  const [first, again, other] = eventListSchema.parse(
    ['2026-12-01', '2026-12-01', '2026-12-02'].map((date) => ({ date })),
  )
  expect(first?.uid).toBe(eventListSchema.parse([{ date: '2026-12-01' }])[0]?.uid)
  expect(new Set([first, again, other].map((event) => event?.uid)).size).toBe(3)
})

it('gives an album without a title the placeholder’s, and no page without an id', () => {
  const [album] = albumListSchema.parse([{ _id: 'a/b', attachments: ['a.webp', '../b'] }])
  expect(album).toMatchObject({ id: null, title: 'Photo Title', photos: [webp] })
  expect(albumSchema.parse({ data: null })).toBeNull()
})

it('fetches recent activities, sports corner and notices with one call', async () => {
  const records = [
    null,
    { _id: 'a', title: 'Walk', category: 'RecentActivities', attachments: ['a.webp'] },
    { _id: 'b', title: 'Match', category: 'SportsCorner' },
    { title: 'A', category: 'Notice', fromDate: '2026-08-15', attachments: ['a.pdf', 'b.pdf'] },
    { title: 'B', category: 'Highlight', attachments: ['c.pdf'] },
  ]
  setStore(new MemoryStore())
  vi.mocked(fetchVendorJson).mockResolvedValue(records)
  const [activities, sports, notices] = await Promise.all([
    albumsOf('RecentActivities')(),
    albumsOf('SportsCorner')(),
    getNotices(),
  ])
  expect(activities).toMatchObject([{ id: 'a', title: 'Walk', photos: [pictureUrl('a.webp')] }])
  expect(sports).toMatchObject([{ id: 'b', title: 'Match', photos: [] }])
  expect(notices).toEqual([
    {
      title: 'A',
      description: '',
      date: '2026-08-15',
      files: [pdf, fileOf('b.pdf')],
    },
  ])
  expect(fetchVendorJson).toHaveBeenCalledTimes(1)
})

it('leaves an entry without a day out of the calendar', () => {
  const raw = { _id: 'c1', date: '2026-11-05T00:00:00.000Z' }
  expect(calendarListSchema.parse([{ title: 'A' }, raw])).toEqual([
    { uid: 'c1', title: 'Untitled Event', date: '2026-11-05', until: null, files: [] },
  ])
})

it.each([
  ['92%', '92%'],
  [92, '92%'],
  ['n/a', 'n/a'],
  ['CGPA 9.4', 'CGPA 9.4'],
  [undefined, ''],
  ['9.8', '9.8'],
  [0.984, '0.984'],
  ['984', '984'],
])('shows the division %s of a topper as "%s"', (division, score) => {
  expect(topperListSchema.parse([{ stream: 'Science', division }])).toMatchObject([{ score }])
})

it('uses a topper’s first picture as the photo, and a placeholder for a missing name', () => {
  const raw = { name: 'A', class: 'x', sessionYear: '2023-24', attachments: ['a.webp'] }
  expect(topperListSchema.parse([raw, { stream: 'Science' }])).toMatchObject([
    { name: 'A', class: 'X', session: '2023-24', photo: webp },
    { name: 'Student Name', photo: null },
  ])
})

it('removes tags from a notice and keeps words and paragraphs', () => {
  const title = '<b>Sports day</b> &amp; fair'
  const description =
    '<p>Parents are <em>welcome</em>.</p><p>Marks &lt; 40:<br>see us</p><script>x()</script>'
  expect(newsListSchema.parse([{ title, description }])).toMatchObject([
    { title: 'Sports day & fair', description: 'Parents are welcome.\n\nMarks < 40:\nsee us' },
  ])
})

it('renders a post without scripts, with a short excerpt and its author', () => {
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
    cover: webp,
    coverAlt: 'Pupils',
    date: '2026-08-15',
    author: 'Head of Science',
  })
  expect(card?.excerpt.length).toBeLessThanOrEqual(181)
  expect(card?.excerpt).toMatch(/^word .* word…$/)
  expect(postSchema.parse(raw)?.html).not.toContain('script')
  expect(spaceless).toMatchObject({ excerpt: `${'क'.repeat(180)}…`, author: '' })
})

it.each([
  [{ date: '20-22 Nov 2026' }, { date: '2026-11-20', until: '2026-11-22' }],
  [{ toDate: '28 Dec 2026 to 3 Jan 2027' }, { date: '2026-12-28', until: '2027-01-03' }],
  [
    { date: '20-22 Nov 2026', toDate: '24/11/2026' },
    { date: '2026-11-20', until: '2026-11-24' },
  ],
  [
    { date: '1970-01-01', toDate: '2026-11-20' },
    { date: '2026-11-20', until: null },
  ],
  [
    { date: '20 or 21 Nov', toDate: '' },
    { date: null, until: null, dateText: '20 or 21 Nov' },
  ],
  [
    { date: '20 or 21 Nov', toDate: '2026-11-24' },
    { date: null, until: null, dateText: '20 or 21 Nov to 24 Nov 2026' },
  ],
  [
    { date: '2026-11-20', toDate: 'further notice' },
    { date: '2026-11-20', until: null, untilText: 'further notice' },
  ],
  [
    { date: '2026-11-20', toDate: '2062-11-22' },
    { date: '2026-11-20', until: null, untilText: '22 Nov 2062' },
  ],
])('reads the days of the event %j, and keeps as text what has no single reading', (raw, days) => {
  expect(eventListSchema.parse([{ title: 'A', ...raw }])[0]).toMatchObject(days)
})

it.each([
  [{ date: '20/11/2026 10:30 AM' }, '10:30 am'],
  [{ date: '20/11/2026 10:30 AM', time: '9 am' }, '9 am'],
  [{ date: '2026-11-20', time: '2026-11-20T10:30:00+05:30' }, '10:30 am'],
  [{ date: '2026-11-20', time: '20 Nov 2026 10:30 AM' }, '10:30 am'],
  [{ date: '2026-11-20', time: '2026-11-20T10:30:00.000Z' }, '20 Nov 2026, 10:30 am UTC'],
  [{ date: '2026-11-20', time: '2026-11-21T10:30:00+05:30' }, '21 Nov 2026, 10:30 am'],
  [{ date: '20/11/2026 10:00 AM', toDate: '20/11/2026 1:00 PM' }, '10:00 am to 1:00 pm'],
  [{ date: '20/11/2026 10:00 AM', toDate: '22/11/2026 1:00 PM' }, '10:00 am'],
  [{ toDate: '20/11/2026 10:00 AM' }, '10:00 am'],
  [{ date: '2026-11-20', toDate: '20/11/2026 1:00 PM' }, null],
  [{ date: '2026-11-20T00:00:00.000Z' }, null],
])('falls back to the time beside the date of the event %j', (raw, time) => {
  expect(eventListSchema.parse([{ title: 'A', ...raw }])).toMatchObject([{ time }])
})

it('links a picture or an album of another host that a list of pictures names', () => {
  const urls = ['photos.app.goo.gl/a', 'https://x.example/a.jpg', '//cdn.example.com/a.jpg']
  const hrefs = ['https://photos.app.goo.gl/a', urls[1], 'https://cdn.example.com/a.jpg']
  const files = hrefs.map((href) => expect.objectContaining({ href }))
  const record = { _id: 'a', title: 'A' }
  expect(albumListSchema.parse([{ ...record, attachments: urls }])).toMatchObject([
    { photos: [], files },
  ])
  expect(postSchema.parse({ ...record, attachments: urls })).toMatchObject({ cover: null, files })
  expect(eventListSchema.parse([{ ...record, images: urls }])).toMatchObject([
    { images: [], files },
  ])
})

it('takes a null that a program turned into text for a missing value', () => {
  const record = { title: 'undefined', time: 'null', venue: 'NaN', description: 'null' }
  expect(eventListSchema.parse([record])).toEqual(eventListSchema.parse([{ title: '' }]))
})

it.each(['N/A', '-', 'nil', 'null'])('takes the venue %j for none', (venue) => {
  expect(eventListSchema.parse([{ title: 'A', venue }])).toMatchObject([{ venue: null }])
})

it('says that there is no description if the HTML has no words but a null', () => {
  expect(eventListSchema.parse([{ title: 'A', description: '<p>null</p>' }])).toEqual(
    eventListSchema.parse([{ title: 'A' }]),
  )
})

it('reports with the list what each of its posts leaves out', () => {
  const description = '<a href="file:///D:/a.pdf">Form</a><img src="cid:x" alt="Seal">'
  const posts = [
    { _id: 'a', title: 'A' },
    { _id: 'b', title: 'B', description },
  ]
  reportLeftOut('posts', () =>
    expect(blogListSchema.parse(posts)).toMatchObject([{}, { excerpt: 'Form Seal' }]),
  )
  expect(getLeftOut('posts')).toMatchObject([
    { field: 'link', records: ['"B" "b"'] },
    { field: 'picture', records: ['"B" "b"'] },
  ])
})

it('reports albums and posts without a page, because their id is missing or another one’s', () => {
  const records = ['A', 'B', 'C'].map((title, at) => ({ title, ...(at < 2 && { _id: 42 }) }))
  for (const schema of [albumListSchema, blogListSchema]) {
    reportLeftOut('ids', () => schema.parse(records))
    expect(getLeftOut('ids')).toMatchObject([
      { field: '_id', reason: '42', records: ['"B"'] },
      { field: '_id', reason: 'missing', records: ['"C"'] },
    ])
  }
})

it.each(['<iframe src="about:blank"></iframe>', '<video controls></video>'])(
  'reports %s, which shows nothing',
  (description) => {
    reportLeftOut('frames', () => newsListSchema.parse([{ title: 'A', description }]))
    expect(getLeftOut('frames')).toMatchObject([{ field: 'link' }])
  },
)

it.each([
  '<style>@font-face{font-family:"Cambria Math";panose-1:2 4',
  '<p>Dear parents</p><!--[if gte mso 9]><xml>',
  '<p>Apply at <a href="https://forms.gle/aB',
])('reports HTML that the vendor cut off: %s', (description) => {
  reportLeftOut('cut off', () => newsListSchema.parse([{ title: 'A', description }]))
  expect(getLeftOut('cut off')).toMatchObject([{ field: 'text', records: ['"A"'] }])
  const whole = '<style>p{}</style><!-- x --><p>Marks <33 <a href="https://a.example">x</a>'
  reportLeftOut('cut off', () => newsListSchema.parse([{ title: 'A', description: whole }]))
  expect(getLeftOut('cut off')).toEqual([])
})

it('skips a stringified null in a list of files, and reports it', () => {
  const attachments = ['null', 'undefined', '[object Object]', 'a.pdf']
  reportLeftOut('nothing', () =>
    expect(newsListSchema.parse([{ attachments }])).toMatchObject([{ files: [pdf] }]),
  )
  expect(getLeftOut('nothing')).toMatchObject([{ reason: '3 entries of 4' }])
})

it('reports a picture in a post that is pasted, mailed or on another host', () => {
  const link = '<a href="https://a.example/x.png" rel="noopener">See the picture</a> '
  const sources = {
    'data:image/png;base64,AAAA': '',
    'cid:image001.png@01D': '',
    'https://a.example/x.png': link,
    '//a.example/x.png': link,
  }
  for (const [source, shown] of Object.entries(sources)) {
    reportLeftOut('pictures', () =>
      expect(postSchema.parse({ description: `<img src="${source}">Words` })?.html).toBe(
        `<p>${shown}Words</p>`,
      ),
    )
    expect(getLeftOut('pictures')).toMatchObject([{ field: 'picture' }])
  }
})

it('reports a picture in a post without a source that we know', () => {
  reportLeftOut('pictures', () => postSchema.parse({ description: '<img data-photo="a.jpg">' }))
  expect(getLeftOut('pictures')).toMatchObject([{ field: 'picture' }])
})

it.each([
  [
    { ops: [{ insert: 'Dear ' }, { insert: 'parents', attributes: { bold: true } }] },
    'Dear parents',
  ],
  [
    {
      time: 1,
      blocks: [
        { type: 'paragraph', data: { text: 'Dear <b>parents</b>' } },
        { type: 'list', data: { items: ['diary', 'cap'] } },
      ],
    },
    'Dear parents\n\ndiary\n\ncap',
  ],
  [{ type: 'doc', content: [{ type: 'text', text: 'Dear parents' }] }, 'Dear parents'],
])('shows the words of a text that an editor stored as %j, and reports it', (stored, words) => {
  reportLeftOut('editor', () =>
    expect(
      newsListSchema.parse([{ title: 'A', description: JSON.stringify(stored) }]),
    ).toMatchObject([{ description: words }]),
  )
  expect(getLeftOut('editor')).toMatchObject([{ field: 'text' }])
})

it('shows an editor’s text that breaks off as it is, and reports it', () => {
  const description = '{"ops":[{"insert":"Dear'
  reportLeftOut('editor', () =>
    expect(newsListSchema.parse([{ title: 'A', description }])).toMatchObject([{ description }]),
  )
  expect(getLeftOut('editor')).toMatchObject([{ field: 'text' }])
})

it('reads the days of a calendar entry as those of an event', () => {
  const days = [{ date: '20-22 Nov 2026' }, { date: '2026-11-20', toDate: '2026-11-22' }]
  for (const entry of calendarListSchema.parse(days))
    expect(entry).toMatchObject({ date: '2026-11-20', until: '2026-11-22' })
})

it('keeps for news, posts and albums the text of a date that has no single reading', () => {
  const dateText = '20-22 Nov 2026'
  const shown = { date: null, dateText }
  expect(newsListSchema.parse([{ title: 'A', fromDate: dateText }])[0]).toMatchObject(shown)
  expect(blogListSchema.parse([{ title: 'A', date: dateText }])[0]).toMatchObject(shown)
  expect(albumListSchema.parse([{ title: 'A', date: dateText }])[0]).toMatchObject(shown)
  const readable = { title: 'A', date: 'soon', fromDate: '2026-11-20' }
  expect(albumListSchema.parse([readable])[0]).toMatchObject({ date: '2026-11-20' })
})

const classX = [
  ...['X', 'x', '10', 10, '10th', 'Class X', 'class-10', 'CLASS 10 A', 'Std. X', 'X-A', 'Ⅹ'],
  ...['X (2025-26)', 'Class X, 2026', 'दसवीं', 'দশম শ্রেণি'],
]
const classXII = [
  ...['XII', '12', 'Class XII', 'XII Science', '12th (Commerce)', '10+2', 'Twelve'],
  ...['XII (2025-26)', 'XII Sci 2025-2026', 'XII (98.5%)', 'बारहवीं (विज्ञान)', 'দ্বাদশ'],
]

it.each([
  ...classX.map((text) => [text, 'X'] as const),
  ...classXII.map((text) => [text, 'XII'] as const),
  ...['IX', 'XI', 'X & XII', 'X/XII (2025-26)', '2025-26', ''].map((text) => [text, text] as const),
])('reads the class %j of a topper as %j', (text, level) => {
  expect(topperListSchema.parse([{ name: 'A', class: text }])[0]?.class).toBe(level)
})

it('reports unusable categories, classes, times, days and titles', () => {
  const read = (list: string, schema: { parse: (body: unknown) => unknown }, record: object) => {
    reportLeftOut(list, () => schema.parse([record]))
    return getLeftOut(list).map(({ field, reason }) => `${field}: ${reason}`)
  }
  expect(read('a', highlightListSchema, { title: 'A', category: 'Circular' })).toEqual([
    'category: the text "Circular"',
  ])
  expect(read('b', topperListSchema, { name: 'A', class: 'IX', sessionYear: '2025' })).toEqual([
    'class: the text "IX"',
    'sessionYear: the text "2025"',
  ])
  expect(read('b', topperListSchema, { name: 'A', class: 'X' })).toEqual(['sessionYear: missing'])
  expect(read('c', eventListSchema, { title: 'A', time: '2:30' })).toEqual([
    'time: the text "2:30"',
  ])
  expect(read('d', eventListSchema, { title: 'A', time: 'whole day' })).toEqual([])
  const instants = '20 Nov 2026 10 AM to 22 Nov 2026 5 PM'
  expect(read('d', eventListSchema, { title: 'A', date: instants })).toEqual([])
  expect(read('e', calendarListSchema, { title: 'A' })).toEqual(['date: missing'])
  const backwards = { title: 'A', date: '2026-11-20', toDate: '2026-11-18' }
  expect(read('f', eventListSchema, backwards)).toEqual(['toDate: 2026-11-18 is before 2026-11-20'])
  expect(read('g', registrationListSchema, { url: 'https://a.example' })).toEqual([
    'title: missing',
  ])
  expect(read('h', announcementListSchema, { title: '' })).toEqual(['title: missing'])
})

// All other links: lib/vendor-api/fields.test.ts.
it.each([
  ['www.cbse.gov.in', 'https://www.cbse.gov.in'],
  ['files/f.pdf', fileUrl('files/f.pdf')],
  ['/no-such-page', null],
])('resolves the link %j to %j in a post, a notice and a registration', (url, href) => {
  const description = `<p><a href="${url}">words</a></p>`
  const post = postSchema.parse({ title: 'A', description })
  expect(post?.html).toBe(
    href ? `<p><a href="${href}" rel="noopener">words</a></p>` : '<p>words</p>',
  )
  const [news] = newsListSchema.parse([{ title: 'A', description }])
  expect(news?.description).toBe('words')
  expect(news?.segments).toEqual(href ? [{ text: 'words', href }] : undefined)
  expect(registrationListSchema.parse([{ title: 'A', url }])).toMatchObject([{ title: 'A', href }])
})

it.each([
  ['../../uploads/a.jpg', []],
  ['photo.HEIC', ['picture']],
])('shows the picture %j of a post, and reports one that becomes a placeholder', (src, fields) => {
  reportLeftOut('picture', () =>
    expect(postSchema.parse({ description: `<img src="${src}">` })?.html).toContain(
      `src="${pictureUrl(src.replaceAll('../', ''))}"`,
    ),
  )
  expect(getLeftOut('picture').map(({ field }) => field)).toEqual(fields)
})

// Escaped twice, or of a presentation; a backslash may also be part of a path.
it.each([
  ['A\\r\\nB', 'A\nB', '<p>A<br>B</p>'],
  ['A\\nB', 'A\nB', '<p>A<br>B</p>'],
  ['A\u000bB\u2028C', 'A\nB\nC', '<p>A<br>B<br>C</p>'],
  ['files\\notice.pdf', 'files\\notice.pdf', '<p>files\\notice.pdf</p>'],
])('breaks the lines of a notice and a post: %j', (description, text, html) => {
  expect(newsListSchema.parse([{ description }])).toMatchObject([{ description: text }])
  expect(postSchema.parse({ description })).toMatchObject({ html })
})
