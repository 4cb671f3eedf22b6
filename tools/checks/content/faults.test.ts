import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formatContent } from './data.mjs'
import { contentFaults, readSchemas } from './faults.mjs'
import { changedFigures } from './figures.mjs'
import { fileFaults } from './files.mjs'
import { meant } from './words.mjs'

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`))

type Change = { file: string; from: RegExp; to: string }

/** A copy of the content in which the first match of each pattern is replaced. */
function changed(changes: readonly Change[]) {
  const folder = path.join(temporary('school'), 'content')
  cpSync('content', folder, { recursive: true })
  for (const { file, from, to } of changes) {
    const before = readFileSync(path.join(folder, file), 'utf8')
    expect(before, `${file} has something to change`).toMatch(from)
    writeFileSync(path.join(folder, file), before.replace(from, to))
  }
  return folder
}

/** The slips of `slips.md` below a heading. */
function slipsOf(heading: string): (Change & { slip: string; place: RegExp; says: RegExp })[] {
  const [, rows = ''] = readFileSync('tools/checks/content/slips.md', 'utf8').split(
    `## ${heading}\n`,
  )
  const cellOf = (text = '') =>
    text.replace(/^`|`$/g, '').replaceAll('\\|', '|').replaceAll('\\n', '\n')
  const [table = ''] = rows.split('\n## ')
  return [...table.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, row = '']) => {
    const [slip = '', file = '', from, to, says] = row.split(/ (?<!\\)\| /).map(cellOf)
    return {
      slip,
      file,
      from: from ? new RegExp(from, 'm') : /$/,
      to: from ? `${to}` : `\n${to}\n`,
      place: new RegExp(`^content/${file}:\\d+  `),
      says: new RegExp(`${says}`),
    }
  })
}

// The first compiles every page.
describe.for(['A value', 'What can be read'])('%s', { timeout: 60_000 }, (heading) => {
  const slips = slipsOf(heading)
  const found = contentFaults(changed(slips))

  it.each(slips)('$slip: one sentence, with file, line and what to write', async (one) => {
    const of = (await found).filter((fault) => one.place.test(fault) && one.says.test(fault))
    expect(of, (await found).join('\n')).toHaveLength(1)
  })

  it('and nothing else is named', async () => {
    expect(slips.length).toBeGreaterThan(10)
    expect(await found).toHaveLength(slips.length)
  })
})

describe('What cannot be read', () => {
  const empty = temporary('public')

  it.each(slipsOf('What cannot be read'))('$slip: named by its line', async (one) => {
    const [first, ...others] = await contentFaults(changed([one]), empty)
    expect(first).toMatch(one.place)
    expect(first).toMatch(one.says)
    expect(others).toEqual([])
  })

  it.each([
    ['school.yaml', 'latin1'],
    ['fees.yaml', 'utf16le'],
    ['pages/our-motto.mdx', 'latin1'],
  ] as const)('%s saved as %s', async (file, encoding) => {
    const folder = changed([])
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), Buffer.from(`\ufeff${text}é`, encoding))
    expect((await contentFaults(folder))[0]).toMatch(
      new RegExp(`^content/${file}:1  is not saved as UTF-8; in Notepad`),
    )
  })
})

// Compiles every page, the first time.
it('it is no mistake that an editor ends lines as Windows does', { timeout: 60_000 }, async () => {
  const files = ['fees.yaml', 'pictures.yaml', 'routes.ts', 'pages/our-library.mdx']
  const saved = changed(files.map((file) => ({ file, from: /\n/g, to: '\r\n' })))
  expect(await contentFaults(saved)).toEqual([])
})

it('a file that is saved in another form is written as the office’s editor does', async () => {
  const folder = changed([
    { file: 'school.yaml', from: /^name: (.*)\n(motto: .*)/m, to: '$2\nname: "$1"\nfoo: ""' },
    { file: 'school.yaml', from: /^foo: ""$/m, to: 'affiliationNumber:' },
    { file: 'pages/our-motto.mdx', from: /^title: (.*)\n(.*)\n/m, to: '$2\ntitle: "$1"\n' },
    { file: 'fees.yaml', from: /\n/g, to: '\r\n' },
  ])
  const names = ['fees.yaml', 'school.yaml', 'pages/our-motto.mdx']
  const files = names.map((name) => path.join(folder, name))
  expect(formatContent(folder, await readSchemas())).toEqual(files)
  for (const name of names)
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
      readFileSync(path.join('content', name), 'utf8'),
    )
})

it('a page without its section, and a page of the tree that is gone', async () => {
  const folder = changed([])
  const page = (name: string) => path.join(folder, `pages/${name}.mdx`)
  renameSync(page('our-motto'), page('our-creed'))
  const found = (await contentFaults(folder)).join('\n')
  expect(found).toMatch(
    /^content\/pages\/our-creed\.mdx:1 {2}is in no section; write .* facilities/m,
  )
  expect(found).toMatch(/^content\/routes\.ts:\d+ {2}\/our-motto has no file/m)
})

it.each([
  ['missing', null],
  ['damaged', '{'],
])('figures that were confirmed, and the file is %s: look at every one', (_how, text) => {
  const folder = temporary('content')
  if (text) writeFileSync(path.join(folder, 'confirmed.json'), text)
  expect(changedFigures(folder, [], String).doubts).toEqual([
    expect.stringMatching(/^content\/confirmed\.json {2}is missing or damaged; look at every fee/),
  ])
})

describe('a file in public that should not be published as it is', () => {
  it.each([
    [
      'a photograph of 12 MB',
      'pictures/phone.jpg',
      async () => Buffer.alloc(12_000_000),
      /npm run picture -- FILE NAME/,
    ],
    [
      'a photograph by another name',
      'pictures/library-1200.webp',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      /npm run picture -- FILE NAME/,
    ],
    [
      'a Word file by another name',
      'documents/form.pdf',
      async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /Word file .*save it as PDF/,
    ],
    [
      'a Word file',
      'documents/form.docx',
      async () => Buffer.from('PK'),
      /office file; save it as PDF/,
    ],
    [
      'a PDF of 40 MB',
      'documents/magazine.pdf',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(40_000_000)]),
      /40.0 MB.*Minimum size.*10 MB at most/,
    ],
    [
      'a PDF as a scanner names it',
      'documents/SCAN0001.PDF',
      async () => Buffer.from('%PDF-1.7\n'),
      /ends with \.PDF; let its name end with \.pdf/,
    ],
    [
      'a PDF with spaces in its name',
      'documents/Bus rules.pdf',
      async () => Buffer.from('%PDF-1.7\n'),
      /has a space or another sign in its name/,
    ],
    [
      'anything else',
      'documents/Thumbs.db',
      async () => Buffer.from('x'),
      /of a kind that the site does not publish; delete it/,
    ],
  ] as const)('%s', async (_what, name, bytes, sentence) => {
    const folder = temporary('public')
    mkdirSync(path.dirname(path.join(folder, name)))
    writeFileSync(path.join(folder, name), await bytes())
    const [first, ...others] = await fileFaults(folder)
    expect(first).toMatch(sentence)
    expect(first?.startsWith(`public/${name}  `)).toBe(true)
    expect(others).toEqual([])
  })

  it('a document may have any size up to the largest', async () => {
    const folder = temporary('public')
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_900_000)])
    writeFileSync(path.join(folder, 'large.pdf'), pdf)
    expect(await fileFaults(folder)).toEqual([])
  })
})

it('what was meant is the nearest word, or a choice where none is near', () => {
  expect(meant('Libary', ['news', 'library'])).toBe('library')
  expect(meant('xyz', ['news', 'library'])).toBe('news, library')
})
