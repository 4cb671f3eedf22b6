import { expect, it } from 'vitest'
import { parseTimes } from '@/lib/school/times'
import { getLeftOut, reportLeftOut } from '../list'
import { albumListSchema } from './albums'
import { announcementListSchema } from './announcements'
import { blogListSchema, postSchema } from './blog'
import { eventListSchema } from './events'
import { newsListSchema } from './news'

/** Content as school offices wrote it; the numbers are those of the sample folders in issue 51. */

const form =
  'https://docs.google.com/forms/d/e/1FAIpQLSdvwxyzabcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLM/viewform?usp=sf_link'

it.each([
  ['news', newsListSchema],
  ['events', eventListSchema],
  ['announcements', announcementListSchema],
])('links a bare URL in the text of %s (cases 01 and 12)', (_list, schema) => {
  const segments = [{ text: form, href: form }]
  expect(schema.parse([{ title: 'Join', description: form }])).toMatchObject([{ segments }])
  const joined = schema.parse([{ title: 'Join', description: `Join at ${form} before 10 am.` }])
  expect(joined).toMatchObject([{ segments: ['Join at ', ...segments, ' before 10 am.'] }])
})

it('lets a title wrap that is joined by non-breaking spaces (case 02)', () => {
  const title = 'The school will remain closed for the Puja vacation from Saturday'
  expect(newsListSchema.parse([{ title: title.replaceAll(' ', '\u00a0') }])).toMatchObject([
    { title },
  ])
})

it.each<[string, number | null, number | null]>([
  ['9:00 to 1:00 pm', 9, 13],
  ['9.00 - 1.00 PM', 9, 13],
  ['11:30 - 1:30 pm', 11.5, 13.5],
  ['10 to 1 pm', 10, 13],
  ['8 to 2 PM', 8, 14],
  ['9:30 to 12:30 pm', 9.5, 12.5],
  ['11 to 12 pm', 11, 12],
  ['till 5 pm', null, null],
  ['2:30', null, null],
  ['10 to 11 pm', 22, 23],
  ['10 AM onwards', 10, null],
  ['4 to 6 pm', 16, 18],
])('reads the time %j of an event, and reports one without a start (case 03)', (time, from, to) => {
  const [event] = reportLeftOut('times', () => eventListSchema.parse([{ title: 'A', time }]))
  const times = parseTimes(event?.time ?? '')
  expect(times?.start ?? null).toBe(from && from * 60)
  expect(times?.end ?? null).toBe(to && to * 60)
  expect(getLeftOut('times')).toHaveLength(from === null ? 1 : 0)
})

it.each([
  [
    '04',
    '<div>Dear parents,</div><div>School is closed on Monday.</div><div><br></div><div>Principal</div><dl><dt>Venue</dt><dd>Hall</dd></dl><center>Centre</center><section>Part</section>',
    '<p>Dear parents,<br>School is closed on Monday.</p><p>Principal</p><p>Venue</p><p>Hall</p><p>Centre</p><p>Part</p>',
    'Dear parents, School is closed on Monday. Principal Venue Hall Centre Part',
  ],
  [
    '06',
    '<p>Last date: <del>10 December</del> 20 December</p><p>Fee <strike>500</strike> 600</p><p>Time <span style="text-decoration: line-through;">9 am</span> 10 am</p><p>Day <s>Mon</s> Tue</p>',
    '<p>Last date: <s>10 December</s> 20 December</p><p>Fee <s>500</s> 600</p><p>Time <s>9 am</s> 10 am</p><p>Day <s>Mon</s> Tue</p>',
    'Last date: 20 December Fee 600 Time 10 am Day Tue',
  ],
  [
    '07',
    '<p>Watch the annual day:</p><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" allowfullscreen></iframe>',
    '<p>Watch the annual day:</p><p><a href="https://www.youtube.com/watch?v=aaaaaaaaaaa" rel="noopener">Watch the film on YouTube</a></p>',
    'Watch the annual day: Watch the film on YouTube',
  ],
  [
    '11',
    'Dear parents,\n\nThe school reopens on Monday.\nBring the diary.\n\nPrincipal',
    '<p>Dear parents,</p><p>The school reopens on Monday.<br>Bring the diary.</p><p>Principal</p>',
    'Dear parents, The school reopens on Monday. Bring the diary. Principal',
  ],
])('renders the post of case %s and its excerpt', (_case, description, html, excerpt) => {
  expect(postSchema.parse({ title: 'Post', description })).toMatchObject({ html, excerpt })
})

const day = '2026-11-20'

it.each([
  '20/11/2026 10:30',
  '20-11-2026 10:30:00',
  '20/11/2026, 10:30 am',
  '2026-11-20 10:30 AM',
  '20th November 2026',
  '20 November, 2026',
  'Nov 20, 2026',
  'Friday, 20 November 2026',
  '20/11/26',
  '20-Nov-26',
  '1795132800000',
  1795132800,
  'Fri Nov 20 2026 05:30:00 GMT+0530 (India Standard Time)',
  { $date: '2026-11-20T00:00:00Z' },
  '2026-11-20 10:30:00+05:30',
  '20 Nov 2026',
  '2026-11-20\u200b',
  '२०/११/२०२६',
])('reads the date %j of a notice (case 18)', (fromDate) => {
  expect(newsListSchema.parse([{ title: 'A', fromDate }])).toMatchObject([{ date: day }])
})

it('keeps the last day of an event over a month or a year (case 17)', () => {
  const spans = [
    ['2026-12-28', '2027-01-03'],
    ['2026-11-28', '2026-12-05'],
    ['2025-12-20', '2026-12-20'],
  ]
  const events = eventListSchema.parse(spans.map(([date, toDate]) => ({ date, toDate })))
  expect(events.map(({ date, until }) => [date, until])).toEqual(spans)
})

it.each([
  [42, '42'],
  ['43', '43'],
  [{ $oid: '65f0c0ffee65f0c0ffee65f1' }, '65f0c0ffee65f0c0ffee65f1'],
])('gives an album and a post with the id %j their own pages (case 28)', (_id, id) => {
  expect(albumListSchema.parse([{ _id, title: 'A' }])).toMatchObject([{ id }])
  expect(blogListSchema.parse([{ _id, title: 'A' }])).toMatchObject([{ id }])
})
