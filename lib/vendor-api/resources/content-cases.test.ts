import { expect, it } from 'vitest'
import { albumListSchema } from './albums'
import { announcementListSchema } from './announcements'
import { blogListSchema, postSchema } from './blog'
import { eventListSchema } from './events'
import { newsListSchema } from './news'

/**
 * Content as school offices wrote it; the numbers are those of the sample folders in issue 51. Cases 03 and 18 are in
 * `lib/school/times.test.ts` and `read-days.test.ts`, 04 and 11 in `lib/text/html.test.ts`, 08 in `resources.test.ts`.
 */

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

it.each([
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
])('renders the post of case %s and its excerpt', (_case, description, html, excerpt) => {
  expect(postSchema.parse({ title: 'Post', description })).toMatchObject({ html, excerpt })
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
