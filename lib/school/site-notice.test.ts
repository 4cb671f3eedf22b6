import { expect, it } from 'vitest'
import { noticeOn } from './site-notice'

it('joins the published notices of a day, and begins with those that close the school', () => {
  const days = { from: '2026-07-23', until: '2026-07-24' }
  const rain = { words: 'Closed: heavy rain.', ...days, closed: '2026-07-24' }
  const strike = { words: 'Closed: a strike.', from: '2026-07-24', until: '2026-07-25' }
  const trip = { words: 'Class VI is back at 4 pm.', ...days }
  const shown = (day: string) => noticeOn(day, [trip, rain, strike])
  expect(shown('2026-07-22')).toBeNull()
  expect(shown('2026-07-23')?.text).toBe('Closed: heavy rain. · Class VI is back at 4 pm.')
  expect(shown('2026-07-24')).toEqual({
    text: 'Closed: heavy rain. · Class VI is back at 4 pm. · Closed: a strike.',
    since: '2026-07-23',
    until: '2026-07-24',
    closed: '2026-07-24',
  })
  expect(shown('2026-07-25')?.text).toBe('Closed: a strike.')
  expect(shown('2026-07-26')).toBeNull()
})

it('closes the school on a day although an earlier notice announces a later closure', () => {
  const winter = {
    words: 'Winter break from 24 December.',
    closed: '2026-12-24',
    from: '2026-11-25',
    until: '2027-01-02',
  }
  const day = '2026-11-30'
  const rain = { words: 'Closed: heavy rain.', closed: day, from: '2026-11-28', until: day }
  expect(noticeOn(day, [winter, rain])).toMatchObject({
    text: 'Closed: heavy rain. · Winter break from 24 December.',
    closed: day,
  })
})
