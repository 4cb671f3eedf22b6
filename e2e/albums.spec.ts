import { pageWithoutScript, publish, thisYear } from './support/lists'
import { testSecret } from './support/site'
import { expect, startPair, test } from './support/test'

const lists = [
  { list: '/gallery', detail: '/photo-categories', crumb: 'Sub Gallery' },
  { list: '/recent-activities', detail: '/sub-recent-activities', crumb: 'Sub Recent Activities' },
  { list: '/sports-corner', detail: '/sub-sports-corner', crumb: 'Sub Sports Corner' },
]

for (const { list, detail, crumb } of lists) {
  test.describe(list, () => {
    test('albums by year, month and text, each with its day and number of photos', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(list)
      await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
      const first = page.getByRole('article').first()
      await expect(first.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
      await expect(first.getByText(/^No Of Photos\(\d+\)$/)).toBeVisible()
      await page.getByLabel('Year').selectOption('all')
      await expect(page).toHaveURL(`${list}?year=all`)
      await page.getByLabel('Search by title').fill('no such album')
      await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
      expect(consoleErrors).toEqual([])
    })

    test('a row of chips leads to the three lists of albums', async ({ page }) => {
      await page.goto(list)
      const chips = page.getByRole('navigation', { name: 'Photographs' }).getByRole('link')
      await expect(chips).toHaveText(['Gallery', 'Recent Activities', 'Sports Corner'])
      await expect(chips.and(page.locator('[aria-current="page"]'))).toHaveAttribute('href', list)
    })

    test('an album opens with its photos, which open large', async ({ page }) => {
      await page.goto(list)
      const album = page.getByRole('article').first()
      const title = await album.getByRole('heading').innerText()
      await album.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${detail}\\?id=[0-9a-f]{24}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByText(crumb, { exact: true })).toBeVisible()
      await expect(trail.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
      const photos = page.getByRole('list', { name: title }).getByRole('link')
      await expect(page.getByText(`No Of Photos(${await photos.count()})`)).toBeVisible()

      const address = page.url()
      const lightbox = page.getByRole('dialog', { name: title })
      // Before the page is awake the key follows the plain link.
      await expect(async () => {
        await page.goto(address, { waitUntil: 'networkidle' })
        await photos.nth(1).focus()
        await page.keyboard.press('Enter')
        await expect(lightbox).toBeVisible({ timeout: 3000 })
      }).toPass()
      await expect(lightbox.getByText(/, photo 2 of \d+$/)).toBeVisible()
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(lightbox.getByText(/, photo 2 of \d+$/)).toBeHidden({ timeout: 500 })
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(lightbox).toBeHidden()
      await expect(photos.nth(1)).toBeFocused()
    })

    for (const query of ['', '?id=000000000000000000000000', '?id=../../etc/passwd', '?id=']) {
      test(`an album that does not exist is the placeholder card, not indexed: ${query || 'no id'}`, async ({
        page,
      }) => {
        await page.goto(`${detail}${query}`)
        await expect(page.getByText('Photo Title')).toBeVisible()
        await expect(page.getByText('DD.MM.YY')).toBeVisible()
        await expect(page.getByText('No Of Photos(0)')).toBeVisible()
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/)
      })
    }
  })
}

test('gallery defaults to the current year', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByLabel('Year')).toHaveValue(String(thisYear))
})

test('an album and its photos are there without JavaScript', async ({ browser, site }) => {
  const page = await pageWithoutScript(browser, site.url)
  await page.goto('/gallery')
  await page.getByRole('article').first().getByRole('link').click()
  const photo = page.getByRole('link', { name: /^Enlarge: / }).first()
  const response = await page.request.get((await photo.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^image\//)
  await page.context().close()
})

test.describe('with a vendor of its own', () => {
  const album = (title: string, fromDate: string, category: string, _id?: string) => ({
    _id,
    title,
    fromDate,
    category,
    attachments: ['photos/cricket-01.webp'],
  })

  test('recent activities and sports corner default to the newest year with data', async ({
    page,
    pair,
  }) => {
    await publish(pair, '/api/highlight/all/DPSSWB', [
      album('Old match', '2019-05-01', 'SportsCorner'),
      album('Older match', '2018-05-01', 'SportsCorner'),
      album('Old walk', '2020-05-01', 'RecentActivities'),
    ])
    await page.goto('/sports-corner')
    await expect(page.getByLabel('Year')).toHaveValue('2019')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto('/recent-activities')
    await expect(page.getByLabel('Year')).toHaveValue('2020')
  })

  test('an album that fails is the placeholder card, and the album once it is there', async ({
    page,
  }) => {
    const pair = await startPair({ REVALIDATE_SECONDS: '1' })
    pair.vendor.setFault('status 500', /subGallery/)
    const address = `${pair.site.url}/photo-categories?id=abc`
    await page.goto(address)
    await expect(page.getByText('No Of Photos(0)')).toBeVisible()
    pair.vendor.setFault(null)
    pair.vendor.setAnswer('/api/subGallery', { data: album('Match', '2026-05-01', 'X', 'abc') })
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByText('No Of Photos(1)')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await pair.stop()
  })

  for (const detail of ['/sub-recent-activities', '/sub-sports-corner']) {
    test(`a webhook for highlights renews ${detail}?id=`, async ({ request, pair }) => {
      const address = `${pair.site.url}${detail}?id=a1`
      const textOf = async () => (await request.get(address)).text()
      pair.vendor.setAnswer('/api/subGallery', { data: album('Before', '2026-05-01', 'X', 'a1') })
      expect(await textOf()).toContain('Before</h1>')
      pair.vendor.setAnswer('/api/subGallery', { data: album('After', '2026-05-01', 'X', 'a1') })
      await request.post(`/api/revalidate`, {
        headers: { authorization: `Bearer ${testSecret}` },
        data: { tags: ['highlights'] },
      })
      expect(await textOf()).toContain('After</h1>')
    })
  }

  test('ids are checked before any call, and unknown ones asked for once in a while', async ({
    request,
    pair,
  }) => {
    pair.vendor.forget()
    const calls = () => pair.vendor.calls('/api/subGallery').length
    for (const id of ['', 'a/b', 'a%00', 'x'.repeat(65), '%3Cscript%3E', 'a b', '%E0%A4%B9']) {
      const response = await request.get(`/photo-categories?id=${id}`)
      expect(response.status()).toBe(200)
    }
    expect(calls()).toBe(0)
    await Promise.all(Array.from({ length: 20 }, () => request.get('/photo-categories?id=nobody')))
    expect(calls()).toBe(1)
  })

  test('an album of many photos shows them by the page, also without JavaScript', async ({
    browser,
    pair,
  }) => {
    const attachments = Array.from({ length: 60 }, (_, index) => `photos/sports-day-${index}.webp`)
    const data = { ...album('Sports day', '2026-05-01', 'SportsCorner', 'many'), attachments }
    pair.vendor.setAnswer('/api/subGallery', { data })
    const page = await pageWithoutScript(browser, pair.site.url)
    const photos = page.getByRole('link', { name: /^Enlarge: / })
    await page.goto('/sub-sports-corner?id=many')
    await expect(page.getByText('No Of Photos(60)')).toBeVisible()
    await expect(photos).toHaveCount(24)
    await page.getByRole('link', { name: 'More photos' }).click()
    await expect(page).toHaveURL('/sub-sports-corner?id=many&page=2')
    await expect(photos.first()).toHaveAccessibleName('Enlarge: Sports day, photo 25 of 60')
    await page.getByRole('link', { name: 'More photos' }).click()
    await expect(photos).toHaveCount(12)
    await expect(page.getByRole('link', { name: 'More photos' })).toHaveCount(0)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\?id=many$/)
    await page.context().close()
  })

  test('Album empty: placeholder card, below the title it has', async ({ page, pair }) => {
    const data = {
      ...album('No photos yet', '2026-05-01', 'PhotoGallery', 'bare'),
      attachments: [],
    }
    pair.vendor.setAnswer('/api/subGallery', { data })
    await page.goto('/photo-categories?id=bare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No photos yet')
    for (const text of ['Photo Title', 'DD.MM.YY', 'No Of Photos(0)']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
  })

  test('albums with odd fields are shown with what they have', async ({ page, pair }) => {
    await publish(pair, '/api/gallery/All/DPSSWB', [
      { title: 5, attachments: 'photos/cricket-01.webp' },
      { _id: 'a/b', title: null, attachments: [null, '../x'] },
      null,
    ])
    await page.goto('/gallery?year=all')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Photo Title')).toBeVisible()
    await expect(page.getByText('Not Available')).toHaveCount(2)
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(0)
  })
})
