import { readdirSync, readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { runNode } from '@/testing/run-node'
import { outdatedPapers, readPapers } from './papers'

const file = 'public/documents/e-prospectus.pdf'

it('reports a document with an outdated figure, and the command that prints it again', () => {
  const { [file]: paper } = readPapers()
  if (!paper) throw new Error(`${file} is not in made.json`)
  const outdated = { ...paper, prints: { ...paper.prints, 'registration.amount': 1 } }
  const sentence = expect.stringMatching(
    /^public\/documents\/e-prospectus\.pdf {2}prints 1 \(registration\.amount\), which is \d+ now; publishing prints it again, and so does npm run papers$/,
  )
  expect(outdatedPapers({ [file]: outdated })).toEqual([{ from: 'e-prospectus', sentence }])
})

it('accepts a document that the school replaced', () => {
  expect(outdatedPapers({ [file]: { from: 'e-prospectus', is: 'another', prints: {} } })).toEqual([])
})

it('rejects a name that no document has', async () => {
  const build = 'tools/art/documents/build.ts'
  const { code, output } = await runNode(['--conditions=react-server', 'tools/run.mjs', build, 'none'])
  expect([code, output.trim()]).toEqual([1, 'No document is called none'])
})

it.each(readdirSync('public/documents').filter((name) => name.endsWith('.pdf')))(
  'prints %s with a whole table of its objects',
  async (name) => {
    // Readers repair a damaged table, and print a warning, which fails the test.
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`public/documents/${name}`)))
    expect(pdf.numPages).toBeGreaterThan(0)
  },
)
