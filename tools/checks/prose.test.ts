import { describe, expect, it } from 'vitest'
import { faultsIn } from './prose.mjs'

const faults = (text: string) => faultsIn({ file: 'page.mdx', text })

describe('the prose linter', () => {
  it('lets plain sentences pass', async () => {
    const text =
      'Students bring a water bottle.\n\nThe minimum marks are in the table; it is one page.'
    expect(await faults(text)).toEqual([])
  })

  it.each([
    ['a word we do not use', 'All pupils come in uniform.', /students/],
    ['a mannerism', 'Please bring along the birth certificate.', /bring/],
    ['a straight apostrophe', "The school's bus is late.", /write the apostrophe ’/],
    ['a word twice', 'The bus is is late.', /is/],
    ['a long sentence', `The bus ${'waits and '.repeat(20)}leaves.`, /sentence length/],
  ])('finds %s, with file and line', async (_what, text, message) => {
    const [first = ''] = await faults(`A heading\n\n${text}`)
    expect(first).toMatch(/^page\.mdx:3 /)
    expect(first).toMatch(message)
  })
})
