import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteUrl } from '@/lib/platform/site-url'
import { addDays } from '@/lib/school/dates'
import { allHighlights } from '../lists'
import { plusYears } from './day'
import { oddRecords } from './odd-records'
import { embeddedRecords } from './records'

const mediaDir = path.join(import.meta.dirname, '../media')

// Ends of years, sessions and months, a leap day, and ordinary days of every season.
const days = [
  ...['2025-01-01', '2026-03-31', '2026-04-01', '2026-07-19', '2026-12-31'],
  ...['2028-02-29', '2029-08-30', '2034-06-15'],
]

/** The stored paths in records, those of pictures in a post's HTML too. */
const filesIn = (records: object) =>
  [...JSON.stringify(records).matchAll(/["/]([a-z]+\/[\w-]+\.(?:webp|pdf|mp4))\\?"/g)].map(
    ([, file = '']) => file,
  )

describe.each(days)('on %s', (today) => {
  const records = embeddedRecords(new Date(`${today}T06:30:00.000Z`))
  const { highlights, gallery, recentActivities, sportsCorner, blog, news, events } = records

  it('the embedded vendor lists records newest first, and only events may be in the future or over 3 years old', () => {
    for (const list of [highlights, gallery, recentActivities, sportsCorner, blog, news, events]) {
      const dates = list.map((one) => ('date' in one ? one.date : one.fromDate).slice(0, 10))
      expect(dates).toEqual(dates.toSorted().reverse())
      if (list === events) continue
      expect((dates[0] ?? '') <= today).toBe(true)
      expect((dates.at(-1) ?? '') > plusYears(today, -3)).toBe(true)
    }
  })

  it('the embedded vendor uses links without a host, so that records cached in DATA_DIR work on any port', () => {
    expect(JSON.stringify(records)).not.toContain(siteUrl('/'))
  })

  it('the embedded vendor has news of the last weeks and eight to twelve upcoming events', () => {
    expect((news[0]?.fromDate ?? '') > addDays(today, -45)).toBe(true)
    expect((highlights[0]?.date ?? '') > addDays(today, -20)).toBe(true)
    // The page of the gallery opens with the current year.
    expect((gallery[0]?.date ?? '') >= today.slice(0, 4)).toBe(true)
    const upcoming = events.filter(({ date }) => date > today)
    expect(upcoming.length).toBeGreaterThanOrEqual(8)
    expect(upcoming.length).toBeLessThanOrEqual(12)
    expect(events.length - upcoming.length).toBeGreaterThanOrEqual(28)
  })

  it('the embedded vendor refers only to existing files, and replaces every {year} and {session}', () => {
    expect(JSON.stringify(records)).not.toMatch(/\{(year|session|officeHours)\}/)
    const used = filesIn([records, oddRecords, allHighlights(records)])
    expect(used.length).toBeGreaterThan(300)
    expect(used.filter((file) => !existsSync(path.join(mediaDir, file)))).toEqual([])
  })
})
