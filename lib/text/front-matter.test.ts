import { describe, expect, it } from 'vitest'
import { school } from '@/content/school'
import { parseFrontMatter } from './front-matter'

/** A head as its reader gives it, a key a line below the fence. */
const headOf = (values: object) => ({
  values,
  lines: Object.fromEntries(Object.keys(values).map((key, at) => [key, at + 2])),
})

const good = {
  description: 'Over 6000 books, a long reading table and a quiet corner for all readers.',
  picture: 'library',
  pictureAlt: 'Pupils reading at a long table',
}

describe('parseFrontMatter', () => {
  it('gives a good front matter back', () => {
    expect(parseFrontMatter('library.mdx', headOf(good))).toEqual({
      ...good,
      keywords: '',
      sample: false,
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
      'must have 50 characters',
    ],
    ['a long one', headOf({ ...good, description: 'long '.repeat(40) }), '160 characters at most'],
    ['no picture of ours', headOf({ ...good, picture: 'nothing' }), 'picture is not a name in'],
    [
      'a name of every object’s',
      headOf({ ...good, picture: 'toString' }),
      'picture is not a name in',
    ],
    ['a long quote', headOf({ ...good, quote: 'long '.repeat(30) }), '140 characters at most'],
    ['a title', headOf({ ...good, title: 'a' }), 'title stands in content/routes.ts'],
    ['a section', headOf({ ...good, section: 'a' }), 'section stands in content/routes.ts'],
    [
      'several faults at once',
      headOf({ ...good, pictureAlt: '', colour: 'green' }),
      'line 4: pictureAlt must say what is seen',
      'line 5: colour is no line of a head',
    ],
  ])('names the file and every reason: %s', (_what, head, ...reasons) => {
    const parse = () => parseFrontMatter('content/pages/library.mdx', head)
    for (const words of ['content/pages/library.mdx', ...reasons]) expect(parse).toThrow(words)
  })

  it.each([
    [{ sample: true }],
    [{ sample: false, confirm: 'rules for borrowing' }],
    [{ confirm: 'rules for borrowing' }],
  ])('a page with sample text names what is to be confirmed, and no other: %j', (more) => {
    expect(() => parseFrontMatter('a.mdx', headOf({ ...good, ...more }))).toThrow('confirm')
    const whole = { ...good, sample: true, confirm: 'rules for borrowing' }
    expect(parseFrontMatter('a.mdx', headOf(whole)).sample).toBe(true)
  })
})
