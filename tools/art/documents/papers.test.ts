import { expect, it } from 'vitest'
import { olderPapers, papersMade } from './papers.mjs'

const file = 'public/documents/e-prospectus.pdf'

it('a paper that prints an older figure is named, with how to make it anew', () => {
  const { [file]: made } = papersMade()
  const older = { ...made, prints: { ...made.prints, 'registration.amount': 1 } }
  const [said, ...others] = olderPapers({ [file]: older })
  expect(said).toMatch(
    /^public\/documents\/e-prospectus\.pdf {2}prints 1 \(registration\.amount\), which is \d+ now.*; node tools\/art\/documents\/build\.mjs e-prospectus makes it anew$/,
  )
  expect(others).toEqual([])
})

it('one that the school has put in place of ours is its own affair', () => {
  expect(olderPapers({ [file]: { from: 'e-prospectus', is: 'another', prints: {} } })).toEqual([])
})
