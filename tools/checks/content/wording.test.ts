import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { wordingFaults } from './wording.mjs'

/** A folder of content with one page. */
function content(page: string) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'wording-')), 'content')
  cpSync('content/spelling', path.join(folder, 'spelling'), { recursive: true })
  mkdirSync(path.join(folder, 'pages'))
  writeFileSync(path.join(folder, 'pages/our-page.mdx'), page)
  return folder
}

it.each([
  ['a slip', 'The hostel has good accomodation.', /“accomodation” .*write accommodation, or, if/],
  ['a slip in an attribute', '<Tile title="Wednsday">x</Tile>', /“Wednsday” .*write Wednesday/],
  [
    'a name',
    'Ms Chhewang teaches.',
    /“Chhewang” is in no list of words; .*if it is right, add a line Chhewang to content\/spelling\/names.txt$/,
  ],
  ['a straight apostrophe', "The school's bus.", /“l's”: write the apostrophe ’/],
  ['a day behind its month', 'On March 16.', /“March 16”: write the day first/],
  ['a day that is a 2nd', 'On 2nd March.', /“2nd March”: write the day as a number/],
  ['a time with a point', 'At 8.30 am.', /“8.30 am”: write a colon/],
  ['a word twice', 'The bus is is late.', /“is is”: write it once/],
])('%s is said once a file, with its line', (_what, words, sentence) => {
  const found = wordingFaults(content(`---\npicture: x\n---\n\nA page.\n\n${words}\n\n${words}\n`))
  const [first] = found
  expect(first).toMatch(/^content\/pages\/our-page\.mdx:7 {2}/)
  expect(first).toMatch(sentence)
})

it('what a head and a file of data say is read; what people type into the search is not', () => {
  const folder = content('---\ndescription: The libary\nkeywords: libary\n---\n\nA page.\n')
  writeFileSync(path.join(folder, 'typed.yaml'), 'a:\n  - The libary of the school\n')
  writeFileSync(path.join(folder, 'search.yaml'), 'b: The libary\n')
  expect(wordingFaults(folder).map((one) => one.split('  ')[0])).toEqual([
    'content/typed.yaml:2',
    'content/pages/our-page.mdx:2',
  ])
})

it('a name is right once it stands in the list, in any case and in the plural', () => {
  const folder = content('---\npicture: x\n---\n\nThe Chhewangs, and chhewang’s books.\n')
  const list = path.join(folder, 'spelling/names.txt')
  expect(wordingFaults(folder)).toHaveLength(2)
  writeFileSync(list, `${readFileSync(list, 'utf8')}Chhewang\r\n`)
  expect(wordingFaults(folder)).toEqual([])
})
