// @module-tag attack
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { cpuMs } from '@/testing/cpu-time'
import { pdf } from '@/testing/submissions'
import { inspectResume } from './resume'

const unknownResume =
  'We need your resume as a PDF or Word file. Save it as PDF and choose it again.'

async function inspected(bytes: Uint8Array<ArrayBuffer> | string, name = 'cv') {
  const resume = await inspectResume(new File([bytes], name))
  return resume instanceof File ? { name: resume.name, type: resume.type } : resume
}

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function contentTypes(main: string): Uint8Array {
  const part = `<Override PartName="/word/document.xml" ContentType="${main}"/>`
  return strToU8(`<?xml version="1.0"?><Types>${part}</Types>`)
}

const wordTypes = contentTypes(`${wordType}.main+xml`)
const picture = new Uint8Array(1_200_000).map((_, at) => (at * 7919) & 255)

/** Returns a zip as a program streams it: only the list at its end has the sizes of the parts. */
function streamed(parts: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const zip = Buffer.from(zipSync(parts, { level: 0 }))
  for (let at = zip.indexOf('PK\x03\x04'); at !== -1; at = zip.indexOf('PK\x03\x04', at + 1)) {
    zip.writeUInt16LE(zip.readUInt16LE(at + 6) | 8, at + 6)
    zip.fill(0, at + 14, at + 26)
  }
  return new Uint8Array(zip)
}

const googleDocs = streamed({
  'word/media/image1.png': picture,
  'word/document.xml': strToU8('<w:document/>'),
  '[Content_Types].xml': wordTypes,
})

const container = (...streams: string[]) => {
  const file = Buffer.alloc(4096)
  file.write('d0cf11e0a1b11ae1', 'hex')
  for (const [at, stream] of streams.entries()) file.write(stream, 1024 + at * 128, 'utf16le')
  return file
}

const prefixed = (prefix: string | Uint8Array) =>
  new Uint8Array(Buffer.concat([Buffer.from(prefix), pdf()]))

const sheet = '…spreadsheetml.sheet.main+xml'
const workbook = zipSync({ '[Content_Types].xml': contentTypes(sheet) })

const bomb = zipSync({ '[Content_Types].xml': new Uint8Array(60_000_000) })
const namesOfParts = Array.from({ length: 20_000 }, (_, at) =>
  at % 2 ? `${at}/[Content_Types].xml` : `${at}`,
)
const manyLists = zipSync(Object.fromEntries(namesOfParts.map((name) => [name, strToU8('x')])))

const asPdf = { name: 'cv.pdf', type: 'application/pdf' }
const asDocx = { name: 'cv.docx', type: wordType }
const asDoc = { name: 'cv.doc', type: 'application/msword' }

type Case = [what: string, bytes: string | Uint8Array, outcome: string | object]

async function expectOutcome(...[_what, bytes, outcome]: Case) {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  const inspect = async () => expect(await inspected(content)).toEqual(outcome)
  expect(await cpuMs(inspect)).toBeLessThan(2000)
}

it.each<Case>([
  ['a PDF', pdf(), asPdf],
  ['a PDF after a line break', prefixed('\r\n'), asPdf],
  ['a PDF whose header is within the first 1024 bytes', prefixed('x'.repeat(1019)), asPdf],
  ['a Word document as Word writes it', fixture('resume.docx'), asDocx],
  ['a Word document as Google Docs streams it, a picture over 1 MiB first', googleDocs, asDocx],
  ['an old Word document', fixture('resume.doc'), asDoc],
  ['rich text', '{\\rtf1\\ansi\\deff0 My resume}', asDoc],
])('accepts a resume within two seconds: %s', expectOutcome)

it.each<Case>([
  ['an old workbook', container('Workbook'), unknownResume],
  ['plain text', 'This is my resume', unknownResume],
  ['a PDF whose header is after the first 1024 bytes', prefixed('x'.repeat(1025)), unknownResume],
  ['an archive', fixture('notes.zip'), unknownResume],
  ['a workbook', workbook, unknownResume],
  ['an archive that unpacks to 60 MB', bomb, unknownResume],
  ['an archive of 20,000 parts', manyLists, unknownResume],
  ['a picture', readFileSync('public/icon-192.png'), unknownResume],
  ['an empty file', '', unknownResume],
])('rejects a resume within two seconds, with a reason: %s', expectOutcome)

it.each([
  ['resume.pdf.bin', 'resume'],
  ['../../etc/passwd.pdf', 'passwd'],
  ['C:\\Users\\A\\My CV (final).docx', 'My-CV-final'],
  ['जीवनवृत्त.pdf', 'जीवनवृत्त'],
  [`${'x'.repeat(81)}.pdf`, 'x'.repeat(80)],
  ['', 'resume'],
])('renames the resume %j, a PDF, to "%s.pdf"', async (name, clean) => {
  expect(await inspected(pdf(), name)).toMatchObject({ name: `${clean}.pdf` })
})
