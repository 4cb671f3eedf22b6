import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addDays, addYears } from './day'
import { oddRecords } from './odd-records'
import { type EmbeddedRecords, embeddedRecords } from './records'

const mediaDir = path.join(import.meta.dirname, '../media')
const noon = (day: string) => new Date(`${day}T06:30:00.000Z`)

// Ends of years, sessions and months, a leap day, and ordinary days of every season.
const DAYS = [
  '2025-01-01',
  '2026-03-31',
  '2026-04-01',
  '2026-07-19',
  '2026-12-31',
  '2028-02-29',
  '2029-08-30',
  '2034-06-15',
]

function attachmentsOf(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return /^[a-z]+\/[^\s]+\.(webp|pdf|mp4)$/.test(value) ? [value] : []
  return value instanceof Object ? Object.values(value).flatMap(attachmentsOf) : []
}

/** The days of lists, by their names. */
function datedOf(records: EmbeddedRecords): Record<string, string[]> {
  const { highlights, gallery, recentActivities, sportsCorner, blog, events } = records
  const lists = { highlights, gallery, recentActivities, sportsCorner, blog, events }
  const days = Object.entries(lists).map(([name, list]) => [
    name,
    list.map(({ date }) => date.slice(0, 10)),
  ])
  return { ...Object.fromEntries(days), news: records.news.map(({ fromDate }) => fromDate) }
}

describe.each(DAYS)('the records on %s', (today) => {
  const records = embeddedRecords(noon(today))
  const yearsAgo = addYears(today, -3)

  it('stand newest first, reach three years back and, but for events, not past today', () => {
    const dated = datedOf(records)
    for (const [list, days] of Object.entries(dated)) {
      expect(days, list).toEqual([...days].sort().reverse())
      if (list === 'events') continue
      expect((days[0] ?? '') <= today, list).toBe(true)
      expect((days.at(-1) ?? '') > yearsAgo, list).toBe(true)
    }
  })

  it('never look dead: something happened lately, and something is about to', () => {
    const { news = [], highlights = [], gallery = [] } = datedOf(records)
    expect((news[0] ?? '') > addDays(today, -45)).toBe(true)
    expect((highlights[0] ?? '') > addDays(today, -21)).toBe(true)
    expect((gallery[0] ?? '') > addDays(today, -80)).toBe(true)
    // The page of the gallery opens with the current year.
    expect(gallery[0]?.slice(0, 4)).toBe(today.slice(0, 4))
    const upcoming = records.events.filter(({ date }) => date > today)
    expect(upcoming.length).toBeGreaterThanOrEqual(8)
    expect(upcoming.length).toBeLessThanOrEqual(12)
    expect((upcoming[0]?.date ?? '') <= addDays(today, 120)).toBe(true)
    expect(records.events.length - upcoming.length).toBeGreaterThanOrEqual(28)
  })

  it('name only files that are there, have every placeholder filled, and curly apostrophes', () => {
    expect(JSON.stringify(records)).not.toMatch(/\{(year|session|next)\}/)
    expect(JSON.stringify(records)).not.toMatch(/\p{L}'\p{L}/u)
    const inBlog = records.blog.flatMap(({ description }) =>
      [...description.matchAll(/src="\/api\/image\/([^"]+)"/g)].map((match) => match[1] ?? ''),
    )
    expect(inBlog.length).toBeGreaterThanOrEqual(15)
    const used = [...inBlog, ...attachmentsOf([Object.values(records), Object.values(oddRecords)])]
    expect(used.length).toBeGreaterThan(300)
    expect(used.filter((file) => !existsSync(path.join(mediaDir, file)))).toEqual([])
  })
})

it.each(['2026-11-21', '2027-05-02', '2030-01-09'])(
  'on %s toppers have a face each, nobody’s twice, of whom most have a portrait',
  (day) => {
    const { toppers } = embeddedRecords(noon(day))
    expect(new Set(toppers.map(({ name }) => name)).size).toBe(toppers.length)
    const portraits = toppers.flatMap(({ attachments }) => attachments)
    expect(new Set(portraits).size).toBe(portraits.length)
    expect(portraits.length).toBeGreaterThan(toppers.length * 0.8)
    expect(portraits.length).toBeLessThan(toppers.length)
  },
)
