// @module-tag attack
import { expect, it, vi } from 'vitest'
import { cpuMs } from '@/testing/cpu-time'
import { formatStamps, readDay, readDays } from './read-days'

it.each([
  // Digits and separators, with invisible characters and quotes around them.
  ...['2026-11-20', ' 2026-11-20 ', '2026-11-20\u200b', '\ufeff2026-11-20', '２０２６-１１-２０'],
  ...['20/11/2026', '20 / 11 / 2026', '20⁄11⁄2026', '20.11.2026', '2026.11.20', '2026/11/20'],
  ...['20261120', '20–11–2026', '20 11 2026', '20/11/26', '(20/11/2026)', '*20/11/2026*'],
  ...['"2026-11-20"', '20/11/2026 - 20/11/2026', "20/11'26"],
  // Months in words.
  ...['20-Nov-26', '20.Nov.2026', '20Nov2026', 'Nov-20-2026', '2026-Nov-20', '20,November,2026'],
  ...['20th November 2026', '20th of November, 2026', '20\u00a0November, 2026', 'Nov 20, 2026'],
  ...['Nov. 20th, 2026', '20 November, 2026', "20 Nov'26", '20 th November 2026'],
  // Weekdays, which must be right.
  ...['Friday, 20 November 2026', 'Friday the 20th of November, 2026', 'Friday 20th Nov. ’26'],
  ...['20/11/2026 (Friday)', 'Friday (20.11.2026)', '(20.11.2026), Friday', 'Friday/20.11.2026'],
  ...['20.11.2026 (3rd Friday)', 'Third Friday, 20 Nov 2026'],
  // Labels.
  ...['Dated: 20 Nov 2026', 'Dt. 20.11.2026', 'w.e.f. 20.11.2026', 'W.E.F 20 Nov 2026'],
  ...['wef 20/11/26', 'With effect from 20th November 2026', '20/11/2026 onwards'],
  ...['Effective from 20 Nov 2026', 'Dtd. 20.11.2026', 'On & from 20.11.2026', 'दि. 20/11/2026'],
  // A time beside the day.
  ...['20/11/2026 10:30', '20-11-2026 10:30:00', '20/11/2026 10.30', '20/11/2026, 10:30 am'],
  ...['20 Nov 2026, 10:30 am to 12:30 pm', '20 NOVEMBER 2026 AT 9 AM', '2026-11-20 10:30 AM'],
  ...['11/20/2026, 10:30:00 AM', '20 Nov 2026 9 am onwards', '10 am to 1 pm, 20 Nov 2026'],
  ...['20/11/2026 12 noon', '20 Nov 2026 | 4:00 PM', '20.11.2026 @ 10.30 AM'],
  // Written by programs: some mean midnight in India, others the day itself.
  ...['20261120T103000Z', '2026-11-20T23:59:59.999Z', '2026-11-20T23:59:59+00:00'],
  ...['20-11-2026T10:30', '2026-11-20 10:30:00+05:30', '2026-11-20T10:30:00+0530'],
  ...['2026-11-20T10:30:00+05:30[Asia/Kolkata]', '2026-11-19T18:30Z[UTC]'],
  ...['2026-11-20 00:00:00+00', '2026-11-19T18:30:00+00', '2026-11-20 10:30:00.000+00'],
  ...['2026-11-20T00:00:00.000Z', '2026-11-19T18:30:00Z', 'Thu, 19 Nov 2026 19:00:00 GMT'],
  'Thu Nov 19 2026 18:30:00 GMT+0000 (Coordinated Universal Time)',
  ...['Fri Nov 20 2026 05:30:00 GMT+0530 (India Standard Time)', 'Fri Nov 20 10:30:00 IST 2026'],
  ...['1795132800000', 1795132800000, 1795132800, 20261120, '/Date(1795132800000+0530)/'],
  // In Hindi and Bengali.
  ...['२०/११/२०२६', '२० नवंबर २०२६', '२० नवम्बर २०२६', '২০ নভেম্বর ২০২৬'],
  ...['শুক্রবার, ২০শে নভেম্বর, ২০২৬', 'दिनांक: 20/11/2026', 'তারিখ: ২০/১১/২০২৬'],
  ...['20 नवंबर 2026 से', 'शुक्रवार 20 नवंबर 2026 को'],
])('parses %j as 20 November 2026', (value) => {
  expect(readDays(value)).toMatchObject({ date: '2026-11-20', until: null, text: '' })
})

it.each([
  ...['20 Nov 2026', '2026-11-20 00:00:00', '20/11/2026 12:00:00 AM', '2026-11-20T10:30:45.123'],
  ...['2026-11-20T10:30:00Z', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00+05:30'],
  ...['Fri Nov 20 05:30:00 IST 2026', 'Fri Nov 20 2026 05:30:00 GMT+0530 (India Standard Time)'],
])('parses no time from the date %j', (text) => {
  expect(readDays(text).time).toBeUndefined()
})

it.each([
  ['20/11/2026 10:30 AM', '10:30 am'],
  ['20/11/2026, 9 to 11 am', '9 to 11 am'],
  ['20 Nov 2026 9 am onwards', '9 am onwards'],
  ['9 am, 20 Nov 2026', '9 am'],
  ['20 Nov 2026 | 4:00 PM', '4:00 pm'],
  ['20.11.2026 Time: 10.30 AM', '10.30 am'],
  ['20 नवंबर 2026 सुबह 10 बजे', 'सुबह 10 बजे'],
  ['২০ নভেম্বর, ২০২৬ সকাল ১০টা', 'সকাল 10টা'],
  ['20/11/2026 noon', '12:00 pm'],
  ['20/11/2026 05:30 am', '05:30 am'],
  ['20 or 21 Nov, 10 am', '10 am'],
  ['20/11/2026 (8.30 am to 12.30 pm)', '8.30 am to 12.30 pm'],
  ['20/11/2026 1030 hrs', '1030 hrs'],
  ['20/11/2026 10 am to 20/11/2026 1 pm', '10 am to 1 pm'],
  ['20/11/2026 10:30', '10:30'],
  ['20-11-2026 10:30:00', '10:30 am'],
  ['2026-11-20T15:30', '3:30 pm'],
  ['2026-11-20T10:30:00.000+05:30', '10:30 am'],
  ['20261120T103000', '10:30 am'],
  ['20.11.2026 at 10.30 A.M. sharp', '10.30 a.m. sharp'],
  ['20 Nov 2026, 10:30 am in the Hall', '10:30 am in the hall'],
])('parses the time in the date %j as %j', (text, time) => {
  expect(readDays(text).time).toBe(time)
})

it.each([
  ['5 জানুয়ারী 2027', '2027-01-05'],
  ['১০ই ফেব্রুয়ারী ২০২৭', '2027-02-10'],
  ['15 अगस्त 2026', '2026-08-15'],
  ['15 अक्तूबर 2026', '2026-10-15'],
  ['गुरूवार, 26 नवंबर 2026', '2026-11-26'],
])('parses %j, with a variant spelling of the month or weekday, as %s', (text, date) => {
  expect(readDay(text)).toBe(date)
})

it('parses 03/04/2026 as 3 April, as in India', () => {
  expect(readDay('03/04/2026')).toBe('2026-04-03')
  expect(readDay('10-11-12')).toBe('2012-11-10')
})

it.each([
  ['20-22 Nov 2026', '2026-11-20', '2026-11-22'],
  ['20th to 22nd November, 2026', '2026-11-20', '2026-11-22'],
  ['10-12/11/2026', '2026-11-10', '2026-11-12'],
  ['20/11-22/11/2026', '2026-11-20', '2026-11-22'],
  ['20-11-2026-22-11-2026', '2026-11-20', '2026-11-22'],
  ['2026-11-20/2026-11-22', '2026-11-20', '2026-11-22'],
  ['Nov 20 - 22, 2026', '2026-11-20', '2026-11-22'],
  ['Fri 20 Nov 2026 to Sun 22 Nov 2026', '2026-11-20', '2026-11-22'],
  ['20, 21 and 22 Nov 2026', '2026-11-20', '2026-11-22'],
  ['20th & 21st November 2026', '2026-11-20', '2026-11-21'],
  ['28 Dec 2026 to 3 Jan 2027', '2026-12-28', '2027-01-03'],
  ['20th Nov, 21st Nov, 2026', '2026-11-20', '2026-11-21'],
  ['Fri 20.11.2026 & Sat 21.11.2026', '2026-11-20', '2026-11-21'],
  ['31 Dec & 1 Jan 2027', '2026-12-31', '2027-01-01'],
  ['28 Dec to 3 Jan 2027', '2026-12-28', '2027-01-03'],
  ['28 Dec 2026 - 3 Jan', '2026-12-28', '2027-01-03'],
  ['20 से 22 नवंबर 2026 तक', '2026-11-20', '2026-11-22'],
  ['২০ নভেম্বর থেকে ২২ নভেম্বর ২০২৬', '2026-11-20', '2026-11-22'],
  ['20.11.2026 to 22.11.2026 (both days inclusive)', '2026-11-20', '2026-11-22'],
  ['20 ~ 22 Nov 2026', '2026-11-20', '2026-11-22'],
  ['20.11 to 22.11.2026', '2026-11-20', '2026-11-22'],
  ['20 upto 22 Nov 2026', '2026-11-20', '2026-11-22'],
  ['20.11.2026 to 22.11.2026 (Friday to Sunday)', '2026-11-20', '2026-11-22'],
  ['Fri–Sun, 20–22 Nov 2026', '2026-11-20', '2026-11-22'],
  ['20th, 21st & 22nd Nov 2026 (Fri, Sat & Sun)', '2026-11-20', '2026-11-22'],
])('parses %j as the days from %s to %s', (value, date, until) => {
  expect(readDays(value)).toEqual({ date, until, text: '' })
  expect(readDay(value)).toBeNull()
})

it.each([
  '20/11/2026 10 AM to 22/11/2026 5 PM',
  '20 Nov 2026, 10 am - 22 Nov 2026, 5 pm',
  '20 Nov, 10 am to 22 Nov 2026, 5 pm',
])('parses %j as two days, each with a time', (text) => {
  const time = '10 am on 20 Nov 2026 to 5 pm on 22 Nov 2026'
  expect(readDays(text)).toEqual({ date: '2026-11-20', until: '2026-11-22', text: '', time })
})

it.each([
  // No day, or not the whole of it.
  ...['soon', 'TBA', 'next Monday', 'tomorrow', 'in 2 days', '11/2026', 'November 2026', '2026'],
  ...['2026-27', '20 Nov', '20 Nov at 10:26'],
  // Several days, consecutive or not.
  ...['20 or 21 Nov 2026', '20 & 25 Nov 2026', '20/11/2026 & 25/11/2026', 'Nov 20-22'],
  ...['20 Nov - 22', '20/11-22'],
  // Words beside the day that change or contradict it.
  ...['20 Nov 2026 (tentative)', '20/11/2026, 22/11/2026', 'before 20 Nov 2026'],
  ...['Class 9 exam 20 Nov 2026', 'Monday, 20 Nov 2026', '20.11.2026 (2nd Friday)'],
  ...['3rd Tuesday of November 2026', '20 नवंबर 2026 तक'],
  ...['20 Nov 2026, 10 AM / 21 Nov 2026, 11 AM', '20 Nov 2026 - 18 Nov 2026'],
  // Days and times that do not exist.
  ...['31 February 2026', '31/04/2026', '2026-02-30', '2026-99-99T00:00:00Z'],
  ...['2024-06-31T19:00:00Z', '2026-11-22Tsoon', '22 Foo 2026', '20 Nov 12026', '9876543210123'],
  ...['2026-11-20T25:00:00', '20 Nov 2026 10:75 am', '5/12 Nov 2026', '20 / 22 Nov 2026'],
  ...['20 to 22 Nov 2026 (Saturday to Sunday)', '20 Nov 2026, 10 am & 20 Nov 2026, 1 pm'],
  ...['10.11 12.10 2026', '20th 10.30', 'Nov 20.30', '2026 9.30', '9.30 21st'],
  '20.11 22 baje',
])('keeps the ambiguous, incomplete or impossible date %j as text', (value) => {
  expect(readDays(value)).toMatchObject({ date: null, until: null, text: value })
})

it.each([
  ...[null, undefined, {}, [[]], true, '', 0, '0', -62135596800000, '-', 'N/A', 'null'],
  'Invalid Date',
  ...['1970-01-01', '01/01/1970', '1970-01-01T00:00:00Z', '1969-12-31T18:30:00.000Z'],
  ...['0001-01-01T00:00:00', '1/1/0001', '0000-00-00 00:00:00', '00/00/0000', '1900-01-01'],
  ...['1899-12-30T00:00:00', '1753-01-01', '9999-12-31'],
  ...['--/--/----', 'dd/mm/yyyy', '30-11--0001', '-0001-11-30 00:00:00'],
])('treats %j as a missing date', (value) => {
  expect(readDays(value)).toEqual({ date: null, until: null, text: '' })
})

it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'does not shift a date without a time zone to another day on a server in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    for (const time of ['00:10:00', '06:00', '19:00:00', '23:59:59.999'])
      for (const separator of ['T', ' '])
        expect(readDay(`2026-11-22${separator}${time}`)).toBe('2026-11-22')
  },
)

it('rejects in linear time a long text that is not a date', async () => {
  const readAll = () => {
    for (const part of ['1 Nov ', '1-', '1, ', 'to ', '1/1-', 'a '])
      for (const length of [80, 100_000]) readDays(part.repeat(length).slice(0, length))
  }
  expect(await cpuMs(readAll)).toBeLessThan(1000)
})

it('parses 20:11:2026 neither as a date nor as a time', () => {
  expect(readDays('20:11:2026')).toEqual({ date: null, until: null, text: '20:11:2026' })
})

it.each([
  ['Updated 2026-11-20T10:30:00.000Z', 'Updated 20 Nov 2026, 10:30 am UTC'],
  ['2026-11-20T14:30:00+05:30 to 2026-11-20T15:00', '20 Nov 2026, 2:30 pm to 20 Nov 2026, 3:00 pm'],
  ['1970-01-01T09:30:00.000Z', '9:30 am UTC'],
  ['2026-11-20T09:30:00-04:00', '20 Nov 2026, 9:30 am UTC-04:00'],
  ['2026-13-45T09:30:00Z', '2026-13-45T09:30:00Z'],
  ['https://a.example/2026-11-20T09:30:00Z', 'https://a.example/2026-11-20T09:30:00Z'],
])('formats machine-readable times for people: %j becomes %j', (text, shown) => {
  expect(formatStamps(text)).toBe(shown)
})
