import { expect, it } from 'vitest'
import { school } from '@/content/school'
import { parseFrontMatter } from './front-matter'

/** A head as its reader gives it, a key a line below the fence. */
const headOf = (values: object) => ({
  values,
  lines: Object.fromEntries(Object.keys(values).map((key, at) => [key, at + 2])),
})

const good = {
  title: 'Our Library',
  description: 'Over 6000 books, a long reading table and a quiet corner for all readers.',
  picture: 'library',
  pictureAlt: 'Pupils reading at a long table',
}

it('parseFrontMatter gives a good front matter back', () => {
  expect(parseFrontMatter('library.mdx', headOf(good))).toEqual({
    ...good,
    keywords: '',
  })
})

it('parseFrontMatter fills the session in, which is typed once', () => {
  const description = 'Fees of the school for session {session}, class by class, in one table.'
  const head = headOf({ ...good, description, keywords: 'fees {session}' })
  const { admissionSession } = school
  expect(parseFrontMatter('fees.mdx', head)).toMatchObject({
    description: description.replace('{session}', admissionSession),
    keywords: `fees ${admissionSession}`,
  })
})

it.each<[string, unknown, ...string[]]>([
  ['no head', undefined, 'does not begin with a head'],
  [
    'a line that is no YAML',
    { unreadable: ['line 3: Nested mappings'] },
    'line 3: Nested mappings',
  ],
  [
    'a short description',
    headOf({ ...good, description: 'Too short' }),
    'description "Too short" must have 50 characters',
  ],
  ['a long one', headOf({ ...good, description: 'long '.repeat(40) }), '160 characters at most'],
  [
    'no picture of ours',
    headOf({ ...good, picture: 'nothing' }),
    'is not a name in content/pictures.yaml',
  ],
  [
    'a name of every object’s',
    headOf({ ...good, picture: 'toString' }),
    'is not a name in content/pictures.yaml',
  ],
  ['a long quote', headOf({ ...good, quote: 'long '.repeat(30) }), '140 characters at most'],
  [
    'curly brackets',
    headOf({
      ...good,
      description: 'All of the {two} gardens of the school, and who waters them.',
    }),
    'description has a curly bracket { that stands for nothing here; write {session}',
  ],
  [
    'several faults at once',
    headOf({ ...good, pictureAlt: '', colour: 'green' }),
    'line 5: pictureAlt "" must have 1 character or more',
    'line 6: colour is no name of a field here',
  ],
])('parseFrontMatter names the file and every reason: %s', (_what, head, ...reasons) => {
  const parse = () => parseFrontMatter('content/pages/library.mdx', head)
  for (const words of ['content/pages/library.mdx', ...reasons]) expect(parse).toThrow(words)
})
