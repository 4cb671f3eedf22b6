import { pageWithoutScript, publish } from './support/lists'
import { expect, startPair, test } from './support/test'

test('Career counselling lists notice attachments', async ({ browser, site }) => {
  const page = await pageWithoutScript(browser, site.url)
  await page.goto('/careercounseling')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Counselling')
  const first = page.getByRole('article').first()
  await expect(first.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  const file = await first.getByRole('link', { name: /^Download/ }).getAttribute('href')
  expect(file).toMatch(/^\/media\/[\w-]{12}\/file\/files\/notices-[\w-]+\.pdf$/)
  await page.context().close()
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

test('without notices: two Stay Tuned For More Updates cards', async ({ page }) => {
  const pair = await startPair({}, 'hang')
  await page.goto(`${pair.site.url}/careercounseling`)
  await expect(page.getByText('Stay Tuned For More Updates')).toHaveCount(2)
  await expect(page.getByText('The notices could not be loaded just now.')).toBeVisible()
  await pair.stop()
})
