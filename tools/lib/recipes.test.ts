import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { linkPackages } from '@/testing/system'
import { copyOfCheckout, firstFailure } from './checkout-copy'
import { applyBlock, blocksOf } from './fenced'
import { tool } from './steps'

/** The recipes of CONTRIBUTING.md, each with its blocks. */
const recipes = readFileSync('CONTRIBUTING.md', 'utf8')
  .split(/^##+ /m)
  .map((section) => ({ title: section.split('\n')[0] ?? '', blocks: blocksOf(section) }))
  .filter(({ blocks }) => blocks.length > 0)

const filesOf = (title: string) => [
  ...new Set(recipes.find((one) => one.title === title)?.blocks.map(({ file }) => file)),
]

function followed(root = copyOfCheckout()): string {
  for (const { title, blocks } of recipes)
    for (const block of blocks)
      expect(() => applyBlock(root, block), `CONTRIBUTING.md, "${title}"`).not.toThrow()
  return root
}

it.each([
  ['A page of words', 1],
  ['A field of a form', 3],
  ['A list of a new kind', 8],
])('finds the recipe "%s" in CONTRIBUTING.md, with %i files to change', (title, count) => {
  expect(filesOf(title).filter((file) => !file.startsWith('e2e/'))).toHaveLength(count)
})

it('applies every recipe of CONTRIBUTING.md twice without an error', () => {
  rmSync(followed(followed()), { recursive: true, force: true })
})

it('the content check and the formatter pass after all recipes of CONTRIBUTING.md', async () => {
  const root = followed()
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
  const code = recipes.flatMap(({ title }) => filesOf(title)).filter((file) => /\.tsx?$/.test(file))
  const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false']
  const content = tool('checks/content', '--mistakes')
  expect(await firstFailure(root, content, [...lint, ...new Set(code)])).toBe('')
  rmSync(root, { recursive: true, force: true })
})

const name = 'every check and every test passes after all recipes of CONTRIBUTING.md'
it(name, { timeout: 3_600_000 }, async ({ skip }) => {
  if (!process.env.WHOLE) skip('npm run test:whole follows the recipes to their end')
  const root = followed()
  linkPackages(root)
  const units = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']
  const specs = ['circulars', 'forms-admission', 'operator', 'ten-tasks'].map(
    (name) => `e2e/${name}.spec.ts`,
  )
  const browser = ['node_modules/@playwright/test/cli.js', 'test', ...specs]
  // It makes copies of the checkout itself.
  const others = [...units, '--exclude=tools/lib/recipes.test.ts']
  const build = tool('build', '--for-tests')
  expect(await firstFailure(root, tool('check'), others, build, browser)).toBe('')
  rmSync(root, { recursive: true, force: true })
})
