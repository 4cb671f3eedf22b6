import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { addDays, schoolDay } from './dates'
import { noticeOn, parseNotice, publishedNotice } from './site-notice'

const since = '2199-07-23'

it('parses the line of a notice into the last day and the text', () => {
  expect(parseNotice('2199-07-24 School is closed on Friday:  heavy rain.\n', since)).toEqual({
    text: 'School is closed on Friday: heavy rain.',
    since,
    until: '2199-07-24',
  })
})

it.each([
  ['School is closed', 'write its last day, a space and the words'],
  ['2199-02-30 School is closed', 'write its last day, a space and the words'],
  ['24/07/2026 School is closed', 'write its last day, a space and the words'],
  ['2199-07-24', 'write its last day, a space and the words'],
  ['2020-07-24 School is closed', 'its last day, 2020-07-24, is over'],
])('rejects the notice line %j with the reason', (line, reason) => {
  expect(() => parseNotice(line, since)).toThrow(reason)
})

it('rejects a notice of more than 300 characters', () => {
  const line = `2199-07-24 ${'x'.repeat(301)}`
  expect(() => parseNotice(line, since)).toThrow('300 characters at most')
})

it('joins the published notices of a day, and begins with those that close the school', () => {
  const days = { from: '2026-07-23', until: '2026-07-24' }
  const rain = { words: 'Closed: heavy rain.', ...days, closed: '2026-07-24' }
  const strike = { words: 'Closed: a strike.', from: '2026-07-24', until: '2026-07-25' }
  const trip = { words: 'Class VI is back at 4 pm.', ...days }
  const shown = (day: string) => publishedNotice(day, [trip, rain, strike])
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
  expect(publishedNotice(day, [winter, rain])).toMatchObject({
    text: 'Closed: heavy rain. · Winter break from 24 December.',
    closed: day,
  })
})

it('joins the notice in notice.txt with the published notices, each only on its own days', () => {
  const today = schoolDay()
  const tomorrow = addDays(today, 1)
  const published = { words: 'Closed: heavy rain.', from: today, until: tomorrow, closed: tomorrow }
  vi.spyOn(log, 'info').mockReturnValue()
  mkdirSync(env().DATA_DIR, { recursive: true })
  writeFileSync(path.join(env().DATA_DIR, 'notice.txt'), `${today} Buses are late.`)
  expect(noticeOn(today, [published])).toMatchObject({
    text: 'Buses are late. · Closed: heavy rain.',
    closed: tomorrow,
  })
  expect(noticeOn(tomorrow, [published])?.text).toBe('Closed: heavy rain.')
  expect(noticeOn(today, [])?.text).toBe('Buses are late.')
})
