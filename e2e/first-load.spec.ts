import type { Page } from '@playwright/test'
import { revalidateAll } from '@/testing/site'
import { linkIn, newsRecord, sourceOf } from './support/lists'
import { expect, startPair, test } from './support/test'

async function expectPlaceholders(page: Page): Promise<void> {
  const stayTuned = 'Stay Tuned For More Updates'
  for (const [section, texts] of Object.entries({
    Highlights: { [stayTuned]: 3 },
    'Notices & News': { [stayTuned]: 2 },
    'Class X toppers': { 'Student Name': 6, 'Score: 100%': 6, '2025-2026': 6 },
    Gallery: { 'View Gallery': 6 },
    'Events & Activities': {
      ...{ 'Untitled Event': 2, 'Date not available': 2, 'Description not available': 2 },
      '08:00 am': 2,
    },
  }))
    for (const [text, count] of Object.entries(texts)) {
      const list = page.getByRole('region', { name: section, exact: true }).locator('ul').first()
      await expect(list.getByText(text), `${section}: ${text}`).toHaveCount(count)
    }
  await expect(page.getByRole('region', { name: 'Online registration' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('shows errors and placeholders in a vendor outage, and the records after the outage', async ({
  page,
}) => {
  const { site, vendor, stop } = await startPair({ REVALIDATE_SECONDS: '1' }, 'status 500')
  const failed = 'Failed to load the blog. Please try again later.'

  await test.step('shows an error with the telephone number on lists that never loaded, and empty lists of toppers', async () => {
    const counts = /Total Count|No data available|No blogs found/
    for (const path of ['/events', '/news', '/blog-post', '/sports-corner', '/xii-topper']) {
      const source = await sourceOf(site.url + path)
      const [, alert = ''] = /role="alert"(.*)/s.exec(source) ?? []
      expect(alert, path).toContain('The list could not be loaded')
      expect(linkIn(alert, 'Call'), path).toMatch(/^tel:/)
      expect(source, path).not.toMatch(counts)
      expect(source.includes('No toppers found.'), path).toBe(path === '/xii-topper')
    }
  })

  await test.step('shows two "Stay Tuned For More Updates" cards on the career counselling page without notices', async () => {
    const source = await sourceOf(`${site.url}/careercounseling`)
    expect(source.match(/Stay Tuned For More Updates/g)).toHaveLength(2)
    expect(source).toContain('The notices could not be loaded just now.')
  })

  await test.step('shows the specification’s placeholders on the home page', async () => {
    await page.goto(site.url)
    await expectPlaceholders(page)
  })

  const album = `${site.url}/photo-categories?id=late`
  await page.goto(album)
  await expect(page.getByText('No Of Photos(0)')).toBeVisible()
  await page.goto(`${site.url}/blog-inner?id=late`)
  await expect(page.getByText(failed)).toBeVisible()
  vendor.setResponse('/api/news/All/DPSSWB', [newsRecord('After the outage')])
  vendor.setFault(null)
  vendor.setResponse('/api/topper/DPSSWB', [])
  vendor.setResponse('/api/innerBlog', { data: { _id: 'late', title: 'Late' } })
  vendor.setResponse('/api/subGallery', {
    data: {
      _id: 'late',
      title: 'Match',
      fromDate: '2026-05-01',
      attachments: ['photos/cricket-01.webp'],
    },
  })

  // Without the webhook, they appear within 75 s (lib/cache/backoff.test.ts).
  expect(await revalidateAll(site)).toBe(true)

  await test.step('loads a failed blog post when you press "Try again"', async () => {
    await expect(async () => {
      const again = page.getByRole('link', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late', { timeout: 500 })
    }).toPass()
  })

  await test.step('replaces an album’s placeholder card once the album loads', async () => {
    await expect(async () => {
      await page.goto(album)
      await expect(page.getByText('No Of Photos(1)')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  await test.step('shows "No toppers found." when the vendor’s first response is empty', async () => {
    await expect.poll(() => sourceOf(`${site.url}/x-topper`)).toContain('No toppers found.')
  })

  await test.step('shows lists and the home page’s content once the vendor responds', async () => {
    const textOf = (path: string) => sourceOf(site.url + path)
    await expect.poll(() => textOf('/news'), { timeout: 40_000 }).toContain('After the outage')
    await expect.poll(() => textOf('/')).not.toContain('Stay Tuned For More Updates')
    vendor.setFault('status 500')
    expect(await revalidateAll(site)).toBe(false)
    expect(await textOf('/news')).toContain('After the outage')
  })
  await stop()
})
