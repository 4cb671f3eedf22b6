import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { type IcsEntry, toIcs } from './ics'
import { icsResponse } from './ics-response'

const now = new Date('2026-11-21T06:00:00Z')
const serverZone = process.env.TZ

afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ
  else process.env.TZ = serverZone
})

/** Reads a calendar file with another library. */
function read(ics: string) {
  return new ICAL.Component(ICAL.parse(ics))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}

const entry: IcsEntry = { uid: 'abc', title: 'Annual Day', date: '2026-12-19' }

describe.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles'])('on a server in %s', (zone) => {
  it('an event takes the whole day when there is no time, and ends the day after', () => {
    process.env.TZ = zone
    const ics = toIcs('Events', [entry, { ...entry, uid: 'b', until: '2026-12-31' }], now)
    expect(ics).toContain('DTSTART;VALUE=DATE:20261219\r\nDTEND;VALUE=DATE:20261220\r\n')
    expect(ics).toContain('DTSTART;VALUE=DATE:20261219\r\nDTEND;VALUE=DATE:20270101\r\n')
  })

  it('a time of day is the school’s', () => {
    process.env.TZ = zone
    const ics = toIcs('Events', [{ ...entry, time: '10:00 am - 12:00 pm' }], now)
    expect(ics).toContain('DTSTART:20261219T043000Z\r\nDTEND:20261219T063000Z\r\n')
  })
})

it('a time that cannot be read is said in words, and no other is made up', () => {
  const [event] = read(
    toIcs('Events', [{ ...entry, time: 'after lunch', description: 'Hall' }], now),
  )
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.description).toBe('Time: after lunch\nHall')
})

it('an event of several days keeps its time in words', () => {
  const several = { ...entry, until: '2026-12-21', time: '10:00 am' }
  const [event] = read(toIcs('Events', [several], now))
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.description).toBe('Time: 10:00 am')
})

it('names stay the same from one file to the next', () => {
  const uid = (at: Date) => read(toIcs('Events', [entry], at))[0]?.uid
  expect(uid(now)).toBe('abc@dps-siliguri')
  expect(uid(new Date('2027-01-01'))).toBe(uid(now))
})

describe('RFC 5545', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  const entries = fc.array(
    fc.record({
      uid: fc.stringMatching(/^[0-9a-f]{24}$/),
      title: text,
      description: text,
      venue: text,
      date: fc.constantFrom('2026-12-31', '2026-02-28', '2028-02-29'),
      time: fc.constantFrom(null, '10:00 am', 'noon'),
    }),
    { maxLength: 5 },
  )

  it('lines end in CRLF and are folded at 75 octets, whatever the words', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const ics = toIcs('Events', list, now)
        expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of ics.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        }
      }),
    )
  })

  it('another library reads back every event', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const read5545 = read(toIcs('Events', list, now))
        expect(read5545.map(({ uid }) => uid)).toEqual(list.map(({ uid }) => `${uid}@dps-siliguri`))
      }),
    )
  })

  it('commas, semicolons and line breaks of a title arrive as they are', () => {
    const title = 'Music, dance; and "prizes"\nHindi: हिन्दी 🎉 '.repeat(4).trim()
    expect(read(toIcs('Events', [{ ...entry, title }], now))[0]?.summary).toBe(title)
  })
})

describe('the feed', () => {
  const file = { name: 'Events', file: 'events' }
  const get = (query = '') => new Request(`https://school.example/events.ics${query}`)

  it('is a calendar file to keep or to subscribe to', async () => {
    const response = icsResponse(get(), file, [entry])
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="events.ics"')
    expect(read(await response.text())).toHaveLength(1)
  })

  it('gives one event of it for "Add to calendar"', async () => {
    const two = [entry, { ...entry, uid: 'def', title: 'Other' }]
    const response = icsResponse(get('?event=def'), file, two)
    expect(read(await response.text()).map(({ summary }) => summary)).toEqual(['Other'])
    expect(icsResponse(get('?event=none'), file, two).status).toBe(404)
  })

  it('is not there while the list was never loaded, so that no calendar is emptied', () => {
    expect(icsResponse(get(), file, null).status).toBe(503)
    expect(icsResponse(get(), file, []).status).toBe(200)
  })
})
