import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { expect, it } from 'vitest'
import { writeModules } from '@/content/modules'
import { newFolder } from '@/testing/folder'
import { photograph } from '@/testing/photograph'
import { formatContent, readData } from './data'
import { contentFaults, type Facts } from './faults'
import { changedFigures, confirmFigures } from './figures'
import { fileFaults } from './file-faults'

async function factsOf(content: string): Promise<Facts> {
  writeModules(content)
  const { module } = await runnerImport<Facts>(path.resolve('tools/checks/content/facts.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        // Code, which a copy of the content has no packages for.
        '@/content/schemas': path.resolve('content/schemas'),
        '@/content': path.resolve(content),
        '@': path.resolve(),
        'server-only': path.resolve('node_modules/server-only/empty.js'),
      },
    },
  })
  return module
}

const faultsIn = (folder: string, publicFolder = 'public') =>
  contentFaults(folder, publicFolder, factsOf)

/** A folder of public files for tests of content alone: checking all public files takes longer. */
const empty = newFolder()

// A copy of the content that does not depend on current fees and phone numbers.
const sound = newFolder()
cpSync('content', sound, { recursive: true })
confirmFigures(sound, readData(sound))

type Change = { file: string; from: RegExp; to: string }

/** A copy of the content in which the first match of each pattern is replaced. */
function changed(changes: readonly Change[]) {
  const folder = path.join(newFolder(), 'content')
  cpSync(sound, folder, { recursive: true })
  for (const { file, from, to } of changes) {
    const before = readFileSync(path.join(folder, file), 'utf8')
    expect(before, `${file} has something to change`).toMatch(from)
    writeFileSync(path.join(folder, file), before.replace(from, to))
  }
  return folder
}

type Mistake = [file: string, from: RegExp, to: string, message: string]

/** Mistakes that a schema reports. */
const values: Mistake[] = [
  [
    'school.yaml',
    /phone: .*/,
    'phone: +91 90000 00001',
    'phone "+91 90000 00001" is not a valid phone number',
  ],
  [
    'school.yaml',
    /chatNumber: .*/,
    'chatNumber: 9000000003',
    'chatNumber 9000000003 is not a valid phone number',
  ],
  [
    'school.yaml',
    /privacyEmail: .*/,
    'privacyEmail: privacy@school',
    'is not a valid email address',
  ],
  ['school.yaml', /landmark: .*/, 'landmark: ‘The boys’ gate’', 'has curly quotes'],
  ['school.yaml', /^city/m, 'tagline: x\ncity', 'tagline is not a field name here'],
  ['school.yaml', /^motto: .*\n/m, '', 'motto is missing or empty. Enter it'],
  ['session.yaml', /admission: .*/, 'admission: 2027-29', '"2027-29" is not a session'],
  ['facts.yaml', /clubDay: .*/, 'clubDay: Wensday', 'clubDay "Wensday" is not a day of the week'],
  [
    'facts.yaml',
    / begins: .*/,
    ' begins: 02-16',
    'is before the first day of summer (summerBegins)',
  ],
  [
    'notices.yaml',
    /^[\s\S]*/,
    'notices:\n  - words: Closed\n    from: 2026-07-24\n    until: 2026-07-23\n',
    'until "2026-07-23" is before the first day on which it is shown (from)',
  ],
  ['buses.yaml', /morning: \d+:\d\d am\n/, 'morning: 6:75 am\n', 'morning "6:75 am" is not a time'],
  ['menu.yaml', /section: about/, 'section: abuot', 'section "abuot" is not a valid choice'],
  ['disclosure.yaml', /updated: 20\d\d/, 'updated: 2062', 'is in the future'],
  [
    'fees.yaml',
    /(id: pre-nursery\n[\s\S]*?tuition: ).*/,
    '$144O0',
    'tuition "44O0" is not an amount',
  ],
  ['search.yaml', /(word: bus\n {4}typed: .*)/, '$1, TC', 'synonyms has “tc” twice'],
  ['admission.yaml', /\{sessionBegins\}/, '{two}', 'curly bracket'],
]

/** Mistakes in what pages and files name, which the schemas do not know. */
const names: Mistake[] = [
  [
    'fees.yaml',
    /(id: i-ii\n[\s\S]*?admission: \d+)/,
    '$10',
    'Is this right? groups.i-ii.admission was ₹',
  ],
  ['fees.yaml', /(id: ix\n[\s\S]*?tuition: ).*/, '$1null', 'and is gone'],
  ['school.yaml', /(callNumber: '\d+?)(\d)(?!\2)(\d)/, '$1$3$2', 'Is this right? callNumber was '],
  [
    'school.yaml',
    /(departments:[\s\S]*?name: Admissions\n {4}phone: ')\d{10}/,
    '$19434012345',
    'is 9434012345, but 9000000002 still stands at content/school.yaml:',
  ],
  ['menu.yaml', /path: .*/, 'path: /our-moto', '"/our-moto" is not a page or file of this site'],
  [
    'pages/our-library.mdx',
    /$/,
    '\n<Value of="libaryBooks" /> books\n',
    '"libaryBooks" is not a value of this site',
  ],
  ['pages/our-motto.mdx', /$/, '\nThe {two} houses\n', '{two} is read as code'],
  ['pages/our-founding-father.mdx', /$/, '\nimport duty\n', 'is read as code'],
  [
    'pages/download-forms.mdx',
    /$/,
    '\n<Download file="/documents/e-prospectus.pdf">x</Download>\n',
    '<Download> needs title=',
  ],
  [
    'pages/at-a-glance.mdx',
    /$/,
    '\n[TC](/student-tcs)\n',
    '"/student-tcs" is not a page or file of this site',
  ],
  [
    'pages/fee-9.mdx',
    /$/,
    '\n[Write](office@school.example)\n',
    'leads nowhere; begin it with / for a page, https:// for another site, mailto: for an e-mail',
  ],
  ['pages/privacy.mdx', /$/, '\n[See](#nowhere)\n', '#nowhere leads to no heading'],
  [
    'pages/our-vision.mdx',
    /picture: .*/,
    'picture: vison',
    'picture "vison" is not a name in content/pictures.yaml',
  ],
  [
    'pages/about-hostel.mdx',
    /$/,
    '\n![Room](/pictures/room.jpg)\n',
    'put it into content/photographs',
  ],
  ['pages/students-testimonials.mdx', /$/, '\n<Testimonials>\n', '<Testimonials> is not closed'],
  [
    'pages/admission-criteria-class-xi.mdx',
    /$/,
    '\nMarks <40 %\n',
    'a < or { begins a part here, but this is none',
  ],
  [
    'pages/our-institutes.mdx',
    /\n---\n[\s\S]*/,
    '\n---\n',
    'has no words; write them below its head',
  ],
  ['pages/activities.mdx', /[\s\S]*/, '', 'does not begin with a head'],
  [
    'pages/academics.mdx',
    /^description/m,
    'section: about\ndescription',
    'has its section in content/routes.ts',
  ],
]

it.each([
  ['schemas', values],
  ['names, links and figures', names],
])(
  'reports mistakes in %s with file and line, each once, and nothing else',
  async (_what, mistakes) => {
    const found = await faultsIn(changed(mistakes.map(([file, from, to]) => ({ file, from, to }))))
    for (const [file, , , message] of mistakes) {
      const place = new RegExp(`^content/${file}:\\d+ {2}`)
      const same = found.filter((fault) => place.test(fault) && fault.includes(message))
      expect(same, found.join('\n')).toHaveLength(1)
    }
    expect(found).toHaveLength(mistakes.length)
  },
)

it.each([
  ['a tab as indentation', 'fees.yaml', /^ {4}tuition/m, '\ttuition', 'Tabs are not allowed'],
  [
    'a second colon',
    'school.yaml',
    /motto: .*/,
    'motto: Our motto: service',
    'Nested mappings are not allowed',
  ],
  ['an empty file', 'fees.yaml', /[\s\S]*/, '', 'The file is missing or empty'],
])(
  'reports the line of a file that cannot be parsed: %s',
  async (_name, file, from, to, message) => {
    const found = await faultsIn(changed([{ file, from, to }]), empty)
    expect(found).toEqual([expect.stringMatching(new RegExp(`^content/${file}:\\d+ .*${message}`))])
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
  ['Our Garden.mdx', ':1  has a space, a capital or a sign in its name; use small'],
  ['our-garden.mdx.txt', ':1  is not a page; end its name with .mdx'],
  ['news.mdx', ':1  has the address of another page; choose another name'],
])('reports a page whose file name is wrong: %s', async (name, sentence) => {
  const folder = changed([])
  const page = readFileSync(path.join(folder, 'pages/our-motto.mdx'), 'utf8')
  const text = page.replace(/title: .*/, 'title: Garden\nsection: about')
  writeFileSync(path.join(folder, 'pages', name), text)
  const found = (await faultsIn(folder, empty)).filter((fault) => fault.includes(name))
  expect(found).toEqual([expect.stringContaining(`content/pages/${name}${sentence}`)])
})

it('reports a content file that is missing', async () => {
  const folder = changed([])
  rmSync(path.join(folder, 'fees.yaml'))
  expect(await faultsIn(folder, empty)).toEqual([
    'content/fees.yaml  is missing; restore it from the last version',
  ])
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

const pdf = '%PDF-1.7\n%%EOF\n'
const film = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\xa9xyz'
const _iphone = '\0\0\0\x18ftypheic\0\0\0\0heicmif1'

it.each([
  ['pictures/IMG_7.HEIC', '', /Move it to content\/photographs/],
  ['library-1200.webp', '\xff\xd8\xff\xe0', /Move it to content\/photographs/],
  ['documents/form.docx', 'PK', /office file\. Save it as PDF/],
  [
    'magazine.pdf',
    pdf.padEnd(1.1e7, pdf),
    /is 11.0 MB\. PDF files can be up to 10 MB.*Minimum size/,
  ],
  ['rules.pdf', '%PDF-1.7\n', /is cut off\. Copy it again, or save it as PDF again/],
  [
    'documents/rules.pdf',
    readFileSync('e2e/fixtures/password.pdf', 'latin1'),
    /is protected with a password\. Save it as PDF without one/,
  ],
  ['broken.webp', 'RIFF\x24\0\0\0WEBPVP8 ', /is damaged\. Delete it/],
  ['tour.mp4', film, /contains the place where it was filmed/],
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

it('reports a picture with GPS coordinates in its metadata', async () => {
  const folder = newFolder()
  await photograph(6, 4).webp().toFile(path.join(folder, 'hall.webp'))
  expect(await fileFaults(folder)).toEqual([
    expect.stringMatching(/^public\/hall.webp {2}contains metadata/),
  ])
})
