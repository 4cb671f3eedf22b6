import { describe, expect, it } from 'vitest'
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

describe('parseFrontMatter', () => {
  it('gives a good front matter back', () => {
    expect(parseFrontMatter('library.mdx', headOf(good))).toEqual({
      ...good,
      keywords: '',
    })
  })

  it('fills the session in, which is typed once', () => {
    const description = 'Fees of the school for session {session}, class by class, in one table.'
    const head = headOf({ ...good, description, keywords: 'fees {session}' })
    const { admissionSession } = school
    expect(parseFrontMatter('fees.mdx', head)).toMatchObject({
      description: description.replace('{session}', admissionSession),
      keywords: `fees ${admissionSession}`,
    })
  })

  it.each([
    ['description', 'Too short', 'description "Too short" must have 50 characters or more'],
    ['description', 'long '.repeat(40), 'description must have 160 characters at most'],
    ['picture', 'nothing', 'picture "nothing" is not a name in content/pictures.yaml'],
    ['picture', 'toString', 'picture "toString" is not a name in content/pictures.yaml'],
    ['pictureAlt', '', 'pictureAlt "" must have 1 character or more'],
    [
      'description',
      'All of the {two} garden of the school, and who looks after it.',
      'description has a curly bracket { that stands for nothing here; write {session}',
    ],
    ['quote', 'long '.repeat(30), 'quote must have 140 characters at most'],
  ])('names the file and the reason when %s is "%s"', (key, value, reason) => {
    const parse = () =>
      parseFrontMatter('content/pages/library.mdx', headOf({ ...good, [key]: value }))
    expect(parse).toThrow('content/pages/library.mdx')
    expect(parse).toThrow(reason)
  })

  it('gives every reason at once, and refuses a key it does not know', () => {
    const parse = () =>
      parseFrontMatter('a.mdx', headOf({ ...good, pictureAlt: '', colour: 'green' }))
    expect(parse).toThrow(
      /line 5: pictureAlt "" must have[\s\S]*line 6: colour is no name of a field here/,
    )
  })

  it('says each line that is no YAML', () => {
    const parse = () => parseFrontMatter('a.mdx', { unreadable: ['line 3: Nested mappings'] })
    expect(parse).toThrow('line 3: Nested mappings')
  })

  it('refuses a file without a front matter', () => {
    expect(() => parseFrontMatter('a.mdx', undefined)).toThrow('a.mdx')
  })
})
