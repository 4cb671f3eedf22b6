import ICAL from 'ical.js'
import { expect, it, vi } from 'vitest'
import { type IcsEntry, toIcs } from './ics'
import { icsResponse } from './ics-response'

const now = new Date('2026-11-21T06:00:00Z')

const entry: IcsEntry = { uid: 'abc', title: 'Annual Day', date: '2026-12-19' }

/** The events of a calendar file, read with another library. */
function read(ics: string) {
  return new ICAL.Component(ICAL.parse(ics))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}

const icsOf = (facts: Partial<IcsEntry>) => toIcs({ name: 'Events' }, [{ ...entry, ...facts }], now)

it.each([
  [{}, ';VALUE=DATE:20261219', ';VALUE=DATE:20261220'],
  [{ until: '2026-12-31' }, ';VALUE=DATE:20261219', ';VALUE=DATE:20270101'],
  [{ time: '10:00 am - 12:00 pm' }, ':20261219T043000Z', ':20261219T063000Z'],
])(
  'an event on 2026-12-19 with %j has DTSTART%s and DTEND%s in every time zone',
  async (facts, start, end) => {
    for (const zone of ['Asia/Kolkata', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone)
      expect(await icsOf(facts)).toContain(`DTSTART${start}\r\nDTEND${end}\r\n`)
    }
  },
)

it.each<[string, Partial<IcsEntry>, string]>([
  ['an unreadable time', { time: 'after lunch', description: 'Hall' }, 'after lunch\nHall'],
  ['a time and several days', { time: '10:00 am', until: '2026-12-21' }, '10:00 am'],
])(
  'an event with %s lasts all day in iCalendar, with the time as text',
  async (_, facts, words) => {
    const [event] = read(await icsOf(facts))
    expect(event?.startDate.isDate).toBe(true)
    expect(event?.description).toBe(`Time: ${words}`)
  },
)

it.each([
  [{}, 'does not make a subscriber busy', true],
  [{ until: '2026-12-31' }, 'does not make a subscriber busy', true],
  [{ time: 'after lunch' }, 'does not make a subscriber busy', true],
  [{ time: '10:00 am' }, 'makes a subscriber busy', false],
])('an event with %j %s', async (facts, _what, isTransparent) => {
  expect((await icsOf(facts)).includes('TRANSP:TRANSPARENT')).toBe(isTransparent)
})

it('an iCalendar file has CRLF lines of up to 75 octets (RFC 5545) that ical.js can parse', async () => {
  const odd = 'Music, "prizes"; হিন্দি 🎉\u0000\ud83c\r\n;'.repeat(20)
  const list = ['noon', '10:00 am', null].map((time, at) => ({
    ...{ uid: `e${at}`, title: odd, description: odd, venue: odd },
    ...{ date: '2028-02-29', time },
  }))
  const ics = await toIcs({ name: 'Events' }, list, now)
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const maxOctets = Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))
  expect(maxOctets).toBeLessThanOrEqual(75)
  expect(read(ics).map(({ uid }) => uid)).toEqual(list.map(({ uid }) => `${uid}@dps-siliguri`))
  expect(read(ics)[0]?.summary).toContain('Music, "prizes"; হিন্দি 🎉')
})

const file = { name: 'Events', file: 'events' }
const two = [entry, { ...entry, uid: 'def', title: 'Other' }]
const response = (query: string, entries: readonly IcsEntry[] | null) =>
  icsResponse(new Request(`https://school.example/events.ics${query}`), file, entries)

it('an event “until further notice” ends on its first day in iCalendar, and its description says “Until: further notice”', async () => {
  const [event] = read(await icsOf({ untilText: 'further notice', description: 'Hall' }))
  expect(event?.endDate.toString()).toBe('2026-12-20')
  expect(event?.description).toBe('Until: further notice\nHall')
})

it('an event has a different UID in events.ics than in school-calendar.ics', async () => {
  const [inEvents] = read(await icsOf({}))
  const [inCalendar] = read(await toIcs({ name: 'Calendar', host: 'calendar.x' }, [entry], now))
  expect(inEvents?.uid).not.toBe(inCalendar?.uid)
})

it('events.ics contains all events, and events.ics?event=def contains only the event def', async () => {
  const { headers } = await response('', two)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="events.ics"')
  const titles = async (query: string) =>
    read(await (await response(query, two)).text()).map(({ summary }) => summary)
  expect(await titles('')).toEqual(['Annual Day', 'Other'])
  expect(await titles('?event=def')).toEqual(['Other'])
})

it.each<[string, string, readonly IcsEntry[] | null, number]>([
  ['503 if the list has never loaded, so that no subscriber’s calendar is emptied', '', null, 503],
  ['200 if the list is empty', '', [], 200],
  ['404 for an unknown event', '?event=none', two, 404],
])('events.ics responds %s', async (_, query, entries, status) => {
  expect((await response(query, entries)).status).toBe(status)
})
