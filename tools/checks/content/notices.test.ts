import { expect, it, vi } from 'vitest'
import { closureQuestions, noticeDoubts } from './notices'

const sentencesFor = (notice: object) =>
  [...noticeDoubts({ notices: [notice] })].map(([, one]) => one)

it('says on which days a notice is shown and the school has no classes, and has no other doubt', () => {
  vi.setSystemTime('2098-07-01')
  const words = 'School is closed on 29 and 30 July: see /tomorrow'
  const days = { closed: '2098-07-29', from: '2098-07-28', until: '2098-07-30' }
  expect(sentencesFor({ words, ...days })).toEqual([
    'The words are shown from Monday, 28 Jul 2098 to Wednesday, 30 Jul 2098, and the school has no classes from Tuesday, 29 Jul 2098 to Wednesday, 30 Jul 2098. Correct the days if the words name others',
  ])
})

it('asks whether the school is closed while a notice without closed days is shown', () => {
  vi.setSystemTime('2098-07-01')
  const notice = { words: 'Heavy rain', from: '2098-07-29', until: '2098-07-29' }
  expect(sentencesFor(notice)).toEqual([
    expect.stringMatching(
      /^The words are shown on Tuesday, 29 Jul 2098, and the school has classes\. If it is closed, enter/,
    ),
  ])
})

it.each([
  ['2098-07-29', '2098-08-08', 'Closed: rain.', 'more than 10 days'],
  ['2099-07-29', '2099-07-29', 'Closed: rain.', 'more than 180 days from today'],
  ['2098-07-29', '2098-08-07', 'Closed: rain.', null],
  ['2098-06-01', '2098-06-29', 'Closed: rain.', null],
])('asks about a closure from %s to %s with the words “%s”: %s', (closed, until, words, slip) => {
  vi.setSystemTime('2098-07-01')
  const notice = { words, closed, from: '2098-06-01', until }
  const questions = [...closureQuestions({ notices: [notice] })].map(({ question }) => question)
  expect(questions).toEqual(slip ? [expect.stringContaining(slip)] : [])
})
