import { expect, it } from 'vitest'
import { z } from 'zod'
import { fileUrl } from '@/lib/media-url/media-url'
import { cpuMs } from '@/testing/cpu-time'
import {
  attachments,
  day,
  description,
  html,
  id,
  line,
  link,
  makeUidsDistinct,
  matchWord,
  recordReader,
} from './fields'

const record = z.object({ text: line, day, attachments, link, id })

it.each([
  {},
  { text: null, day: null, attachments: null, link: null, id: null },
  { text: '\u200b \u200e', day: true, attachments: [], link: '\u200b', id: '\ufeff' },
  { text: {}, day: [], attachments: 5, link: 7, id: true },
  { day: '1970-01-01', attachments: [null, true, ' '], link: 'nothing', id: '../x' },
])('treats missing, null and mistyped fields as missing: %j', (raw) => {
  const missing = { text: '', day: { date: null }, attachments: [], link: null, id: null }
  expect(record.parse(raw)).toEqual(missing)
})

it('limits the length of every field', () => {
  expect(line.parse('a'.repeat(60_000))).toHaveLength(1000)
  expect(description.parse('a'.repeat(60_000))).toEqual(['a'.repeat(20_000)])
  expect(html.parse('<'.repeat(3_000_000))).toHaveLength(200_000)
  expect(attachments.parse(Array<string>(50_000).fill('a.webp'))).toHaveLength(1000)
  expect(attachments.parse(['a.webp', 'a'.repeat(3000)])).toEqual(['a.webp'])
  expect(link.parse(`https://a.example/${'a'.repeat(3000)}`)).toBeNull()
})

it('writes a number of a spreadsheet without the noise of its last digits', () => {
  expect([98.40000000000001, 1795132800000].map((one) => line.parse(one))).toEqual([
    '98.4',
    '1795132800000',
  ])
})

it.each([
  ["It\\'s", "It's"],
  ['\\u0985\\u09a8', 'অন'],
  ['<p class=\\"x\\">A<\\/p><a href=\\"https:\\/\\/a.example\\">B<\\/a>', 'A B'],
])('reads %j, which a program escaped twice', (text, words) => {
  expect(line.parse(text)).toBe(words)
})

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

it.each([
  ['Quill', { ops: [{ insert: 'Fee ' }, { insert: '500', attributes: { strike: true } }] }],
  [
    'Tiptap',
    {
      type: 'doc',
      content: [
        {
          content: [
            { text: 'Fee ', marks: [{ type: 'bold' }] },
            { text: '500', marks: [{ type: 'strike' }] },
          ],
        },
      ],
    },
  ],
  ['Slate', [paragraph({ text: 'Fee ' }, { text: '500', strikethrough: true })]],
  ['Lexical', { root: paragraph({ text: 'Fee ', format: 0 }, { text: '500', format: 5 }) }],
])('keeps the line and what is struck out in a text that %s stored as JSON', (_editor, json) => {
  const struck = ['Fee ', { text: '500', isStruck: true }]
  expect(description.parse(JSON.stringify(json))).toEqual(struck)
  const read = z.object({ description }).parse(readRecord({ description: json }))
  expect(read.description).toEqual(struck)
})

it('keeps the links and list items of a text that an editor stored as JSON', () => {
  const [text, href] = ['Form', 'https://a.example/x']
  const list = { type: 'list', data: { items: ['a', { content: 'b', items: [] }] } }
  const linked = [
    { ops: [{ insert: text, attributes: { link: href } }] },
    [paragraph({ type: 'link', url: href, children: [{ text }] })],
  ]
  for (const json of linked)
    expect(description.parse(JSON.stringify(json))).toEqual([{ text, href }])
  expect(description.parse(JSON.stringify({ blocks: [list] }))).toEqual(['a\n\nb'])
})

it('removes a pasted picture and keeps the words around it', () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(500_000)}">`
  expect(html.parse(`<p>Before</p>${picture}<p>After</p>`)).toBe(
    '<p>Before</p><img src=""><p>After</p>',
  )
})

// Every other way to write a URL: lib/text/links.test.ts.
it.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['https://a.example/\ud83c', 'https://a.example/'],
  ['javascript:alert(1)', null],
  ['/Admission/', '/admission'],
  ['/no-such-page', null],
  ['https://a.example/?b=1&amp;c=2', 'https://a.example/?b=1&c=2'],
  ['https:&#x2F;&#x2F;a.example&#x2F;x', 'https://a.example/x'],
  ['api/image/a.pdf', fileUrl('a.pdf')],
  ['https://forms.gle/abc, last date 20 Nov', 'https://forms.gle/abc'],
  ['Apply at forms.gle/abc (Nursery)', 'https://forms.gle/abc'],
  ['https://a.example/x\nhttps://b.example/y', null],
  ['https://a.example/x y.pdf', 'https://a.example/x%20y.pdf'],
  ['/Admission/?x=1#y', '/admission?x=1#y'],
  ['http://localhost:3000/career#x', '/Career#x'],
  ['https://www.localhost:3000', '/'],
  ['http://localhost:3000/media/x/file/a.pdf', '/media/x/file/a.pdf'],
  ['http://localhost:3000/old/notice.php?id=5', null],
  ['admission', '/admission'],
  ['files/v.3gp', fileUrl('files/v.3gp')],
  ['/api/image/files/f.pdf', fileUrl('files/f.pdf')],
  ['index.html/', null],
])('resolves the link %j to %j', (raw, expected) => {
  expect(link.parse(raw)).toBe(expected)
})

it.each([
  ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
  [42, '42'],
  [' 43 ', '43'],
  ['6f9619ff-8b86-d011-b42d-00c04fc964ff', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
  ['65f0\u200b', '65f0'],
  ['ObjectId("65f0")', '65f0'],
  ['{6F9619FF-8B86-D011}', '6F9619FF-8B86-D011'],
  ...['', '../x', 'a b', 'a/b', 'a?b', 'x'.repeat(65), 'ä', 1.5, -1e21].map((odd) => [odd, null]),
])('reads the id %j, of letters, digits, - and _ only, as %j', (value, expected) => {
  expect(id.parse(value)).toBe(expected)
})

const readRecord = recordReader({
  ...{ _id: id, title: line, description, date: day, toDate: day, division: line, attachments },
})

it.each([
  [{ _id: { $oid: '65f0' } }, { _id: '65f0' }],
  [{ date: { $date: '2026-11-20T00:00:00Z' } }, { date: '2026-11-20T00:00:00Z' }],
  [{ date: { $date: { $numberLong: '1795132800000' } } }, { date: '1795132800000' }],
  [{ date: '20&#x2F;11&#x2F;2026' }, { date: '20/11/2026' }],
  [{ date: '<p><s>20/11/2026</s> 27/11/2026</p>' }, { date: '27/11/2026' }],
  [{ date: 46346 }, { date: '2026-11-20' }],
  [{ date: '46346.4375' }, { date: '2026-11-20' }],
  [{ division: '46346' }, { division: '46346' }],
  [{ division: { $numberInt: '92' } }, { division: '92' }],
  [{ attachments: [{ $oid: '65f1' }, 'a.pdf'] }, { attachments: ['65f1', 'a.pdf'] }],
  [{ title: { en: {} } }, { title: { en: {} } }],
  [{ description: { type: 'Buffer', data: [7] } }, { description: { type: 'Buffer', data: [7] } }],
  [{ description: { value: 'A', format: 'basic_html' } }, { description: 'A' }],
  [{ title: { rendered: 'A', protected: false } }, { title: 'A' }],
  [{ title: { en: 'A', bn: 'ক' } }, { title: 'A, ক' }],
  [{ title: '{"en":"A","bn":"ক"}' }, { title: 'A, ক' }],
  [{ title: "['A', 'B']" }, { title: 'A, B' }],
  [{ title: '["A" and B]' }, { title: '["A" and B]' }],
  [{ title: '{"en":{}}' }, { title: '{"en":{}}' }],
  ['{"title":"A"}', { title: 'A' }],
  [
    { description: { _id: '65f0', raw: '<p>A</p>', html: '<p>A</p>' } },
    { description: '<p>A</p>' },
  ],
  [{ title: [{ name: 'A' }, null, 'B'] }, { title: 'A, B' }],
  [{ _id: { _id: '65f0' } }, { _id: '65f0' }],
  [
    { date: { date: '2026-11-20 10:30:00.000000', timezone_type: 3, timezone: 'Asia/Kolkata' } },
    { date: '2026-11-20 10:30:00.000000+05:30' },
  ],
  [
    { date: { date: '2026-11-20 00:00:00.000000', timezone_type: 1, timezone: '+00:00' } },
    { date: '2026-11-20 00:00:00.000000+00:00' },
  ],
  [null, null],
  ['text', 'text'],
])('reads a value as MongoDB, a panel or a spreadsheet stores it: %j', (record, plain) => {
  expect(readRecord(record)).toEqual(plain)
})

it.each([
  [{ id: 7 }, { _id: 7 }],
  [{ Title: 'A' }, { title: 'A' }],
  [{ to_date: '2026-12-07' }, { toDate: '2026-12-07' }],
  [{ images: 'a.jpg' }, { images: 'a.jpg' }],
  [{ fromDate: '2026-12-05', date: null }, { date: '2026-12-05' }],
  [{ startDate: '2026-12-05' }, { date: '2026-12-05' }],
  [{ endDate: '2026-12-07' }, { toDate: '2026-12-07' }],
  [{ constructor: 'A' }, { constructor: 'A' }],
  [
    { id: 5, attributes: { Title: 'A' } },
    { _id: 5, title: 'A', attributes: { Title: 'A' } },
  ],
])('finds the fields of %j under other names and spellings', (record, fields) => {
  expect(readRecord(record)).toEqual(fields)
})

it.each([
  { id: 7, _id: 8 },
  { date: '2026-12-05', fromDate: '2026-12-04' },
])('keeps both fields of %j, which has one under its own name', (record) => {
  expect(readRecord(record)).toEqual(record)
})

it('joins a list where a field holds a text', () => {
  const lists = { title: ['A'], description: ['a', 'b'], date: ['2026-12-05', '2026-12-12'] }
  const texts = { title: 'A', description: 'a\nb', date: '2026-12-05, 2026-12-12' }
  expect(readRecord(lists)).toEqual(texts)
})

it.each([
  ['20-22 Nov 2026', '20-22 Nov 2026'],
  ['<b>20 or 21 Nov</b>', '20 or 21 Nov'],
])('keeps %j, which has no single reading, as the text %j', (value, dateText) => {
  expect(day.parse(value)).toEqual({ date: null, dateText })
})

const spellings = ['RecentActivities', 'Recent Activities', 'recent activity', 'RECENT-ACTIVITIES']

it.each([
  ...[...spellings, ' recent_activities ', 'Recent\u00a0Activity'].map((text) => [text, true]),
  ...['', 'Recent', 'Activities', 'Circular'].map((text) => [text, false]),
])(
  'matches the category %j whatever its case, spaces, punctuation and plural: %j',
  (text, isOne) => {
    const found = matchWord(String(text), ['Notice', 'RecentActivities'])
    expect(found).toBe(isOne ? 'RecentActivities' : undefined)
  },
)

it.each([
  ['a.pdf', ['a.pdf']],
  ['files&#x2F;Parent&#x27;s note.pdf', ["files/Parent's note.pdf"]],
  ['a.pdf, b.jpg;c.docx', ['a.pdf', 'b.jpg', 'c.docx']],
  ['["a.pdf","b.jpg"]', ['a.pdf', 'b.jpg']],
  ['notice, 20 Nov.pdf', ['notice, 20 Nov.pdf']],
  ['[2026] notice.pdf', ['[2026] notice.pdf']],
  ['{"url":"a.pdf"}', ['a.pdf']],
  ["['a.pdf', 'b.pdf']", ['a.pdf', 'b.pdf']],
  ['a.pdf\nb.pdf, ', ['a.pdf', 'b.pdf']],
  ['a:2:{i:0;s:5:"a.pdf";i:1;s:9:"b\'s c.pdf";}', ['a.pdf', "b's c.pdf"]],
  ['a:1:{s:4:"path";s:5:"a.pdf";}', []],
  ['a.pdf<br>b.pdf', ['a.pdf', 'b.pdf']],
  ['a.pdf, N/A', ['a.pdf']],
  ['files/a.pdf files/b.pdf\tfiles/c.pdf', ['files/a.pdf', 'files/b.pdf', 'files/c.pdf']],
  ['date sheet v1.2 final.pdf', ['date sheet v1.2 final.pdf']],
  [{ pdf: 'a.pdf', word: 'b.docx' }, ['a.pdf', 'b.docx']],
  [{ $values: [{ guid: { rendered: 'https://a.example/a.pdf' } }] }, ['https://a.example/a.pdf']],
  [{ path: '', url: 'a.pdf' }, ['a.pdf']],
  ['<a href="files/a.pdf">Form</a>', ['files/a.pdf']],
  ['<img src="files/a.jpg"><img src=\'files/b.jpg\'>', ['files/a.jpg', 'files/b.jpg']],
  [[{ id: 1, attributes: { url: 'a.pdf' } }], ['a.pdf']],
  ['https://a.example/x https://a.example/y', ['https://a.example/x', 'https://a.example/y']],
  [
    ['a.jpg,b.jpg', ['c.jpg'], null, 7],
    ['a.jpg', 'b.jpg', 'c.jpg', '7'],
  ],
  [{ 0: 'a.pdf', 1: 'b.pdf' }, ['a.pdf', 'b.pdf']],
  [
    [{ name: 'Form', path: 'a.pdf' }, { file: { url: 'b.pdf' } }, { _id: '65f1', name: 'Form' }],
    ['a.pdf', 'b.pdf', '65f1'],
  ],
  [['No attachment', '0', 'false', 'NIL.', 'Not applicable'], []],
  [['N/A', '-', 'nil', '', { alt: 'x' }, { path: null }, true], []],
  [7, []],
])('finds in the attachments %j the paths %j', (value, paths) => {
  expect(attachments.parse(value)).toEqual(paths)
})

it('makes the uids of records under one id distinct, in any order', () => {
  const records = ['2026-12-02', '2026-12-01', '2026-12-03', '2026-12-03', null].map((date) => ({
    uid: 'a',
    date,
  }))
  const uids = makeUidsDistinct(records).map(({ uid }) => uid)
  expect(uids).toEqual(['a-2026-12-02', 'a-2026-12-01', 'a-2026-12-03', 'a-2026-12-03-2', 'a'])
  expect(makeUidsDistinct(records.slice(0, 3).reverse()).map(({ uid }) => uid)).toEqual([
    'a-2026-12-03',
    'a',
    'a-2026-12-02',
  ])
})

it.each([
  ['a list of paths', attachments, `${' '.repeat(200_000)}x`, []],
  ['an id', id, `x${'"'.repeat(200_000)}y`, null],
  ['an escaped text', line, '\\'.repeat(300_000), expect.stringMatching(/^\\+$/)],
  [
    'the JSON of an editor',
    line,
    `{"ops":${'{"text":"x","a":'.repeat(2000)}1${'}'.repeat(2001)}`,
    'x'.repeat(50),
  ],
])('reads %s of many equal signs in linear time', async (_what, field, text, read) => {
  expect(field.parse(text)).toEqual(read)
  expect(await cpuMs(() => field.parse(text))).toBeLessThan(1000)
})
