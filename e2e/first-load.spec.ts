import { expectHashesHold } from './support/injected'
import { linkIn, sourceOf, thisYear } from './support/lists'
import { expect, startPair, test } from './support/test'

test('First load during an outage, and what comes after it', async ({ page }) => {
  const { site, vendor, stop } = await startPair({ REVALIDATE_SECONDS: '1' }, 'status 500')
  const failed = 'Failed to load the blog. Please try again later.'

  await test.step('lists do not claim "Total Count: 0"; they say that the list could not be loaded, with the telephone', async () => {
    const counts = /Total Count|No data available|No \w+ found/
    for (const path of ['/events', '/news', '/blog-post', '/sports-corner', '/xii-topper']) {
      await page.goto(site.url + path)
      const missing = page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })
      await expect(missing, path).toBeVisible()
      await expect(missing.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
      await expect(page.getByText(counts)).toHaveCount(0)

      const source = await sourceOf(site.url + path)
      const [, alert = ''] = /role="alert"(.*)/s.exec(source) ?? []
      expect(alert, path).toContain('The list could not be loaded')
      expect(linkIn(alert, 'Call'), path).toMatch(/^tel:/)
      expect(source, path).not.toMatch(counts)
    }
  })

  await test.step('the calendar is whole when the vendor never answered, and its feed says later', async () => {
    await page.goto(`${site.url}/school-calendar`)
    await expect(page.getByText('The month could not be loaded just now.')).toBeVisible()
    await expect(page.getByText('No data available for the selected filters.')).toHaveCount(0)
    await expect(page.getByText(/^Total Count/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Previous month/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Next month/ })).toBeVisible()
    const feed = await page.request.get(`${site.url}/school-calendar.ics`)
    expect(feed.status()).toBe(503)
  })

  await test.step('career counselling without notices: two Stay Tuned For More Updates cards', async () => {
    await page.goto(`${site.url}/careercounseling`)
    await expect(page.getByText('Stay Tuned For More Updates')).toHaveCount(2)
    await expect(page.getByText('The notices could not be loaded just now.')).toBeVisible()
  })

  const album = `${site.url}/photo-categories?id=late`
  await page.goto(album)
  await expect(page.getByText('No Of Photos(0)')).toBeVisible()
  await page.goto(`${site.url}/blog-inner?id=late`)
  await expect(page.getByText(failed)).toBeVisible()
  const news = (title: string) =>
    vendor.setAnswer('/api/news/All/DPSSWB', [{ title, fromDate: `${thisYear}-01-10` }])
  news('After the outage')
  vendor.setFault('empty', /^\/api\/topper\//)
  vendor.setAnswer('/api/innerBlog', { data: { _id: 'late', title: 'Late' } })
  vendor.setAnswer('/api/subGallery', {
    data: {
      _id: 'late',
      title: 'Match',
      fromDate: '2026-05-01',
      attachments: ['photos/cricket-01.webp'],
    },
  })

  await test.step('a post that failed is there when it is tried again', async () => {
    await expect(async () => {
      const again = page.getByRole('link', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late', { timeout: 500 })
    }).toPass()
  })

  await test.step('an album that fails is the placeholder card, and the album once it is there', async () => {
    await expect(async () => {
      await page.goto(album)
      await expect(page.getByText('No Of Photos(1)')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  await test.step('No toppers found. when the vendor says so at its first answer', async () => {
    await expect.poll(() => sourceOf(`${site.url}/x-topper`)).toContain('No toppers found.')
  })

  await test.step('the hashes hold through revalidation by time, and the page is still hydrated', async () => {
    const address = `${site.url}/news`
    await expect.poll(() => sourceOf(address)).toContain('After the outage')
    news('Changed since')
    await expect.poll(() => sourceOf(address)).toContain('Changed since')
    await expectHashesHold(page, address)
  })
  await stop()
})
