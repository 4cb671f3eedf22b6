import { expect, it } from 'vitest'
import { repeatedDrawings } from './drawings'

it('reports a drawing that is on three pages, whether in frontmatter or in content', () => {
  const pages = [
    { file: 'a.mdx', text: '---\npicture: library\n---\n' },
    { file: 'b.mdx', text: "<Gallery of={['games', 'library']} />" },
    { file: 'c.mdx', text: '<Tile title="Books" picture="library">Many.</Tile>' },
  ]
  expect(repeatedDrawings(pages, ['library', 'games'])).toEqual(['c.mdx  “library” is on 3 pages'])
  expect(repeatedDrawings(pages.slice(0, 2), ['library'])).toEqual([])
})
