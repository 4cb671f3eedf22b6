import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { fileUrl } from '@/lib/media-url/media-url'
import { leftOutOf } from '@/testing/left-out'
import { postSchema } from './blog'
import { newsListSchema } from './news'

it.each([
  ['<iframe src="about:blank"></iframe>', 'link'],
  ['<video controls></video>', 'link'],
  ['<style>@font-face{font-family:"Cambria Math";panose-1:2 4', 'text'],
  ['<p>Dear parents</p><!--[if gte mso 9]><xml>', 'text'],
  ['<p>Apply at <a href="https://forms.gle/aB', 'text'],
])('reports a news item whose HTML shows nothing or is cut off: %s', (description, field) => {
  const found = leftOutOf(newsListSchema, [{ title: 'A', description }])
  expect(found).toMatchObject([{ field, records: ['"A"'] }])
})

it('does not report the complete HTML of a news item as cut off', () => {
  const description = '<style>p{}</style><!-- x --><p>Marks <33 <a href="https://a.example">x</a>'
  expect(leftOutOf(newsListSchema, [{ title: 'A', description }])).toEqual([])
})

it('omits and reports the attachments “null” and “[object Object]” of a news item', () => {
  const attachments = ['null', 'undefined', '[object Object]', 'a.pdf']
  const files = [{ href: fileUrl('a.pdf'), kind: 'PDF' }]
  expect(newsListSchema.parse([{ attachments }])).toMatchObject([{ files }])
  expect(leftOutOf(newsListSchema, [{ attachments }])).toMatchObject([{ reason: '3 entries of 4' }])
})

const blocks = [
  { type: 'paragraph', data: { text: 'Dear <b>parents</b>' } },
  { type: 'list', data: { items: ['diary', 'cap'] } },
]

it.each([
  [JSON.stringify({ time: 1, blocks }), 'Dear parents\n\ndiary\n\ncap'],
  ['{"ops":[{"insert":"Dear', '{"ops":[{"insert":"Dear'],
])(
  'shows and reports a news item whose text is JSON of a rich-text editor: %s',
  (stored, words) => {
    const records = [{ title: 'A', description: stored }]
    expect(newsListSchema.parse(records)).toMatchObject([{ description: words }])
    expect(leftOutOf(newsListSchema, records)).toMatchObject([{ field: 'text' }])
  },
)

// Escaped twice, or of a presentation; a backslash may also be part of a path.
it.each([
  ['A\\r\\nB', 'A\nB', '<p>A<br>B</p>'],
  ['A\\nB', 'A\nB', '<p>A<br>B</p>'],
  ['A\u000bB\u2028C', 'A\nB\nC', '<p>A<br>B<br>C</p>'],
  ['files\\notice.pdf', 'files\\notice.pdf', '<p>files\\notice.pdf</p>'],
])(
  'recognises line breaks in news and blog posts, but no \\n in a file path: %j',
  (description, text, html) => {
    expect(newsListSchema.parse([{ description }])).toMatchObject([{ description: text }])
    const post = postSchema.parse({ description })
    expect(post && toHtml(post.body)).toBe(html)
  },
)
