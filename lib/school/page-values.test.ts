import { expect, it } from 'vitest'
import { schoolAgeOn } from './page-values'

it('the school is 18 years old in the session 2026-27, and 19 in the next session', () => {
  expect(['2026-11-24', '2027-03-31', '2027-04-01'].map(schoolAgeOn)).toEqual([18, 18, 19])
})
