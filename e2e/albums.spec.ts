import { routeOf } from '@/lib/routes/tree'
import { linkIn, publish, sourceOf, thisYear } from './support/lists'
import { testSecret } from './support/site'
import { expect, test, untilHydrated } from './support/test'

const lists = [
  { list: '/gallery', detail: '/photo-categories' },
  { list: '/recent-activities', detail: '/sub-recent-activities' },
  { list: '/sports-corner', detail: '/sub-sports-corner' },
]

for (const { list, detail } of lists) {
  test(list, async ({ page, consoleErrors }) => {
    await page.goto(list)
    const album = page.getByRole('article').first()

    await test.step('a row of chips leads to the three lists of albums', async () => {
      const chips = page.getByRole('navigation', { name: 'Photographs' }).getByRole('link')
      await expect(chips).toHaveText(lists.map((one) => routeOf(one.list).title))
      await expect(chips.and(page.locator('[aria-current="page"]'))).toHaveAttribute('href', list)
    })

    await test.step('albums by year, month and text, each with its day and number of photos', async () => {
      await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
      await expect(album.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
      await expect(album.getByText(/^No Of Photos\(\d+\)$/)).toBeVisible()
      // Gallery defaults to the current year.
      if (list === '/gallery') await expect(page.getByLabel('Year')).toHaveValue(String(thisYear))
      await page.getByLabel('Year').selectOption('all')
      await expect(page).toHaveURL(`${list}?year=all`)
      await page.getByLabel('Search by title').fill('no such album')
      await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
      await page.getByLabel('Search by title').fill('')
    })

    await test.step('an album opens with its photos, which open large', async () => {
      const title = await album.getByRole('heading').innerText()
      await album.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${detail}\\?id=[0-9a-f]{24}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByText(routeOf(detail).title, { exact: true })).toBeVisible()
      await expect(trail.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
      const photos = page.getByRole('list', { name: title }).getByRole('link')
      await expect(page.getByText(`No Of Photos(${await photos.count()})`)).toBeVisible()

      // Before the page is awake the key follows the plain link.
      await untilHydrated(page)
      const lightbox = page.getByRole('dialog', { name: title })
      await photos.nth(1).focus()
      await page.keyboard.press('Enter')
      await expect(lightbox.getByText(/, photo 2 of \d+$/)).toBeVisible()
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(lightbox.getByText(/, photo 2 of \d+$/)).toBeHidden({ timeout: 500 })
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(lightbox).toBeHidden()
      await expect(photos.nth(1)).toBeFocused()
    })
    expect(consoleErrors).toEqual([])
  })
}

test('an album that does not exist is the placeholder card, not indexed', async ({ site }) => {
  for (const { detail } of lists) {
    for (const query of ['', '?id=000000000000000000000000', '?id=../../etc/passwd', '?id=']) {
      const source = await sourceOf(`${site.url}${detail}${query}`)
      for (const text of ['>Photo Title<', '>DD.MM.YY<', '>No Of Photos(0)<']) {
        expect(source, detail + query).toContain(text)
      }
      expect(source, detail + query).toMatch(/<meta name="robots" content="noindex/)
    }
  }
})

test('an album and its photos are there without JavaScript', async ({ site, request }) => {
  const list = await sourceOf(`${site.url}/gallery`)
  const [, album = ''] = /<article.*?<a [^>]*href="(\/photo-categories\?id=\w+)"/s.exec(list) ?? []
  const photo = linkIn(await sourceOf(site.url + album), 'Enlarge: ') ?? ''
  expect((await request.get(photo)).headers()['content-type']).toMatch(/^image\//)
})

const album = (title: string, fromDate: string, category: string, _id?: string) => ({
  _id,
  title,
  fromDate,
  category,
  attachments: ['photos/cricket-01.webp'],
})

test('what the vendor publishes', async ({ page, pair }) => {
  await test.step('recent activities and sports corner default to the newest year with data', async () => {
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

  await test.step('Album empty: placeholder card, below the title it has', async () => {
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

  await test.step('albums with odd fields are shown with what they have', async () => {
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

test('a webhook for highlights renews an album', async ({ request, pair }) => {
  for (const detail of ['/sub-recent-activities', '/sub-sports-corner']) {
    const textOf = async () => (await request.get(`${detail}?id=a1`)).text()
    pair.vendor.setAnswer('/api/subGallery', { data: album('Before', '2026-05-01', 'X', 'a1') })
    await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${testSecret}` },
      data: { tags: ['highlights'] },
    })
    expect(await textOf()).toContain('Before</h1>')
    pair.vendor.setAnswer('/api/subGallery', { data: album('After', '2026-05-01', 'X', 'a1') })
    await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${testSecret}` },
      data: { tags: ['highlights'] },
    })
    expect(await textOf()).toContain('After</h1>')
  }
})

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
  pair,
}) => {
  const attachments = Array.from({ length: 60 }, (_, index) => `photos/sports-day-${index}.webp`)
  const data = { ...album('Sports day', '2026-05-01', 'SportsCorner', 'many'), attachments }
  pair.vendor.setAnswer('/api/subGallery', { data })
  const read = async (path: string) => {
    const source = await sourceOf(pair.site.url + path)
    const more = linkIn(source, 'More photos')
    return { source, more, photos: source.match(/Enlarge: Sports day, photo \d+ of 60/g) ?? [] }
  }
  const first = await read('/sub-sports-corner?id=many')
  expect(first.source).toContain('>No Of Photos(60)<')
  expect(first.photos).toHaveLength(24)
  expect(first.more).toBe('/sub-sports-corner?id=many&page=2')
  const second = await read('/sub-sports-corner?id=many&page=2')
  expect(second.photos[0]).toBe('Enlarge: Sports day, photo 25 of 60')
  expect(second.more).toBe('/sub-sports-corner?id=many&page=3')
  const third = await read('/sub-sports-corner?id=many&page=3')
  expect(third.photos).toHaveLength(12)
  expect(third.more).toBeUndefined()
  expect(third.source).toMatch(/<link rel="canonical" href="[^"]*\?id=many"/)
})
