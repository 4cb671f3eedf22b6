import { readdirSync, readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { runNode } from '@/testing/run-node'
import { outdatedPapers, readPapers } from './papers'

const file = 'public/cards/other.jpg'

it('reports a generated document whose values have changed, unless the school has replaced the document', () => {
  const { [file]: paper } = readPapers()
  if (!paper) throw new Error(`${file} is not in made.json`)
  const outdated = { ...paper, source: 'another' }
  expect(outdatedPapers({ [file]: outdated })).toEqual([file])
  expect(outdatedPapers({ [file]: { ...outdated, is: 'another' } })).toEqual([])
})

it('application-guide.html, the source of a film, has no {{value}}: the publish job cannot encode films', () => {
  expect(readFileSync('tools/art/documents/application-guide.html', 'utf8')).not.toContain('{{')
})

it('the document builder exits with 1 if no document has the given name', async () => {
  const build = 'tools/art/documents/build.ts'
  const { code, output } = await runNode(['--conditions=react-server', 'tools/run.mjs', build, 'none'])
  expect([code, output.trim()]).toEqual([1, 'No document is called none'])
})

it.each(readdirSync('public/documents').filter((name) => name.endsWith('.pdf')))(
  'the document %s is a PDF with an intact cross-reference table',
  async (name) => {
    // Readers repair a damaged table, and print a warning, which fails the test.
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`public/documents/${name}`)))
    expect(pdf.numPages).toBeGreaterThan(0)
  },
)
