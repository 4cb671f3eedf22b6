import { expect, it } from 'vitest'
import { languageRuns } from './languages'

it('Bengali and Hindi words are marked, each run of them once', () => {
  expect(languageRuns('Poetry day: আমার সোনার বাংলা, then हिन्दी दिवस!')).toEqual([
    { text: 'Poetry day: ', lang: null },
    { text: 'আমার সোনার বাংলা', lang: 'bn' },
    { text: ', then ', lang: null },
    { text: 'हिन्दी दिवस', lang: 'hi' },
    { text: '!', lang: null },
  ])
})

it('English words are left whole', () => {
  expect(languageRuns('Annual Day 2026')).toEqual([{ text: 'Annual Day 2026', lang: null }])
  expect(languageRuns('')).toEqual([])
})
