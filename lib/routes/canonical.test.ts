// @module-tag attack
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { canonicalPath } from './canonical'

const paths = routes.map(({ path }) => path)
const known = new Set<string | null>([...paths, null])

/** A path with each of its characters in one of the ways in which it may be written. */
const spelled = fc.constantFrom(...paths).chain((path) =>
  fc
    .tuple(
      fc.array(fc.constantFrom('plain', 'capital', '%2d', '%2D'), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.constantFrom('', '/', '//'),
    )
    .map(([ways, end]) => ({ path, spelling: write(path, ways) + end })),
)

function write(path: string, ways: readonly string[]): string {
  return [...path]
    .map((character, at) => {
      const code = `%${character.charCodeAt(0).toString(16)}`
      if (character === '/' || ways[at] === 'plain') return character
      if (ways[at] === 'capital') return character.toUpperCase()
      return ways[at] === '%2D' ? code.toUpperCase() : code
    })
    .join('')
}

describe('the canonical path', () => {
  it('of a page is itself', () => {
    expect(paths.map(canonicalPath)).toEqual(paths)
  })

  it('is found from every spelling of it: escapes, letter case, slashes at the end', () => {
    fc.assert(
      fc.property(spelled, ({ path, spelling }) => {
        expect(canonicalPath(spelling)).toBe(path)
      }),
    )
  })

  it('is a page of the tree or none, whatever is asked for', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '%2F', '%5C', '%25', '%2D', '.', '..', '%2e', '%00', '@', 'news'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(known.has(canonicalPath(`/${pieces.join('')}`))).toBe(true)
      }),
    )
  })

  it.each([
    '/about%252Dus',
    '/%252Fabout-us',
    '//evil.example',
    '//about-us',
    '/%2F/evil.example',
    '/%2Fabout-us',
    '/%5Cabout-us',
    '/\\about-us',
    '/about-us%2Fx',
    '/about-us%2F',
    '/about-us%3Fid=1',
    '/about-us%23x',
    '/about-us%00',
    '/about-us%',
    '/about-us%C3',
    '/../about-us',
  ])('%s is no spelling of a page', (address) => {
    expect(canonicalPath(address)).toBeNull()
  })
})
