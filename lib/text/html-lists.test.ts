import { expect, it } from 'vitest'
import { pairs } from '@/testing/pairs'
import { renderPost } from '@/testing/post'
import { toSingleLine } from './html'

const inWingdings = ['Ø', 'ü', 'v']
  .map(
    (sign) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings;mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${sign}x</p>`,
  )
  .join('')

it.each(
  pairs(
    '<ul><li>One</li><ul><li>Two</li></ul></ul> → <ul><li>One<ul><li>Two</li></ul></li></ul>',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>One</p>
     <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span>Two</p><p class=MsoNormal>After<o:p></o:p></p> → <ul><li>One<ol start="3"><li>Two</li></ol></li></ul><p>After</p>`,
    `${inWingdings} → <ul><li>Øx</li><li>üx</li><li>vx</li></ul>`,
    '<ol><li data-list="bullet">A</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>B</li><li data-list="bullet">C</li><li data-list="ordered">D</li></ol> → <ul><li>A<ul><li>B</li></ul></li><li>C</li></ul><ol><li>D</li></ol>',
    '<ol start="3"><li>A</li><li class="ql-indent-1">B</li><li class="ql-indent-2">C</li><li>D</li></ol> → <ol start="3"><li>A<ol><li>B<ol><li>C</li></ol></li></ol></li><li>D</li></ol>',
    '<ol><li data-list="checked">Diary</li><li data-list="unchecked">Fee</li></ol> → <ul><li>☑ Diary</li><li>☐ Fee</li></ul>',
    '<ul data-checked="true"><li>Diary</li></ul><ul><li role="checkbox" aria-checked="false">Fee</li></ul> → <ul><li>☑ Diary</li></ul><ul><li>☐ Fee</li></ul>',
    '<ul><li aria-checked="true"><img src="data:image/png;base64,xx" alt="checked"><p>Diary</p></li></ul> → <ul><li>☑ Diary</li></ul>',
  ),
)('renders a list from Word or a web editor as an HTML list: %j', (from, to) => {
  expect(renderPost(from)).toBe(to)
})

it.each([
  '<ol start="3"><li value="7">A<ul><li>B</li></ul></li><li>C</li></ol>',
  '<ol start="2" reversed><li>A</li></ol>',
  '<ol type="a" style="list-style-type:lower-alpha"><li>A</li></ol>',
])('keeps the numbers of the list %s', (html) => {
  expect(renderPost(html)).toBe(html)
})

const wordItem = (number: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}<span>&nbsp; </span></span>x</p>`

it.each([
  ['(ii)', 'i', 2],
  ['c)', 'a', 3],
  ['IV.', 'I', 4],
])('continues the numbers of a Word list at %s after a paragraph', (number, type, start) => {
  const html = `<p>Between</p>${wordItem(number)}`
  expect(renderPost(html)).toContain(`<ol start="${start}" type="${type}"`)
  expect(toSingleLine(html)).toBe(`Between ${number.replace(/\W/g, '')}. x`)
})

it('starts a second list where the numbers of a Word list start again', () => {
  const html = ['1.', '2.', '1.', '2.'].map(wordItem).join('')
  expect(toSingleLine(html)).toBe('1. x 2. x 1. x 2. x')
})
