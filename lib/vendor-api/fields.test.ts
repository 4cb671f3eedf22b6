import { expect, it } from 'vitest'
import { z } from 'zod'
import { fileUrl } from '@/lib/media-url/media-url'
import { cpuMs } from '@/testing/cpu-time'
import { reasonsOf } from '@/testing/left-out'
import { day, dayOnly, files, id, link, richText, text, time, word } from './fields'
import { listOf } from './list'
import { descriptionOf } from './rich-text'

const choice = word(['PhotoGallery', 'Notice'])
const all = z.object({ text, richText, _id: id, files, link, day: dayOnly, time, word: choice })
const list = listOf(
  all,
  (raw) => raw,
  () => true,
)

const absent = {
  ...{ text: '', richText: { source: '' }, _id: null, files: [], link: null, time: '', word: null },
  day: { date: null, until: null, text: '' },
}

it.each([
  ['null', null],
  ['an empty text', ' '],
  ['a value of another type', { en: 'A' }],
])('gives each type its absent value for %s', (_what, value) => {
  const names = Object.keys(all.shape)
  const raw = Object.fromEntries(names.map((name) => [name, value]))
  expect(list.parse([raw, { text: 'A' }]).at(-1)).toEqual({ ...absent, text: 'A' })
  const [record = absent] = list.parse([{ ...raw, text: 'A' }])
  expect(record).toEqual({ ...absent, text: 'A' })
})

it('reports each value that breaks its type, with its field and a remedy', () => {
  const odd = Object.fromEntries(Object.keys(all.shape).map((name) => [name, { en: 'A' }]))
  const reasons = reasonsOf(list, [{ ...odd, text: 'A', _id: 'a/b', link: 'see the office' }])
  expect(reasons).toEqual([
    'richText: an object',
    '_id: the text "a/b"',
    'files: an object',
    'link: the text "see the office"',
    'day: an object',
    'time: an object',
    'word: an object',
  ])
})

const href = 'https://a.example/f'

/** What every type of text makes of the same input: a line, a description, a link, and whether it is a day. */
it.each<[input: string | number, line: string, description: unknown, link: string | null]>([
  [href, href, [{ text: href, href }], href],
  [`<a href="${href}">Form</a>`, 'Form', [{ text: 'Form', href }], null],
  [
    'office@a.example',
    'office@a.example',
    [{ text: 'office@a.example', href: 'mailto:office@a.example' }],
    'mailto:office@a.example',
  ],
  ['98765 43210', '98765 43210', [{ text: '98765 43210', href: 'tel:+919876543210' }], null],
  ['\uf0b7 Bring a cap', '• Bring a cap', '• Bring a cap', null],
  ['Marks < 40', 'Marks < 40', 'Marks < 40', null],
  ['In the hall\vBring a pen', 'In the hall Bring a pen', 'In the hall\nBring a pen', null],
  ['<div>One</div><div>Two</div>', 'One Two', 'One\nTwo', null],
  ['<b>Hall</b> 2', 'Hall 2', 'Hall 2', null],
  ['Fee <s>500</s> 600', 'Fee 600', ['Fee ', { text: '500', isStruck: true }, ' 600'], null],
  [42, '42', '42', null],
])('reads %j alike in every field', (input, line, description, url) => {
  expect([text.parse(input), time.parse(input), day.parse(input).text]).toEqual([line, line, line])
  const shown = descriptionOf({ title: 'A', description: richText.parse(input) })
  expect(shown.segments ?? shown.description).toEqual(description)
  expect(link.safeParse(input).data ?? null).toBe(url)
})

it('limits the length of every field', () => {
  expect(text.parse('a'.repeat(60_000))).toHaveLength(1000)
  expect(richText.parse('<'.repeat(3_000_000)).source).toHaveLength(200_000)
  expect(files.parse(Array<string>(50_000).fill('a.webp'))).toHaveLength(1000)
  expect(files.parse(['a.webp', `${'a'.repeat(3000)}.webp`])).toEqual(['a.webp'])
  expect(link.safeParse(`https://a.example/${'a'.repeat(3000)}`).success).toBe(false)
})

it('removes a picture that was pasted into a text, and keeps the words around it', () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(500_000)}">`
  expect(richText.parse(`Before${picture}After`).source).toBe('Before<img src="">After')
})

// Every other way to write a URL: lib/text/links.test.ts.
it.each([
  ['javascript:alert(1)', null],
  ['/Admission/', '/admission'],
  ['/no-such-page', null],
  ['https://a.example/?b=1&amp;c=2', 'https://a.example/?b=1&c=2'],
  ['api/image/a.pdf', fileUrl('a.pdf')],
  ['www.cbse.gov.in', 'https://www.cbse.gov.in/'],
  ['Http://localhost:3000/admission', '/admission'],
  ['http://localhost:3000/career#x', '/Career#x'],
  ['http://localhost:3000/old/notice.php?id=5', null],
])('resolves the link %j to %j', (raw, expected) => {
  expect(link.safeParse(raw).data ?? null).toBe(expected)
})

it.each([
  ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
  [42, '42'],
  ...['../x', 'a b', 'a?b', 'x'.repeat(65), 'ä', 1.5].map((odd) => [odd, null]),
])('parses the id %j as %j', (value, expected) => {
  expect(id.safeParse(value).data ?? null).toBe(expected)
})

it.each<[unknown, string[], string[]]>([
  ['files/a.pdf', ['files/a.pdf'], []],
  [['a.pdf', '', null, 'https://a.example/b.pdf'], ['a.pdf', 'https://a.example/b.pdf'], []],
  [['65f0c0ffee', 7], ['65f0c0ffee'], ['files: 7: no path']],
  [['../a.png'], [], ['files: the text "../a.png": no path that an address can have']],
  [['setup.exe'], [], ['files: the text "setup.exe": a kind of file that the site does not offer']],
])('keeps of the files %j those that the site can serve: %j', (value, paths, reasons) => {
  expect(files.parse(value)).toEqual(paths)
  expect(reasonsOf(list, [{ text: 'A', files: value }])).toEqual(reasons)
})

it('shows a day that it cannot read as it was written, and ignores the first day of a database', () => {
  expect(day.parse('after the <b>Pujas</b>')).toMatchObject({ date: null, text: 'after the Pujas' })
  expect(day.parse('1970-01-01T00:00:00Z')).toEqual(absent.day)
  expect(day.parse('5 Dec 2026, 9 am')).toMatchObject({ date: '2026-12-05', time: '9 am' })
  expect(reasonsOf(list, [{ day: 'soon', time: 'after lunch' }, { day: '5/12/26 9 am' }])).toEqual([
    'day: the text "soon"',
    'time: the text "after lunch"',
    'day: no page shows the time "9 am"',
  ])
})

it.each([
  ['photo gallery', 'PhotoGallery'],
  ['NOTICE', 'Notice'],
  ['Notices', 'unknown'],
])('reads the word %j of a list as %j', (written, expected) => {
  expect(choice.parse(written)).toBe(expected)
})

it.each([
  ['a text of 300,000 backslashes', text, '\\'.repeat(300_000)],
  ['a day of 300,000 digits', day, '1'.repeat(300_000)],
  ['a path of 200,000 spaces', files, `${' '.repeat(200_000)}x`],
])('parses %s in linear time', async (_what, field, value) => {
  expect(await cpuMs(() => field.safeParse(value))).toBeLessThan(1000)
})
