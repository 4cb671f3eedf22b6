import { expect, it, vi } from 'vitest'
import { noticeDoubts } from './notices'

it('has no doubt about a notice that is shown for two days and names /tomorrow', () => {
  vi.setSystemTime('2098-07-01')
  const words = 'The gate is locked on 29 and 30 July: see /tomorrow'
  const notice = { words, from: '2098-07-29', until: '2098-07-30' }
  expect([...noticeDoubts({ notices: [notice] })]).toEqual([])
})

it.each([
  ['Summer holidays, 20 May to 30 June', '2098-05-20', '2098-06-30'],
  ['School is closed on Friday, Saturday 26 July', '2098-07-25', '2098-07-26'],
  ['School is closed starting 25 July', '2098-07-25', '2098-07-30'],
  ['School is closed on Friday 25 July', '2098-07-25', '2098-07-25'],
])('has no doubt about the notice “%s” with these closed days', (words, closed, until) => {
  vi.setSystemTime('2098-06-01')
  const notice = { words, closed, from: closed, until }
  expect([...noticeDoubts({ notices: [notice] })]).toEqual([])
})
