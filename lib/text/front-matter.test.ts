import { expect, it } from 'vitest'
import { school } from '@/content/school'
import { parseFrontMatter } from './front-matter'

/** Front matter as its reader returns it: each key on its own line, below the fence. */
const headOf = (values: object) => ({
  values,
  lines: Object.fromEntries(Object.keys(values).map((key, at) => [key, at + 2])),
})

const good = {
  title: 'Our Library',
  description: 'Over 6000 books, a long reading table and a quiet corner for all readers.',
  picture: 'library',
}

it('replaces {session} in the front matter of a page', () => {
  const description = 'Fees of the school for session {session}, class by class, in one table.'
  const head = headOf({ ...good, description, keywords: 'fees {session}' })
  const { admissionSession } = school
  expect(parseFrontMatter('fees.mdx', head)).toMatchObject({
    description: description.replace('{session}', admissionSession),
    keywords: `fees ${admissionSession}`,
  })
})

it('replaces {libraryBooks} and {computers} in the front matter of a page', () => {
  const description =
    'Over {libraryBooks} books and {computers} computers for all who like to read.'
  const { libraryBooks, computers } = school.figures
  expect(parseFrontMatter('library.mdx', headOf({ ...good, description }))).toMatchObject({
    description: `Over ${libraryBooks} books and ${computers} computers for all who like to read.`,
  })
})

it.each<[object, ...string[]]>([
  [{ description: 'Too short' }, 'description "Too short" must have 50 characters'],
  [{ description: 'long '.repeat(40) }, '160 characters or fewer'],
  [{ quote: 'long '.repeat(30) }, '140 characters or fewer'],
  [{ title: '', colour: 'green' }, 'line 2: title "" must', 'line 5: colour is not a field name'],
])('rejects the front matter %j, and names the file and every problem', (fault, ...reasons) => {
  const parse = () => parseFrontMatter('content/pages/library.mdx', headOf({ ...good, ...fault }))
  for (const words of ['content/pages/library.mdx', ...reasons]) expect(parse).toThrow(words)
})
