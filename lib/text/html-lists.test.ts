import { expect, it } from 'vitest'
import { pairs } from '@/testing/pairs'
import { renderPost } from '@/testing/post'
import { toSingleLine } from './html'

const inWingdings = ['Ø', 'v']
  .map(
    (sign) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings;mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${sign}x</p>`,
  )
  .join('')

it.each(
  pairs(
    '<ul><li>One</li><ul><li>Two</li></ul></ul> → <ul><li>One<ul><li>Two</li></ul></li></ul>',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>One</p>
     <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span>Two</p><p class=MsoNormal>After<o:p></o:p></p> → <ul><li>One<ol><li value="3">Two</li></ol></li></ul><p>After</p>`,
    `${inWingdings} → <ul><li>Øx</li><li>vx</li></ul>`,
    '<ol><li data-list="bullet">A</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>B</li><li data-list="bullet">C</li><li data-list="ordered">D</li></ol> → <ul><li>A<ul><li>B</li></ul></li><li>C</li></ul><ol><li>D</li></ol>',
    '<ol start="3"><li>A</li><li class="ql-indent-1">B</li><li class="ql-indent-2">C</li><li>D</li></ol> → <ol start="3"><li>A<ol><li>B<ol><li>C</li></ol></li></ol></li><li>D</li></ol>',
  ),
)('renders a list from Word or a web editor as an HTML list: %j', (from, to) => {
  expect(renderPost(from)).toBe(to)
})

it.each([
  '<ol start="3"><li value="7">A<ul><li>B</li></ul></li><li>C</li></ol>',
  '<ol type="a" style="list-style-type:lower-alpha"><li>A</li></ol>',
])('keeps the numbers of the list %s', (html) => {
  expect(renderPost(html)).toBe(html)
})

const wordItem = (number: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}<span>&nbsp; </span></span>x</p>`

it.each([
  ['(ii)', '<ol type="i" style="list-style-type:lower-roman"><li value="2">x</li></ol>'],
  ['c)', '<ol type="a" style="list-style-type:lower-alpha"><li value="3">x</li></ol>'],
  ['IV.', '<ol type="I" style="list-style-type:upper-roman"><li value="4">x</li></ol>'],
])('keeps the number %s that Word wrote', (number, list) => {
  expect(renderPost(wordItem(number))).toBe(list)
  expect(toSingleLine(wordItem(number))).toBe(`${number.replace(/\W/g, '')}. x`)
})

it('keeps the numbers of a Word list that begins again', () => {
  const html = ['1.', '2.', '1.', '2.'].map(wordItem).join('')
  expect(toSingleLine(html)).toBe('1. x 2. x 1. x 2. x')
})
