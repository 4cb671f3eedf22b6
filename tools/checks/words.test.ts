import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '@/testing/folder'

/** The words in one section of the glossary's table of rejected words. A word that ends in `…` is a prefix. */
function wordsOf(section: string): string[] {
  const [, after = ''] = readFileSync('docs/glossary.md', 'utf8').split(`\n## ${section}\n`)
  const [own = ''] = after.split('\n## ')
  return [...own.matchAll(/^\| `([^`]+)` \|/gm)].map(([, word = '']) => word)
}

const folders = 'app components content e2e lib mocks operator server testing tools'.split(' ')

const sources = () =>
  filesBelow(...folders)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .filter(
      (file) => !/node_modules|\/dist\/|content\/generated|tools\/art\/|checks\/words/.test(file),
    )

/** Matches whole words in comments and test names, and whole identifiers; of a prefix, any identifier. */
function patternOf(word: string): RegExp {
  return word.endsWith('…')
    ? new RegExp(`\\b${word.slice(0, -1)}[A-Z]\\w*`)
    : new RegExp(`\\b${word}\\b`, /[A-Z]/.test(word) ? '' : 'i')
}

function uses(words: string[]): string[] {
  const patterns = words.map((word) => ({ word, pattern: patternOf(word) }))
  return sources().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        patterns
          .filter(({ pattern }) => pattern.test(line))
          .map(({ word }) => `${file}:${at + 1}  "${word}": see docs/glossary.md`),
      ),
  )
}

it('code, comments and test names use no word that the glossary rejects', () => {
  const words = wordsOf('Words that the check rejects')
  expect(words.length).toBeGreaterThan(5)
  expect(uses(words)).toEqual([])
})
