import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formatContent } from './data.mjs'
import { contentFaults, readSchemas } from './faults.mjs'
import { figureDoubts } from './figures.mjs'
import { fileFaults } from './files.mjs'
import { meant } from './words.mjs'

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`))

/** What somebody does to a file by mistake: the first match of a pattern is replaced. */
type Slip = readonly [what: string, file: string, from: RegExp, to: string, sentence: RegExp]

/** A copy of the content with slips in it. */
function changed(slips: readonly (readonly [file: string, from: RegExp, to: string])[]) {
  const folder = path.join(temporary('school'), 'content')
  cpSync('content', folder, { recursive: true })
  for (const [file, from, to] of slips) {
    const before = readFileSync(path.join(folder, file), 'utf8')
    expect(before, `${file} has something to change`).toMatch(from)
    writeFileSync(path.join(folder, file), before.replace(from, to))
  }
  return folder
}

/** Each of these slips, made in one copy, is said once, and nothing else is. */
function saidOnce(slips: readonly Slip[], publicFolder?: string) {
  const folder = changed(slips.map(([, file, from, to]) => [file, from, to]))
  const found = contentFaults(folder, publicFolder)

  it.each(slips)('%s', async (_what, file, _from, _to, sentence) => {
    const place = new RegExp(`^content/${file}:\\d+  `)
    const of = (await found).filter((one) => place.test(one) && sentence.test(one))
    expect(of, (await found).join('\n')).toHaveLength(1)
  })

  it('and nothing else is', async () => {
    expect(await found).toHaveLength(slips.length)
  })
}

// Compiles every page, the first time.
it('it is no mistake that an editor ends lines as Windows does', { timeout: 60_000 }, async () => {
  const files = ['fees.yaml', 'pictures.yaml', 'routes.ts', 'pages/our-library.mdx']
  const saved = changed(files.map((file) => [file, /\n/g, '\r\n'] as const))
  expect(await contentFaults(saved)).toEqual([])
})

it('a file that is saved in another form is written as the office’s editor does', async () => {
  const folder = changed([
    ['school.yaml', /^name: (.*)$/m, 'name: "$1"\nfoundation: ""'],
    ['school.yaml', /^foundation: BBF\n/m, ''],
    ['school.yaml', /^foundation: ""$/m, "foundation:   'BBF'"],
    ['pages/our-motto.mdx', /^title: (.*)\n(description: .*)\n/m, '$2\ntitle: "$1"\n'],
    ['fees.yaml', /\n/g, '\r\n'],
  ])
  const names = ['school.yaml', 'pages/our-motto.mdx', 'fees.yaml']
  const files = names.map((name) => path.join(folder, name))
  expect(formatContent(folder, await readSchemas()).sort()).toEqual(files.sort())
  for (const name of names)
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
      readFileSync(path.join('content', name), 'utf8'),
    )
})

describe('a slip in a value is named, with file, line and what to write', () => {
  saidOnce([
    [
      '+91 typed too',
      'school.yaml',
      /phone: .*/,
      'phone: +91 90000 00001',
      /phone "\+91 90000 00001" is no telephone number here; .*'9000000001'/,
    ],
    [
      'nine digits',
      'school.yaml',
      /callNumber: '\d/,
      "callNumber: '",
      /callNumber "\d{9}" is no tel/,
    ],
    [
      'a number without quotes',
      'school.yaml',
      /chatNumber: .*/,
      'chatNumber: 9000000003',
      /write '9000000003'/,
    ],
    [
      'an e-mail address without its end',
      'school.yaml',
      /privacyEmail: .*/,
      'privacyEmail: privacy@school',
      /is no e-mail address/,
    ],
    [
      'a web address without https',
      'school.yaml',
      /syllabus: .*/,
      'syllabus: www.cbse.gov.in',
      /is no address; .*https:\/\//,
    ],
    [
      'a PIN of five digits',
      'school.yaml',
      /postalCode: .*/,
      "postalCode: '73401'",
      /"73401" is no PIN code; .*six digits/,
    ],
    [
      'a name that the field does not have',
      'school.yaml',
      /^city/m,
      'tagline: x\ncity',
      /tagline is no name of a field here/,
    ],
    ['a line that was deleted', 'school.yaml', /^motto: .*\n/m, '', /motto is missing/],
    [
      'two years that do not follow',
      'session.yaml',
      /admission: .*/,
      'admission: 2027-29',
      /"2027-29" is no session/,
    ],
    [
      'the day before the month',
      'session.yaml',
      /reportCards: .*/,
      'reportCards: 24-03',
      /is no day of the year; write the month/,
    ],
    [
      'a fee of 0',
      'fees.yaml',
      /transport: .*/,
      'transport: 0',
      /transport 0 is no amount; write whole rupees/,
    ],
    [
      'a comma in a fee',
      'fees.yaml',
      /annual: 33900/,
      'annual: 33,900',
      /annual "33,900" is no amount/,
    ],
    [
      'a letter in a fee',
      'fees.yaml',
      /tuition: 4400/,
      'tuition: 44O0',
      /tuition "44O0" is no amount/,
    ],
    [
      'Rs before a fee',
      'fees.yaml',
      /tuition: 4600/,
      'tuition: Rs 4600',
      /tuition "Rs 4600" is no amount/,
    ],
    [
      'digits of another script',
      'fees.yaml',
      /tuition: 6000/,
      'tuition: ६०००',
      /tuition "६०००" is no amount/,
    ],
    [
      'a fee without its value',
      'fees.yaml',
      /registration: .*/,
      'registration:',
      /registration is missing or empty/,
    ],
    [
      'a day written another way',
      'disclosure.yaml',
      /updated: .*/,
      'updated: 21-11-2026',
      /is no day; write year, month/,
    ],
    [
      'a bracket that stands for nothing',
      'admission.yaml',
      /\{sessionBegins\}/,
      '{two}',
      /curly bracket .*write \{sessionBegins\}/,
    ],
    [
      'a panel of a wrong section',
      'menu.yaml',
      /section: about/,
      'section: abuot',
      /section "abuot" is none of home, about/,
    ],
  ])
})

describe('a slip that can be read is named once its values are right', () => {
  /** Puts a line below the words of a page. */
  const below = (line: string) => [/$/, `\n${line}\n`] as const
  saidOnce([
    [
      'a fee times ten',
      'fees.yaml',
      /(id: i-ii\n[\s\S]*?admission: \d+)/,
      '$10',
      /Really\? groups.i-ii.admission was ₹[\d,]+ and is .*--figures-are-right/,
    ],
    [
      'digits of a fee that changed places',
      'fees.yaml',
      /tuition: 4600/,
      'tuition: 6400',
      /Really\? .* was ₹4,600 and is ₹6,400/,
    ],
    [
      'digits of a telephone number',
      'school.yaml',
      /callNumber: '(\d{5})(\d)(.*)(\d)'/,
      "callNumber: '$1$4$3$2'",
      /Really\? callNumber was \d{10} and is/,
    ],
    [
      'a dead link in the menu',
      'menu.yaml',
      /path: .*/,
      'path: /our-moto',
      /"\/our-moto" is no page .*write \/our-motto/,
    ],
    [
      'quotes of a word processor around a text',
      'menu.yaml',
      /words: (.*)/,
      'words: “$1”',
      /“.*” has curly quotes/,
    ],
    [
      'a missing disclosure file',
      'disclosure.yaml',
      /link: \/documents\/.*/,
      'link: /documents/water-tset.pdf',
      /"\/documents\/water-tset.pdf" is no page and no file/,
    ],
    [
      'a disclosure dated 2062',
      'disclosure.yaml',
      /updated: 20\d\d/,
      'updated: 2062',
      /updated "2062-.*" is still to come/,
    ],
    [
      'a year of results that is no year',
      'disclosure.yaml',
      /session: .*/,
      'session: 2062-63',
      /session "2062-63" is none of the last years/,
    ],
    [
      'month and day that changed places',
      'session.yaml',
      /sportsDay: .*/,
      'sportsDay: 04-12',
      /sportsDay "04-12" stands out of its order; .*: 12-04/,
    ],
    [
      'a last date of 2019',
      'session.yaml',
      /lastDate: .*/,
      'lastDate: 31 March 2019',
      /“31 March 2019” is years away/,
    ],
    [
      'the last date of another session',
      'pages/admission.mdx',
      ...below('Admission for 2019-20.'),
      /“2019-20” is not the session .*admissionSession/,
    ],
    [
      'a day of 2062',
      'pages/our-vision.mdx',
      ...below('On 1 May 2062 we met.'),
      /“1 May 2062” is years away/,
    ],
    [
      'an unknown Value',
      'pages/our-library.mdx',
      ...below('<Value of="libaryBooks" /> books'),
      /"libaryBooks" is no value; write libraryBooks/,
    ],
    [
      'curly brackets in the words',
      'pages/our-motto.mdx',
      ...below('The {two} houses'),
      /\{two\} is read as code/,
    ],
    [
      'curly brackets in the head',
      'pages/our-mission.mdx',
      /description: '/,
      "description: 'The {two} of ",
      /description .*curly bracket .*write \{session\}/,
    ],
    [
      'a line that begins with import',
      'pages/our-founding-father.mdx',
      ...below('import duty'),
      /import.*(?:read as code|cannot be made|<Tile …>)/,
    ],
    [
      'an attribute that stands for nothing',
      'pages/syllabus.mdx',
      ...below('<Tile title={two}>x</Tile>'),
      /title of <Tile> holds what stands for nothing/,
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
      'a link to a heading that is gone',
      'pages/privacy.mdx',
      ...below('[See](#nowhere)'),
      /#nowhere leads to no heading/,
    ],
    [
      'a document that is not there',
      'pages/e-prospectus.mdx',
      ...below('<PdfFrame src="/documents/nothing.pdf" title="x" height={500} />'),
      /"\/documents\/nothing.pdf" is no file/,
    ],
    [
      'a key that a head does not have',
      'pages/fee-9.mdx',
      /^picture:/m,
      'pictur: x\npicture:',
      /pictur is no name of a field here/,
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
      'pages/service-before-self.mdx',
      /pictureAlt: (.*)/,
      'pictureAlt: “$1”',
      /pictureAlt has curly quotes/,
    ],
    [
      'a second colon in the head',
      'pages/our-faculty.mdx',
      /title: (.*)/,
      'title: Our Faculty: all',
      /has a second colon; put straight quotes/,
    ],
    [
      'a second title',
      'pages/our-transport-system.mdx',
      ...below('# Our buses'),
      /# is the title of a page, .*write ##/,
    ],
    [
      'a heading that leaves a step out',
      'pages/dps-society.mdx',
      /\n## (.*)/,
      '\n#### $1',
      /leaves a step out; write ##/,
    ],
    [
      'no space behind ##',
      'pages/about-hostel.mdx',
      ...below('##Reading week'),
      /“##R” is shown as it stands/,
    ],
    [
      'a bold word that does not end',
      'pages/fee-i-ii.mdx',
      ...below('All **fees are due'),
      /“\*\*” is shown as it stands/,
    ],
    [
      'a space in a link',
      'pages/hostel-fee.mdx',
      ...below('[Mail](mailto:office @school.example)'),
      /“\]\(” is shown as it stands/,
    ],
    [
      'a table that lost its line',
      'pages/syllabus.mdx',
      ...below('| Class | Book |\n| I | Rain |'),
      /“\|” is shown as it stands/,
    ],
    [
      'a cell too few',
      'pages/fee-structure.mdx',
      ...below('| Class | Book |\n| --- | --- |\n| I |'),
      /another number of cells/,
    ],
    [
      'nine digits',
      'pages/bus-tracking.mdx',
      ...below('Ring 94340 1234.'),
      /94340 1234 has 9 digits; a telephone number has ten/,
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
      'a quote that the page does not say',
      'pages/fee-i-ii.mdx',
      /^confirm:|\n---/m,
      '\nquote: Nobody said this.\n---',
      /quote is no sentence of the page/,
    ],
    [
      'a page without words',
      'pages/our-institutes.mdx',
      /\n---\n[\s\S]*/,
      '\n---\n',
      /has no words; write them below its head/,
    ],
    [
      'a section of a page that has one',
      'pages/academics.mdx',
      /^description/m,
      'section: about\ndescription',
      /has its section in content\/routes.ts/,
    ],
  ])
})

describe('a file that cannot be read is named by its line, and not by the framework', () => {
  const empty = temporary('public')

  it.each<Slip>([
    [
      'a quote that is not closed',
      'school.yaml',
      /motto: .*/,
      "motto: 'Service",
      /quote or a bracket that is not closed|second colon/,
    ],
    [
      'a second colon',
      'school.yaml',
      /motto: .*/,
      'motto: Our motto: service',
      /“motto: Our motto: service” has a second colon; put straight quotes/,
    ],
    ['a tab', 'fees.yaml', /^ {4}tuition/m, '\ttuition', /tab; write spaces|cannot be read/],
    ['a line without a colon', 'fees.yaml', /^transport: .*/m, 'transport', /no colon/],
    ['a line twice', 'fees.yaml', /^transport: .*/m, '$&\n$&', /stands twice/],
    [
      'a # in the words',
      'school.yaml',
      /motto: .*/,
      'motto: Service #1',
      /has a # that begins a comment/,
    ],
  ])('%s', async (_what, file, from, to, sentence) => {
    const [first, ...others] = await contentFaults(changed([[file, from, to]]), empty)
    expect(first).toMatch(new RegExp(`^content/${file}:\\d+  `))
    expect(first).toMatch(sentence)
    expect(others).toEqual([])
  })

  it.each([
    ['school.yaml', 'latin1'],
    ['fees.yaml', 'utf16le'],
    ['pages/our-motto.mdx', 'latin1'],
  ] as const)('%s saved as %s', async (file, encoding) => {
    const folder = changed([[file, /^/, '']])
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), Buffer.from(`\ufeff${text}é`, encoding))
    expect((await contentFaults(folder))[0]).toMatch(
      new RegExp(`^content/${file}:1  is not saved as UTF-8; in Notepad`),
    )
  })
})

it('a page without its section, and a page of the tree that is gone', async () => {
  const folder = changed([])
  const page = (name: string) => path.join(folder, `pages/${name}.mdx`)
  renameSync(page('our-motto'), page('our-creed'))
  const found = await contentFaults(folder)
  expect(found.join('\n')).toMatch(
    /^content\/pages\/our-creed\.mdx:1 {2}is in no section; write .* section: facilities/m,
  )
  expect(found.join('\n')).toMatch(/^content\/routes\.ts:\d+ {2}\/our-motto has no file/m)
})

it.each([
  ['missing', null],
  ['damaged', '{'],
])('figures that were confirmed, and the file is %s: look at every one', (_how, text) => {
  const folder = temporary('content')
  if (text) writeFileSync(path.join(folder, 'confirmed.json'), text)
  expect(figureDoubts(folder, [], String)).toEqual([
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
