import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contentFaults } from '../checks/content/faults.mjs'
import { unfilled } from '../checks/content/unfilled.mjs'
import { carryOut } from './recipes.mjs'

/** What a copy of the checkout does without. */
const left =
  /^(?:node_modules|\.next|\.git|\.data|\.bench|test-results|art|docs|public|mocks\/vendor\/media)(?:\/|$)/

/** A copy of the checkout's sources. */
function copy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipes-'))
  cpSync('.', folder, { recursive: true, filter: (file) => !left.test(file) })
  return folder
}

const contributing = readFileSync('CONTRIBUTING.md', 'utf8')

/** The files that CONTRIBUTING.md names below a heading. */
function filesBelow(heading: string): string[] {
  const [, below = ''] = contributing.split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)
}

const recipes: [heading: string, words: string[], names: Record<string, string>][] = [
  ['A new fixed page', ['page', 'our-observatory', 'about'], { '<path>': 'our-observatory' }],
  ['A new list', ['list', 'music-room'], { '<path>': 'music-room', '<detail>': 'sub-music-room' }],
  ['A new field of a form', ['field', 'contact', 'class'], { '<form>': 'contact' }],
]

it.each(recipes)(
  '%s: npm run new writes the files of the recipe, and the check fails until they are filled in',
  async (heading, words, names) => {
    const root = copy()
    const at = (folder: string) => path.join(root, folder)
    const written = carryOut(words, root)
    const named = filesBelow(heading).map((file) =>
      Object.entries(names).reduce((text, [name, value]) => text.replace(name, value), file),
    )
    expect(named).not.toEqual([])
    expect(written).toEqual(expect.arrayContaining(named))

    const open = unfilled(...['content', 'app', 'components', 'lib', 'mocks'].map(at))
    expect(open).not.toEqual([])
    const ownContent = open.filter((place) => place.startsWith('content/'))
    expect(await contentFaults(at('content'))).toEqual(expect.arrayContaining(ownContent))

    for (const file of written) {
      const text = readFileSync(path.join(root, file), 'utf8')
      writeFileSync(path.join(root, file), text.replace(/FILL IN(?:: [^"'\n]*)?/g, wordsOfItsOwn))
    }
    expect(unfilled(...['content', 'app', 'components', 'lib', 'mocks'].map(at))).toEqual([])
    expect(await contentFaults(at('content'))).toEqual([])
  },
)

it('a title may have an apostrophe', () => {
  const root = copy()
  carryOut(['page', 'our-desk', 'about', "The Principal's Desk"], root)
  expect(readFileSync(path.join(root, 'content/routes.ts'), 'utf8')).toContain(
    "['/our-desk', 'The Principal’s Desk', { extra: true }],",
  )
})

const wordsOfItsOwn = 'Words of its own, which say something of the school and of its music'

it('the recipes, one after the other, make a site whose types and tests agree', {
  timeout: 300_000,
}, ({ skip }) => {
  if (!process.env.WHOLE) skip('npm run test:whole tries the recipes to their end')
  const root = copy()
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
  symlinkSync(path.resolve('public'), path.join(root, 'public'), 'junction')
  for (const [, words] of recipes)
    for (const file of carryOut(words, root)) {
      const text = readFileSync(path.join(root, file), 'utf8')
      writeFileSync(path.join(root, file), text.replace(/FILL IN(?:: [^"'\n]*)?/g, wordsOfItsOwn))
    }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  run('node_modules/next/dist/bin/next', 'typegen')
  run('node_modules/typescript/bin/tsc', '--noEmit')
  const tests = [
    'app/(lists)',
    'components/forms',
    'lib/forms/schemas',
    'lib/forms/shared/respond',
    'lib/routes',
    'components/content/pages',
    'proxy',
  ]
  expect(run('node_modules/vitest/vitest.mjs', 'run', ...tests)).toMatch(/Tests.* passed/)
})

it.each([
  [['page', 'Our Garden'], 'small letters, digits and hyphens'],
  [['page', 'our-observatory', 'abuot'], '"abuot" is no section: write home, about'],
  [['page', 'our-motto'], 'content/pages/our-motto.mdx is there already'],
  [['list', 'sports-corner'], 'is there already'],
  [['field', 'contact', 'message'], 'has a field "message" already'],
  [['field', 'enquiry', 'class'], '"enquiry" is no form: write contact, career, admission'],
  [['poem'], 'npm run new -- page our-garden'],
])('%j writes nothing, and says why', (words, why) => {
  expect(() => carryOut(words)).toThrow(why)
  expect(unfilled('content', 'lib')).toEqual([])
})
