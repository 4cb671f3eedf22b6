import { addDays, formatEventDate, schoolDay } from '@/lib/school/dates'
import { testSecret } from '@/testing/site'
import { publish, sourceOf, thisYear } from './support/lists'
import { expect, test } from './support/test'

const events = '/api/events/All/DPSSWB'
const latestEvents = '/api/events/DPSSWB'
const news = '/api/news/All/DPSSWB'
const latestNews = '/api/news/DPSSWB'
const calendar = '/api/academicCalender/all/DPSSWB'

const textOf = async (url: string) => (await fetch(url)).text()
/** Returns the unfolded entry with a title from a calendar file. */
const entryOf = (ics: string, title: string) =>
  ics
    .replace(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .find((entry) => entry.includes(`SUMMARY:${title}`)) ?? ''

test('puts the time that the office means into calendars and structured data, or none', async ({
  pair,
}) => {
  const { url } = pair.site
  const date = `${thisYear}-12-05`
  const times = {
    ...{ Fair: '9:00 to 1:00 pm', Choir: '7 to 8 pm', Pickup: 'till 5 pm', Quiz: '2:30' },
    Alpona: 'সকাল ১০টা',
  }
  const records = Object.entries(times).map(([title, time]) => ({
    ...{ _id: title, title, time, date },
    venue: 'Hall',
  }))
  await publish(pair, events, records)
  const ics = await textOf(`${url}/events.ics`)
  expect(entryOf(ics, 'Fair')).toMatch(/DTSTART:\d+T033000Z\r\nDTEND:\d+T073000Z/)
  expect(entryOf(ics, 'Choir')).toMatch(/DTSTART:\d+T133000Z/)
  for (const title of ['Pickup', 'Quiz'] as const) {
    expect(entryOf(ics, title)).toContain('DTSTART;VALUE=DATE:')
    expect(entryOf(ics, title)).toContain(`DESCRIPTION:Time: ${times[title]}`)
  }
  const html = await textOf(`${url}/events?year=${thisYear}&month=12`)
  expect(html).toContain(`"startDate":"${date}T09:00:00+05:30","endDate":"${date}T13:00:00+05:30"`)
  expect(html).not.toContain(`${date}T17:00`)
  expect(html).toContain('<span lang="bn">সকাল ১০টা</span>')
})

test('shows an event in each month in which it runs, and days under one id as several entries', async ({
  pair,
}) => {
  const { url } = pair.site
  const running = [addDays(schoolDay(), -400), addDays(schoolDay(), 20)] as const
  const records = [
    { _id: 'a', title: 'Winter camp', date: `28 Dec ${thisYear} to 3 Jan ${thisYear + 1}` },
    { _id: 'b', title: 'Long exhibition', date: running[0], toDate: running[1] },
    ...['05', '06', '07'].map((day) => ({
      _id: 'c',
      title: 'Auditions',
      date: `${thisYear}-12-${day}`,
    })),
  ]
  for (const path of [events, latestEvents, calendar]) await publish(pair, path, records)

  const opened = await sourceOf(`${url}/events`)
  expect(opened).toContain('Long exhibition')
  expect(opened).toContain('Winter camp')
  for (const query of [
    `year=${thisYear}&month=12`,
    `year=${thisYear + 1}&month=1`,
    'year=all&month=1',
  ])
    expect(await sourceOf(`${url}/events?${query}`), query).toContain('Winter camp')
  expect(await sourceOf(`${url}/events?year=${thisYear + 1}&month=2`)).not.toContain('Winter camp')
  expect(await sourceOf(url)).toContain(
    `to <time dateTime="${running[1]}">${formatEventDate(running[1])}`,
  )

  for (const [month, day] of [
    [`${thisYear}-12`, `${thisYear}-12-31`],
    [`${thisYear + 1}-01`, `${thisYear + 1}-01-03`],
  ]) {
    const html = await sourceOf(`${url}/school-calendar?month=${month}`)
    expect(html).toContain(`id="day-${day}"`)
    expect(html).toContain('Winter camp')
  }

  const december = await sourceOf(`${url}/events?year=${thisYear}&month=12`)
  const ids = [...december.matchAll(/ id="(event-[^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain(`event-c-${thisYear}-12-06`)
  expect(new Set(ids).size).toBe(ids.length)
  const files = await Promise.all(
    ['events', 'school-calendar'].map((file) => textOf(`${url}/${file}.ics`)),
  )
  const uids = files.flatMap((file) => [...file.matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid))
  expect(uids).toHaveLength(10)
  expect(new Set(uids).size).toBe(10)
})

test('reads dates as offices and programs write them, and shows and reports a date without a single reading', async ({
  pair,
}) => {
  const { url } = pair.site
  const day = `20 NOVEMBER ${thisYear}`
  const dates = [
    `20/11/${thisYear} 10:30`,
    `20th Nov, ${thisYear}`,
    { $date: `${thisYear}-11-20T00:00:00Z` },
    Date.UTC(thisYear, 10, 20) / 1000,
    `${thisYear}-11-20\u200b`,
  ]
  const read = dates.map((fromDate, at) => ({ _id: at, title: `Read ${at}`, fromDate }))
  const odd = [
    { _id: 'odd', title: 'Odd', fromDate: '20 or 21 Nov' },
    { _id: 'none', title: 'None', fromDate: '1970-01-01T00:00:00Z' },
  ]
  for (const path of [news, latestNews]) await publish(pair, path, [...odd, ...read])

  const opened = await sourceOf(`${url}/news`)
  expect(opened.split(day).length - 1).toBe(dates.length)
  for (const words of ['20 or 21 Nov', 'None', 'Not Available']) expect(opened).toContain(words)
  expect(await sourceOf(url)).toContain('20 or 21 Nov')
  const feed = await textOf(`${url}/feed.xml`)
  expect(feed).toContain('20 or 21 Nov')
  expect(feed.match(/news\/\w+<\/id>/g)).toHaveLength(7)

  const headers = { authorization: `Bearer ${testSecret}` }
  const health = await (await fetch(`${url}/api/health`, { headers })).json()
  expect(health.lists.news.leftOut).toEqual([
    {
      field: 'fromDate',
      reason: 'the text "20 or 21 Nov"',
      count: 1,
      records: ['"Odd" "odd"'],
      fix: 'write one day, such as 2026-11-20',
    },
  ])
  const metrics = await (await fetch(`${url}/api/metrics`, { headers })).text()
  expect(metrics).toContain('site_list_left_out{list="news",field="fromDate"} 1')
})
