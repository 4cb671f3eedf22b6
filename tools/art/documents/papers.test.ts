import { expect, it } from 'vitest'
import { olderPapers, papersMade } from './papers'

const file = 'public/documents/e-prospectus.pdf'

it('a paper that prints an older figure is named, with the command that renders it again', () => {
  const { [file]: made } = papersMade()
  if (!made) throw new Error(`${file} is not in made.json`)
  const older = { ...made, prints: { ...made.prints, 'registration.amount': 1 } }
  const [said, ...others] = olderPapers({ [file]: older })
  expect(said).toMatch(
    /^public\/documents\/e-prospectus\.pdf {2}prints 1 \(registration\.amount\), which is \d+ now.*; print it again: .*build\.mjs e-prospectus$/,
  )
  expect(others).toEqual([])
})

it('accepts a document that the school replaced', () => {
  expect(olderPapers({ [file]: { from: 'e-prospectus', is: 'another', prints: {} } })).toEqual([])
})
