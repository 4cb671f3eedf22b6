import { expect, it } from 'vitest'
import { z } from 'zod'
import { fileUrl } from '@/lib/media-url/media-url'
import { cpuMs } from '@/testing/cpu-time'
import { attachments, day, description, html, id, line, link } from './fields'
import { recordReader } from './record-reader'

const record = z.object({ text: line, day, attachments, link, id })

it.each([
  {},
  { text: null, day: null, attachments: null, link: null, id: null },
  { text: '\u200b \u200e', day: true, attachments: [], link: '\u200b', id: '\ufeff' },
  { text: {}, day: [], attachments: 5, link: 7, id: true },
  { day: '1970-01-01', attachments: [null, true, ' '], link: 'nothing', id: '../x' },
])('treats null, empty and unusable values of a record’s fields as missing: %j', (raw) => {
  const missing = { text: '', day: { date: null }, attachments: [], link: null, id: null }
  expect(record.parse(raw)).toEqual(missing)
})

it('limits the length of every field of a vendor record', () => {
  expect(line.parse('a'.repeat(60_000))).toHaveLength(1000)
  expect(description.parse('a'.repeat(60_000))).toEqual(['a'.repeat(20_000)])
  expect(html.parse('<'.repeat(3_000_000))).toHaveLength(200_000)
  expect(attachments.parse(Array<string>(50_000).fill('a.webp'))).toHaveLength(1000)
  expect(attachments.parse(['a.webp', 'a'.repeat(3000)])).toEqual(['a.webp'])
  expect(link.parse(`https://a.example/${'a'.repeat(3000)}`)).toBeNull()
})

it('rounds a number with a floating-point error, such as 98.40000000000001', () => {
  expect([98.40000000000001, 1795132800000].map((one) => line.parse(one))).toEqual([
    '98.4',
    '1795132800000',
  ])
})

it.each([
  ["It\\'s", "It's"],
  ['\\u0985\\u09a8', 'অন'],
  ['Annual%20Day%202026%2C%20Hall', 'Annual Day 2026, Hall'],
  ['100%20 off', '100%20 off'],
  ['100%%20A', '100% A'],
  ['<p class=\\"x\\">A<\\/p><a href=\\"https:\\/\\/a.example\\">B<\\/a>', 'A B'],
])('unescapes the text %j to %j', (text, words) => {
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
  [
    'Draft.js',
    {
      entityMap: {},
      blocks: [
        {
          text: 'Fee 500',
          inlineStyleRanges: [{ offset: 4, length: 3, style: 'STRIKETHROUGH' }],
        },
      ],
    },
  ],
])('keeps strikethrough in a text that the editor %s stored as JSON', (_editor, json) => {
  const struck = ['Fee ', { text: '500', isStruck: true }]
  expect(description.parse(JSON.stringify(json))).toEqual(struck)
  const readRecord = recordReader({ description })
  const read = z.object({ description }).parse(readRecord({ description: json }))
  expect(read.description).toEqual(struck)
})

it.each([
  [[{ _type: 'block', children: [{ _type: 'span', text: 'A' }] }], ['A']],
  [{ nodeType: 'document', content: [{ content: [{ nodeType: 'text', value: 'A' }] }] }, ['A']],
  [{ content: [{ text: 'A' }, { type: 'hardBreak' }, { text: 'B' }] }, ['A\nB']],
  [{ blocks: ['A', 'B'].map((text) => ({ text, inlineStyleRanges: [] })) }, ['A\n\nB']],
  [{ blocks: [{ items: ['A', 'B'].map((text) => ({ text, checked: true })) }] }, ['A\n\nB']],
  [{ ops: [{ insert: '\n' }] }, []],
  [
    { ops: [{ insert: { video: 'https://youtu.be/aaaaaaaaaaa' } }] },
    [
      {
        text: 'Watch the film on YouTube',
        href: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      },
    ],
  ],
])('extracts text and links to films from the JSON of a rich-text editor: %j', (json, segments) => {
  expect(description.parse(JSON.stringify(json))).toEqual(segments)
})

it('keeps links and list items in a text that a rich-text editor stored as JSON', () => {
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

it('removes the data URL of a pasted picture, and keeps the text before and after the picture', () => {
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
  ['api/image/a.pdf', fileUrl('a.pdf')],
  ['https://forms.gle/abc, last date 20 Nov', 'https://forms.gle/abc'],
  ['Apply at forms.gle/abc (Nursery)', 'https://forms.gle/abc'],
  ['https://a.example/x\nhttps://b.example/y', null],
  ['https://a.example/x y.pdf', 'https://a.example/x%20y.pdf'],
  ['http://localhost:3000/career#x', '/Career#x'],
  ['https://www.localhost:3000', '/'],
  ['http://localhost:3000/media/x/file/a.pdf', '/media/x/file/a.pdf'],
  ['http://localhost:3000/old/notice.php?id=5', null],
  ['admission', '/admission'],
  ['files/v.3gp', fileUrl('files/v.3gp')],
  ['index.html/', null],
  ['https://wa.me/919832012345?text=Hello Sir', 'https://wa.me/919832012345?text=Hello%20Sir'],
])('resolves the link %j to %j', (raw, expected) => {
  expect(link.parse(raw)).toBe(expected)
})

it.each([
  ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
  [42, '42'],
  ['6f9619ff-8b86-d011-b42d-00c04fc964ff', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
  ['65f0\u200b', '65f0'],
  ['ObjectId("65f0")', '65f0'],
  ['{6F9619FF-8B86-D011}', '6F9619FF-8B86-D011'],
  ...['', '../x', 'a b', 'a/b', 'a?b', 'x'.repeat(65), 'ä', 1.5, -1e21].map((odd) => [odd, null]),
])('parses the id %j as %j (letters, digits, - and _ are allowed)', (value, expected) => {
  expect(id.parse(value)).toBe(expected)
})

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
  ['a.pdf and b.pdf & c.pdf', ['a.pdf', 'b.pdf', 'c.pdf']],
  ['Rules and forms.pdf', ['Rules and forms.pdf']],
  ['files/a.pdf files/b.pdf\tfiles/c.pdf', ['files/a.pdf', 'files/b.pdf', 'files/c.pdf']],
  ['date sheet v1.2 final.pdf', ['date sheet v1.2 final.pdf']],
  [{ pdf: 'a.pdf', word: 'b.docx' }, ['a.pdf', 'b.docx']],
  [{ $values: [{ guid: { rendered: 'https://a.example/a.pdf' } }] }, ['https://a.example/a.pdf']],
  [{ path: '', url: 'a.pdf' }, ['a.pdf']],
  ['<a href="files/a.pdf">Form</a>', ['files/a.pdf']],
  ['<img src="files/a.jpg"><img src=\'files/b.jpg\'>', ['files/a.jpg', 'files/b.jpg']],
  [[{ id: 1, attributes: { url: 'a.pdf' } }], ['a.pdf']],
  [{ data: [{ attributes: { url: 'a.pdf' } }, { url: 'b.pdf' }] }, ['a.pdf', 'b.pdf']],
  [{ data: [] }, []],
  ['https://a.example/x https://a.example/y', ['https://a.example/x', 'https://a.example/y']],
  [
    ['a.jpg,b.jpg', ['c.jpg'], null, 7],
    ['a.jpg', 'b.jpg', 'c.jpg', '7'],
  ],
  [
    [{ name: 'Form', path: 'a.pdf' }, { file: { url: 'b.pdf' } }, { _id: '65f1', name: 'Form' }],
    ['a.pdf', 'b.pdf', '65f1'],
  ],
  [{ 0: 'a.pdf', 1: 'b.pdf' }, ['a.pdf', 'b.pdf']],
  [['No attachment', '0', 'false', 'NIL.', 'Not applicable'], []],
  [['N/A', '-', 'nil', '', { alt: 'x' }, { path: null }, true], []],
  [7, []],
])('parses the attachments %j into the paths %j', (value, paths) => {
  expect(attachments.parse(value)).toEqual(paths)
})

it.each([
  ['a list of paths with 200,000 spaces', attachments, `${' '.repeat(200_000)}x`, []],
  ['an id with 200,000 quotes', id, `x${'"'.repeat(200_000)}y`, null],
  ['a text of 300,000 backslashes', line, '\\'.repeat(300_000), expect.stringMatching(/^\\+$/)],
  [
    'editor JSON with 2,000 nested objects',
    line,
    `{"ops":[${'{"text":"x","a":'.repeat(2000)}1${'}'.repeat(2000)}]}`,
    'x'.repeat(49),
  ],
])('parses %s in linear time', async (_what, field, text, read) => {
  expect(field.parse(text)).toEqual(read)
  expect(await cpuMs(() => field.parse(text))).toBeLessThan(1000)
})
