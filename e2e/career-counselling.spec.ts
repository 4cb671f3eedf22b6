import { publish } from './support/lists'
import { expect, test } from './support/test'

test('lists only records of category Notice on the career counselling page, with all their files', async ({
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
    'Download 1 (PDF): Streams',
    'Download 2 (PDF): Streams',
  ])
  await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/media\/[\w-]{12}\/file\/files\/a\.pdf$/,
  )
  // The ticker's record is not a notice, and neither of the two notices has a date.
  await expect(page.getByText('Not Available')).toHaveCount(2)
})
