// @module-tag attack
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pdf } from '@/tools/testing/submissions'
import { inspectResume } from './resume'

async function inspected(bytes: Uint8Array<ArrayBuffer> | string, name: string) {
  const resume = await inspectResume(new File([bytes], name))
  return resume && { name: resume.name, type: resume.type }
}

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))

const pictureWithWords = new Uint8Array([
  ...readFileSync('public/icon-192.png'),
  ...Buffer.from('WordDocument', 'utf16le'),
])

/** What old versions of Word save as a document. */
const rtf = '{\\rtf1\\ansi\\deff0 My resume}'

it.each([
  ['a PDF', pdf(), 'cv.pdf', 'cv.pdf', 'application/pdf'],
  [
    'a Word document',
    fixture('resume.docx'),
    'cv.docx',
    'cv.docx',
    expect.stringMatching(/wordprocessingml/),
  ],
  ['an old Word document', fixture('resume.doc'), 'cv.doc', 'cv.doc', 'application/msword'],
  ['a rich text named .doc', rtf, 'CV.DOC', 'CV.doc', 'application/msword'],
  ['a PDF that calls itself Word', pdf(), 'cv.doc', 'cv.pdf', 'application/pdf'],
])(
  'a resume is PDF or Word by its content: %s is one',
  async (_what, bytes, name, cleanName, type) => {
    expect(await inspected(bytes, name)).toEqual({ name: cleanName, type })
  },
)

it.each([
  ['a text', 'This is my resume', 'cv.pdf'],
  ['a rich text of another name', rtf, 'cv.pdf'],
  ['a rich text named .docx', rtf, 'cv.docx'],
  ['a program', 'MZ\u0090\u0000\u0003', 'cv.docx'],
  ['an archive', fixture('notes.zip'), 'cv.docx'],
  ['old Office of another kind', fixture('workbook.doc'), 'cv.doc'],
  ['a picture with the words of one', pictureWithWords, 'cv.doc'],
  ['nothing', '', 'cv.pdf'],
])('a resume is PDF or Word by its content: %s is none', async (_what, bytes, name) => {
  expect(await inspected(bytes, name)).toBeNull()
})

it.each([
  ['../../etc/passwd.pdf', 'passwd'],
  ['C:\\Users\\A\\My CV (final).docx', 'My-CV-final'],
  ['जीवनवृत्त.pdf', 'जीवनवृत्त'],
  ['.pdf', 'resume'],
  ['<script>.doc', 'script'],
  ['cv.2026.final.pdf', 'cv-2026-final'],
  [`${'x'.repeat(81)}.pdf`, 'x'.repeat(80)],
  ['', 'resume'],
])('a resume’s name is cleaned: %j becomes %j', async (name, clean) => {
  expect((await inspected(pdf(), name))?.name).toBe(`${clean}.pdf`)
})
