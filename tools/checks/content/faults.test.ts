import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { factsOf } from '@/testing/content-facts'
import { newFolder } from '@/testing/folder'
import { photograph } from '@/testing/photograph'
import { formatContent, readData } from './data'
import { contentFaults } from './faults'
import { changedFigures, confirmFigures } from './figures'
import { fileFaults } from './file-faults'
import { slipsOf } from './slips'
import { wordingFaults } from './wording'

const faultsIn = (folder: string, publicFolder = 'public') =>
  contentFaults(folder, publicFolder, factsOf)

/** A folder of public files for tests of content alone: checking all public files takes longer. */
const empty = newFolder()

// A copy of the content that does not depend on current fees and phone numbers.
const sound = newFolder()
cpSync('content', sound, { recursive: true })
confirmFigures(sound, readData(sound))

/** A copy of the content in which the first match of each pattern is replaced. */
function changed(changes: readonly { file: string; from: RegExp; to: string }[]) {
  const folder = path.join(newFolder(), 'content')
  cpSync(sound, folder, { recursive: true })
  for (const { file, from, to } of changes) {
    const before = readFileSync(path.join(folder, file), 'utf8')
    expect(before, `${file} has something to change`).toMatch(from)
    writeFileSync(path.join(folder, file), before.replace(from, to))
  }
  return folder
}

/** Correct edits: names of the list in any case and in the plural, lines that begin with a number, and misspelt search words. */
const right = [
  { file: 'spelling/names.txt', from: /$/, to: '\nChhewang\r\n' },
  { file: 'pages/syllabus.mdx', from: /$/, to: '\nThe Chhewangs, and chhewang’s books.\n' },
  {
    file: 'pages/hindi.mdx',
    from: /$/,
    to: '\n+2 and **Commerce**-based\n-40 °C\n\nI | Rain\n---|---\n',
  },
  { file: 'search.yaml', from: /(typed: .+)$/m, to: '$1, libary' },
]

describe.for([
  // Without a slip, these report nothing: see Windows line endings.
  ['Values', faultsIn, 0],
  ['Content that parses', faultsIn, 0],
  ['Wording', async (folder: string) => wordingFaults(folder), wordingFaults(sound).length],
] as const)('content check, mistakes under “%s” in slips.yaml', ([heading, faultsOf, before]) => {
  const slips = slipsOf(heading)
  const found = faultsOf(changed([...slips.map(([, slip]) => slip), ...right]))

  it.each(slips)(
    'reports a mistake with its file, its line and the remedy: %s',
    async (_name, one) => {
      const of = (await found).filter((fault) => one.place.test(fault) && one.says.test(fault))
      expect(of, (await found).join('\n')).toHaveLength(1)
    },
  )

  it('the content check reports each mistake once, and nothing else', async () => {
    expect(slips.length).toBeGreaterThan(5)
    expect(await found).toHaveLength(before + slips.length)
  })
})

it.each(slipsOf('Content that does not parse'))(
  'the content check reports the line that cannot be parsed: %s',
  async (_name, one) => {
    const [first, ...others] = await faultsIn(changed([one]), empty)
    expect(first).toMatch(one.place)
    expect(first).toMatch(one.says)
    expect(others).toEqual([])
  },
)

it.each([
  ['school.yaml', 'latin1'],
  ['fees.yaml', 'utf16le'],
  ['pages/our-motto.mdx', 'latin1'],
] as const)(
  'reports a content file that is not saved as UTF-8: %s, saved as %s',
  async (file, encoding) => {
    const folder = changed([])
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), Buffer.from(`\ufeff${text}é`, encoding))
    expect((await faultsIn(folder, empty)).join('\n')).toMatch(
      new RegExp(`^content/${file}:1  is not saved as UTF-8; in Notepad`, 'm'),
    )
  },
)

it('accepts Windows line endings in content files', async () => {
  const files = ['fees.yaml', 'pictures.yaml', 'routes.ts', 'pages/our-library.mdx']
  const saved = changed(files.map((file) => ({ file, from: /\n/g, to: '\r\n' })))
  expect(await faultsIn(saved)).toEqual([])
})

it('formats content files as the office’s editor writes them', async () => {
  const folder = changed([
    { file: 'school.yaml', from: /^name: (.*)\n(motto: .*)/m, to: '$2\nname: "$1"\nfoo: ""' },
    { file: 'school.yaml', from: /^foo: ""$/m, to: 'affiliationNumber:' },
    { file: 'pages/our-motto.mdx', from: /^title: (.*)\n(.*)\n/m, to: '$2\ntitle: "$1"\n' },
    { file: 'fees.yaml', from: /\n/g, to: '\r\n' },
  ])
  const names = ['fees.yaml', 'school.yaml', 'pages/our-motto.mdx']
  const files = names.map((name) => path.join(folder, name))
  expect(formatContent(folder)).toEqual(files)
  for (const name of names)
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
      readFileSync(path.join('content', name), 'utf8'),
    )
})

it('reports a page file that names no section, and a page of the page tree that has no file', async () => {
  const folder = changed([])
  const page = (name: string) => path.join(folder, `pages/${name}.mdx`)
  renameSync(page('our-motto'), page('our-creed'))
  const found = (await faultsIn(folder, empty)).join('\n')
  expect(found).toMatch(
    /^content\/pages\/our-creed\.mdx:1 {2}has no section; enter one of .* facilities/m,
  )
  expect(found).toMatch(/^content\/pages\/our-motto\.mdx {2}is missing; restore it/m)
})

it.each([
  ['content/pages/Our Garden.mdx', ':1  has a space, a capital or a sign in its name; use small'],
  ['content/pages/our_garden.mdx', ':1  has a space, a capital or a sign in its name; use small'],
  ['content/pages/our-garden.mdx.txt', ':1  is not a page; end its name with .mdx'],
  ['content/pages/garden', '  is a folder; move its pages to content/pages'],
  ['content/pages/news.mdx', ':1  has the address of another page; choose another name'],
  ['content/our-garden.mdx', '  is in the wrong folder; move it to content/pages'],
  ['pages/our-garden.mdx', '  is in the wrong folder; move it to content/pages'],
  ['our-garden.mdx', '  is in the wrong folder; move it to content/pages'],
  ['content/bus-rules.pdf', '  is in the wrong folder; move it to public/documents'],
  ['content/documents/bus-rules.pdf', '  is in the wrong folder; move it to public/documents'],
  ['content/pages/bus-rules.pdf', ':1  is not a page; end its name with .mdx, or move a document'],
  ['docs/Bus rules.PDF', '  is in the wrong folder; move it to public/documents'],
  ['bus-rules.pdf', '  is in the wrong folder; move it to public/documents'],
])('reports a page or document whose name or folder is wrong: %s', async (name, sentence) => {
  const folder = changed([])
  const file = path.join(folder, '..', name)
  const page = readFileSync(path.join(folder, 'pages/our-motto.mdx'), 'utf8')
  mkdirSync(name.includes('.') ? path.dirname(file) : file, { recursive: true })
  if (name.includes('.'))
    writeFileSync(file, page.replace(/title: .*/, 'title: Garden\nsection: about'))
  const found = (await faultsIn(folder, empty)).filter((fault) => fault.startsWith(name))
  expect(found).toEqual([expect.stringContaining(`${name}${sentence}`)])
})

it('reports the title of another page at the new page', async () => {
  const folder = changed([])
  const page = readFileSync(path.join(folder, 'pages/our-library.mdx'), 'utf8')
  const copy = page.replace('---\n', '---\nsection: facilities\n')
  writeFileSync(path.join(folder, 'pages/our-library-1.mdx'), copy)
  const found = (await faultsIn(folder, empty)).filter((fault) => fault.includes('title'))
  expect(found).toEqual([
    'content/pages/our-library-1.mdx:1  has the same title as content/pages/our-library.mdx; change one of the two',
  ])
})

it.each(['fees.yaml', 'pages/our-motto.mdx', 'spelling/names.txt'])(
  'reports the conflict markers of two people’s changes in %s, with their line',
  async (name) => {
    const folder = changed([])
    const file = path.join(folder, name)
    writeFileSync(file, `${readFileSync(file, 'utf8')}<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> Fees\n`)
    const line = readFileSync(file, 'utf8').split('\n').indexOf('<<<<<<< HEAD') + 1
    const found = [...(await faultsIn(folder, empty)), ...wordingFaults(folder)]
    expect(found.join('\n')).toContain(
      `content/${name}:${line}  has the words of two people; keep one version`,
    )
  },
)

it.each([
  ['fees.yaml.txt', 'fees'],
  ['fees.yml', 'fees'],
  ['Fees.YAML', 'fees'],
  ['notices.yml', 'notices'],
])('reports content whose name has another ending: %s', async (name, subject) => {
  const folder = changed([])
  const right = path.join(folder, `${subject}.yaml`)
  cpSync(right, path.join(folder, name))
  const found = [`content/${name}  is not read; rename it to ${subject}.yaml, or delete it`]
  expect(await faultsIn(folder, empty)).toEqual(found)
  rmSync(right)
  expect(await faultsIn(folder, empty)).toEqual(found)
})

it.each(['', 'null', '[]'])(
  'asks the office to check every fee when confirmed.json is damaged: %j',
  (text) => {
    const folder = newFolder()
    writeFileSync(path.join(folder, 'confirmed.json'), text)
    expect(changedFigures(folder, []).doubts).toEqual([
      expect.stringMatching(/^content\/confirmed\.json {2}is missing or damaged\. Check every fee/),
    ])
  },
)

it('asks for new fees while only the session has changed', () => {
  const session = { file: 'session.yaml', from: /^admission: \d+-\d+/, to: 'admission: 2099-00' }
  const fee = { file: 'fees.yaml', from: /^transport: \d/m, to: '$&0' }
  const found = [[session], [session, fee]].map((changes) => {
    const folder = changed(changes)
    return changedFigures(folder, readData(folder)).changes.join('\n')
  })
  expect(found).toEqual([
    expect.stringMatching(
      /session\.yaml:1 {2}.* is 2099-00\. Are the fees in content\/fees\.yaml those of this session\?/,
    ),
    expect.stringMatching(/is 2099-00$/),
  ])
})

it('a missing spelling/names.txt causes one error, not an error for every name', () => {
  const folder = changed([])
  rmSync(path.join(folder, 'spelling/names.txt'))
  expect(wordingFaults(folder)).toEqual([
    'content/spelling/names.txt:1  is missing; restore it from the last version',
  ])
})

it('reports the files of a picture that was undone', async () => {
  const root = newFolder()
  cpSync(sound, path.join(root, 'content'), { recursive: true })
  mkdirSync(path.join(root, 'public/pictures'), { recursive: true })
  for (const name of ['libary', 'library'])
    await photograph(6, 4).toFile(path.join(root, `public/pictures/${name}-400.webp`))
  const found = await faultsIn(path.join(root, 'content'), path.join(root, 'public'))
  expect(found.filter((fault) => fault.includes('belongs to no picture'))).toEqual([
    'public/pictures/libary-400.webp  belongs to no picture. Delete it, or put libary back into content/pictures.yaml',
  ])
})

const pdf = '%PDF-1.7\n%%EOF\n'
const film = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\xa9xyz'
const iphone = '\0\0\0\x18ftypheic\0\0\0\0heicmif1'

it.each([
  ['pictures/phone.jpg', '', /Move it to content\/photographs/],
  ['pictures/IMG_7.HEIC', '', /Move it to content\/photographs/],
  ['library-1200.webp', '\xff\xd8\xff\xe0', /Move it to content\/photographs/],
  ['documents/form.docx', 'PK', /office file\. Save it as PDF/],
  ['form.pdf', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /is not a PDF file\. Save it again as PDF/],
  [
    'magazine.pdf',
    pdf.padEnd(1.1e7, pdf),
    /is 11.0 MB\. PDF files can be up to 10 MB.*Minimum size/,
  ],
  ['rules.pdf', '%PDF-1.7\n', /is cut off\. Copy it again, or save it as PDF again/],
  ['prospectus.pdf', `${pdf}%%EOF`, /is in the wrong folder\. Move it to public\/documents/],
  ['documents/rules.pdf.pdf', pdf, /ends with \.pdf twice\. Delete one/],
  [
    'documents/rules.pdf',
    readFileSync('e2e/fixtures/password.pdf', 'latin1'),
    /is protected with a password\. Save it as PDF without one/,
  ],
  ['broken.webp', 'RIFF\x24\0\0\0WEBPVP8 ', /is damaged\. Delete it/],
  ['cards/home.jpg', iphone, /is damaged\. Delete it/],
  ['tour.mp4', film, /contains the place where it was filmed/],
  ['SCAN1.PDF', pdf, /does not publish\. Delete it, or end the name of a PDF with \.pdf/],
  ['Bus rules.pdf', pdf, /has a space or another character in its name/],
])('reports a file below public/ that must not be published: %s', async (name, bytes, sentence) => {
  const folder = newFolder()
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), bytes, 'latin1')
  const [first, ...others] = await fileFaults(folder)
  expect(first).toMatch(sentence)
  expect(first?.startsWith(`public/${name}  `)).toBe(true)
  expect(others).toEqual([])
})

it('accepts a PDF that only forbids editing', async () => {
  const folder = newFolder()
  cpSync('e2e/fixtures/no-editing.pdf', path.join(folder, 'documents/rules.pdf'))
  expect(await fileFaults(folder)).toEqual([])
})

it('reports a picture with GPS coordinates in its metadata', async () => {
  const folder = newFolder()
  await photograph(6, 4).webp().toFile(path.join(folder, 'hall.webp'))
  expect(await fileFaults(folder)).toEqual([
    expect.stringMatching(/^public\/hall.webp {2}contains metadata/),
  ])
})
