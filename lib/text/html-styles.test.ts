import { expect, it } from 'vitest'
import { renderPost, toPlainText } from '@/testing/post'
import { toSingleLine } from './html'

it.each([
  '<del>10 May</del>',
  '<strike>10 May</strike>',
  '<s>10 May</s>',
  '<span style="text-decoration: line-through;">10 May</span>',
  '<span style="text-decoration-line:underline line-through">10 May</span>',
  '<span class="MsoDel">10 May</span>',
  '~10 May~',
  '~~10 May~~',
])('shows %s struck out in a blog post, and omits it from plain text', (struck) => {
  const html = `<p>Last date: ${struck} 20 May</p>`
  expect(renderPost(html)).toBe('<p>Last date: <s>10 May</s> 20 May</p>')
  expect(toSingleLine(html)).toBe('Last date: 20 May')
})

it.each([
  ['<b style="font-weight:normal">Plain <b>bold</b></b>', '<p>Plain <strong>bold</strong></p>'],
  ['<b style="font-weight:normal"><p>Plain</p></b>', '<p>Plain</p>'],
  ['<span style="font-weight:700">b</span>', '<p><strong>b</strong></p>'],
  ['<i style="font-style:normal">n</i>', '<p>n</p>'],
  ['<b>one<p>two</p></b>', '<p><strong>one</strong></p><p><strong>two</strong></p>'],
  ['5*3*2 _words_ ~*gone*~', '<p>5*3*2 _words_ <s><strong>gone</strong></s></p>'],
  ['**bold** 2**3**4', '<p><strong>bold</strong> 2**3**4</p>'],
])('renders bold and italic as a browser or WhatsApp does: %j', (from, to) => {
  expect(renderPost(from)).toBe(to)
})

it.each([
  '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Words</p>',
  '<style>p{margin:0}</style><title>Memo</title><p>Words</p>',
  '<!DOCTYPE html><html><head><meta charset="x"><title>Memo</title></head><body>Words</body></html>',
  '<i style="display:/**/none">x</i><style>p.h{color:red}</style><p style="display:none;display:block">Words</p>',
  '<div style="display:none">preheader</div><span style="mso-hide:all">x</span><p hidden>y</p><p>Words<o:p>&nbsp;</o:p></p>',
])('omits the invisible content of %s', (html) => {
  expect(renderPost(html)).toBe('<p>Words</p>')
  expect(toSingleLine(html)).toBe('Words')
})

it('keeps the text of an SVG', () => {
  const html = '<svg><title>Icon</title><text x=0>Admission</text><text>open</text></svg>Apply'
  expect(renderPost(html)).toBe('<p>Admission<br>open<br>Apply</p>')
})

it.each([
  ['<span style="font-family:Wingdings">Ø</span> Wear a cap', '• Wear a cap'],
  ['<font face="Wingdings">ü</font>Cap <font face="Wingdings">û</font>Phone', '✓ Cap ✗ Phone'],
  ['<span style="font-family:Wingdings">See you</span>', 'See you'],
])('replaces symbols in the font Wingdings, but no words, in %s', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
