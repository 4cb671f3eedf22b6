import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentFaults } from './faults.mjs'
import { feeDoubts } from './fees.mjs'
import { fileFaults } from './files.mjs'
import { meant } from './words.mjs'

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`))

/** A copy of the content in which the first match of each pattern is replaced. */
function changed(changes: readonly (readonly [file: string, from: RegExp, to: string])[]) {
  const folder = path.join(temporary('school'), 'content')
  cpSync('content', folder, { recursive: true })
  for (const [file, from, to] of changes) {
    const before = readFileSync(path.join(folder, file), 'utf8')
    expect(before, `${file} has something to change`).toMatch(from)
    writeFileSync(path.join(folder, file), before.replace(from, to))
  }
  return folder
}

const place = (file: string) => new RegExp(`^content/${file}:\\d+  `)

// Compiles every page, the first time.
it('it is no mistake that an editor ends lines as Windows does', { timeout: 60_000 }, async () => {
  const files = ['fees.ts', 'pictures.ts', 'routes.ts', 'school.ts', 'pages/our-library.mdx']
  const saved = changed(files.map((file) => [file, /\n/g, '\r\n'] as const))
  expect(await contentFaults(saved)).toEqual([])
})

describe('a slip of the pen that can be read is named once, with file, line and what to write', () => {
  /** Puts a line below the words of a page. */
  const below = (line: string) => [/$/, `\n${line}\n`] as const
  type Mistake = [what: string, file: string, from: RegExp, to: string, sentence: RegExp]
  const mistakes: Mistake[] = [
    [
      '+91 typed twice',
      'school.ts',
      /callNumber: (.*)'\d{10}'/,
      "callNumber: $1'+91 90000 00001'",
      /"\+91 90000 00001" is no telephone number .*'9000000001'/,
    ],
    [
      'a department’s number of nine digits',
      'school.ts',
      /name: 'Hostel', phone: '\d/,
      "name: 'Hostel', phone: '",
      /"\d{9}" is no telephone number/,
    ],
    [
      'an e-mail address without its end',
      'school.ts',
      /privacyEmail: (.*)'[^'\n]*'/,
      "privacyEmail: $1'privacy@school'",
      /"privacy@school" is no e-mail address/,
    ],
    [
      'a web address without https',
      'school.ts',
      /syllabus: '[^']*'/,
      "syllabus: 'www.cbse.gov.in'",
      /"www.cbse.gov.in" is no address; .*https:\/\//,
    ],
    [
      'a session of two years',
      'school.ts',
      /admissionSession: '[^']*'/,
      "admissionSession: '2027-29'",
      /"2027-29" is no session/,
    ],
    [
      'a fee of 0',
      'fees.ts',
      /transport: FeeRow = \{([\s\S]*?)amount: \d+/,
      'transport: FeeRow = {$1amount: 0',
      /0 is no amount; write whole rupees/,
    ],
    ['a fee in quotes', 'fees.ts', /tuition: \d[\d_]*/, "tuition: '4600'", /"4600" is no amount/],
    [
      'a fee times ten',
      'fees.ts',
      /(id: 'i-ii'[\s\S]*?admission: \d)/,
      '$10',
      /Really\? i-ii: Admission fee was ₹[\d,]+ and is ₹[\d,]+, more than half more.*--fees-are-right/,
    ],
    [
      'a fee under a wrong name',
      'fees.ts',
      /laboratory: (\d)/,
      'labratory: $1',
      /\d+ stands under a name that no fee has/,
    ],
    [
      'curly quotes around a title',
      'routes.ts',
      /\['\/our-library', '([^']*)'/,
      "['/our-library', '“$1”'",
      /“.*” has curly quotes/,
    ],
    [
      'a dead link in the menu',
      'menu.ts',
      /featured: \{ path: '[^']*'/,
      "featured: { path: '/our-moto'",
      /"\/our-moto" is no page .*write \/our-motto/,
    ],
    [
      'a missing disclosure file',
      'disclosure.ts',
      /rows: \[/,
      "rows: [{ label: 'Water', value: { text: 'Report', href: '/documents/water-tset.pdf' } },",
      /"\/documents\/water-tset.pdf" is no page and no file/,
    ],
    [
      'a day that is written another way',
      'disclosure.ts',
      /disclosureUpdated = '[^']*'/,
      "disclosureUpdated = '21-11-2026'",
      /"21-11-2026" is no day/,
    ],
    [
      'an unknown Value',
      'pages/our-library.mdx',
      ...below('<Value of="libaryBooks" /> books'),
      /"libaryBooks" is no value; write libraryBooks/,
    ],
    [
      'a lower-case part',
      'pages/our-laboratory.mdx',
      ...below("<gallery of={['library']} />"),
      /<gallery> is no part .*write <Gallery>/,
    ],
    [
      'a part of another name',
      'pages/our-curriculum.mdx',
      ...below("<Galery of={['library']} />"),
      /<Galery> is no part .*write <Gallery>/,
    ],
    [
      'a dead link on a page',
      'pages/download-forms.mdx',
      ...below('[TC](/student-tcs)'),
      /leads to no page .*write \/student-tc$/,
    ],
    [
      'a link without its beginning',
      'pages/fee-9.mdx',
      ...below('[Hostel](hostel-fee)'),
      /leads nowhere; begin it with \//,
    ],
    [
      'a document that is not there',
      'pages/e-prospectus.mdx',
      ...below('<PdfFrame src="/documents/nothing.pdf" title="x" height={500} />'),
      /"\/documents\/nothing.pdf" is no file/,
    ],
    [
      'a title in a page’s head, which could differ',
      'pages/our-motto.mdx',
      /^---\n/,
      '---\ntitle: "Motto"\n',
      /:2 {2}title stands in content\/routes.ts/,
    ],
    [
      'an unknown picture in the head',
      'pages/our-vision.mdx',
      /picture: .*/,
      'picture: vison',
      /picture "vison" is not a name .*write vision/,
    ],
    [
      'curly quotes in the head',
      'pages/our-mission.mdx',
      /pictureAlt: "([^"]*)"/,
      'pictureAlt: “$1”',
      /pictureAlt has curly quotes .*pictureAlt: "…"/,
    ],
    [
      'a second title',
      'pages/our-transport-system.mdx',
      ...below('# Our buses'),
      /# is the title of a page, .*write ##/,
    ],
    [
      'a part that is not closed',
      'pages/students-testimonials.mdx',
      ...below('<Testimonials>'),
      /closing tag for `<Testimonials>`.*<\/Tile>/,
    ],
    [
      'an unknown department',
      'pages/our-hostel.mdx',
      ...below('<Call the="Hostels" />'),
      /"Hostels" is no department; write Hostel/,
    ],
    [
      'a picture without its name',
      'pages/games-and-sports.mdx',
      ...below('<Gallery />'),
      /<Gallery> needs of=\{\['/,
    ],
    [
      'a photograph put in by hand',
      'pages/about-hostel.mdx',
      ...below('![Room](/pictures/room.jpg)'),
      /npm run picture -- FILE NAME/,
    ],
    [
      'a quote that the page does not say any more',
      'pages/fee-i-ii.mdx',
      /^---\n/,
      '---\nquote: "Nobody said this."\n',
      /quote is no sentence of the page/,
    ],
  ]
  const folder = changed(mistakes.map(([, file, from, to]) => [file, from, to]))
  const found = contentFaults(folder)

  it.each(mistakes)('%s', async (_what, file, _from, _to, sentence) => {
    const of = (await found).filter((one) => place(file).test(one) && sentence.test(one))
    expect(of, (await found).join('\n')).toHaveLength(1)
  })

  it('and nothing else is', async () => {
    expect(await found).toHaveLength(mistakes.length)
  })
})

describe('a slip that makes a file unreadable is named by its line, and not by the framework', () => {
  const empty = temporary('public')

  it.each([
    [
      'a letter in an amount',
      'fees.ts',
      /tuition: (\d)/,
      'tuition: $1O0',
      /letter in a number; write digits only/,
    ],
    [
      'a comma in an amount',
      'fees.ts',
      /laboratory: \d+/,
      'laboratory: 6,050',
      /comma or ₹ in an amount/,
    ],
    [
      'a rupee sign',
      'fees.ts',
      /laboratory: /,
      'laboratory: ₹',
      /comma or ₹ in an amount|letter in a number/,
    ],
    [
      'quotes of a word processor',
      'school.ts',
      /motto: '([^']*)'/,
      'motto: ‘$1’',
      /curly quotes around a text; write straight ones/,
    ],
    [
      'a quote in a word',
      'school.ts',
      /city: '[^']*'/,
      "city: 'the school's town'",
      /straight quote inside a text; write ’/,
    ],
    [
      'a forgotten comma',
      'school.ts',
      /board: 'CBSE',/,
      "board: 'CBSE'",
      /comma at its end or at the end of the line above/,
    ],
    [
      'a forgotten bracket',
      'routes.ts',
      /\['\/our-motto', '([^']*)'\],/,
      "['/our-motto', '$1',",
      /bracket is missing/,
    ],
  ] as const)('%s', async (_what, file, from, to, sentence) => {
    const [first, ...others] = await contentFaults(changed([[file, from, to]]), empty)
    expect(first).toMatch(place(file))
    expect(first).toMatch(sentence)
    expect(others).toEqual([])
  })

  it('a page without a line in the tree, and a line without a page', async () => {
    const folder = changed([
      ['routes.ts', /\['\/our-motto', '[^']*'\],/, "['/our-creed', 'Our Creed'],"],
    ])
    const found = await contentFaults(folder)
    expect(found.find((one) => one.startsWith('content/pages/our-motto.mdx:1'))).toMatch(
      /write \['\/our-motto', 'Its title', \{ extra: true \}\]/,
    )
    expect(
      found.find((one) => /^content\/routes.ts:\d+ {2}\/our-creed has no file/.test(one)),
    ).toMatch(/write content\/pages\/our-creed.mdx/)
  })
})

it.each([
  ['missing', null],
  ['damaged', '{'],
])('fees that were confirmed, and the file is %s: look at every fee', (_how, text) => {
  const folder = temporary('content')
  if (text) writeFileSync(path.join(folder, 'fees-confirmed.json'), text)
  expect(feeDoubts(folder, {})).toEqual([
    expect.stringMatching(
      /^content\/fees-confirmed\.json {2}is missing or damaged; look at every fee/,
    ),
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
