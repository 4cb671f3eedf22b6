import { expect, it } from 'vitest'
import { splitLanguageRuns } from './languages'

it('splits a text into runs of Bengali, Hindi and other words', () => {
  expect(splitLanguageRuns('Poetry day: আমার সোনার বাংলা, then हिन्दी दिवस!')).toEqual([
    { text: 'Poetry day: ', lang: null },
    { text: 'আমার সোনার বাংলা', lang: 'bn' },
    { text: ', then ', lang: null },
    { text: 'हिन्दी दिवस', lang: 'hi' },
    { text: '!', lang: null },
  ])
})

it('marks ranges such as “2025-26” and “III-VIII” as unbreakable', () => {
  const unbreakable = (text: string) =>
    splitLanguageRuns(text).flatMap((run) => (run.isUnbreakable ? [run.text] : []))
  const ranges = ['2025-26', 'Pre-Nursery', 'III-VIII', '81-90%']
  expect(unbreakable('2025-26 for Pre-Nursery and Classes III-VIII: 81-90%')).toEqual(ranges)
  expect(unbreakable('Co-Curricular, a well-kept X')).toEqual([])
})
