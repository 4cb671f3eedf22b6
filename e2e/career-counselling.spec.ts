import { routeOf } from '@/lib/routes/tree'
import { linkIn, publish, sourceOf } from './support/lists'
import { expect, test } from './support/test'

test('Career counselling lists notice attachments', async ({ site }) => {
  const source = await sourceOf(`${site.url}/careercounseling`)
  expect(source).toMatch(new RegExp(`<h1[^>]*>${routeOf('/careercounseling').title}</h1>`))
  const [first = ''] = /<article.*?<\/article>/s.exec(source) ?? []
  expect(first).toMatch(/<time[^>]*>\d\d\/\d\d\/\d{4}<\/time>/)
  expect(linkIn(first, 'Download')).toMatch(
    /^\/media\/[\w-]{12}\/file\/files\/notices-[\w-]+\.pdf$/,
  )
})

test('only records of category Notice are listed, with each of their files', async ({
  page,
  pair,
}) => {
  await publish(pair, '/api/highlight/all/DPSSWB', [
    { title: 'Streams', category: 'Notice', attachments: ['files/a.pdf', 'files/b.pdf'] },
    { title: 'Ticker', category: 'Highlight', attachments: ['files/c.pdf'] },
    { category: 'Notice', attachments: null },
  ])
  await page.goto('/careercounseling')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText([
    'Download 1: Streams',
    'Download 2: Streams',
  ])
  // The ticker's record is none; of the two notices neither has a date.
  await expect(page.getByText('Not Available')).toHaveCount(2)
})
