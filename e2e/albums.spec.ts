import { routeOf } from '@/lib/routes/tree'
import { linkIn, sourceOf } from './support/lists'
import { expect, test } from './support/test'

const lists = [
  { list: '/gallery', detail: '/photo-categories' },
  { list: '/recent-activities', detail: '/sub-recent-activities' },
  { list: '/sports-corner', detail: '/sub-sports-corner' },
]

const allLists = ['/blog-post', '/news', '/events', ...lists.map(({ list }) => list)]

test('links album lists by tabs, shows each album’s date and photo count, and opens its photos', async ({
  page,
  consoleErrors,
}) => {
  for (const { list, detail } of lists) {
    await test.step(list, async () => {
      await page.goto(list)
      const tabs = page.getByRole('navigation', { name: 'Other lists' }).getByRole('link')
      await expect(tabs).toHaveText(allLists.map((one) => routeOf(one).title))
      await expect(tabs.and(page.locator('[aria-current="page"]'))).toHaveAttribute('href', list)

      const album = page.getByRole('article').first()
      await expect(page.getByText(/^Total Count: [1-9]\d*$/)).toBeVisible()
      await expect(album.locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
      await expect(album.getByText(/^No Of Photos\(\d+\)$/)).toBeVisible()

      const title = await album.getByRole('heading').innerText()
      await album.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${detail}\\?id=[0-9a-f]{24}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByText(routeOf(detail).title, { exact: true })).toBeVisible()
      await expect(trail.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
      const photos = page.getByRole('list', { name: title }).getByRole('link')
      await expect(page.getByText(`No Of Photos(${await photos.count()})`)).toBeVisible()
      await expect(photos.first()).toHaveAttribute('href', /^\/media\/[\w-]{12}\/1280\//)
    })
  }
  expect(consoleErrors).toEqual([])
})

const album = (_id: string, attachments: readonly unknown[]) => ({
  data: { _id, title: 'Sports day', fromDate: '2026-05-01', attachments },
})

test('shows a placeholder for an empty album, and splits a large album into pages', async ({
  pair,
}) => {
  const { site, vendor } = pair

  await test.step('Album empty: placeholder card, below the title it has', async () => {
    vendor.setResponse('/api/subGallery', album('bare', []))
    const source = await sourceOf(`${site.url}/photo-categories?id=bare`)
    for (const text of ['Sports day</h1>', '>Photo Title<', '>DD.MM.YY<', '>No Of Photos(0)<'])
      expect(source).toContain(text)
  })

  await test.step('splits many photos into pages, also without JavaScript', async () => {
    const photos = Array.from({ length: 60 }, (_, index) => `photos/sports-day-${index}.webp`)
    vendor.setResponse('/api/subGallery', album('many', photos))
    const read = async (path: string) => {
      const source = await sourceOf(site.url + path)
      const more = linkIn(source, 'More photos')
      return { source, more, photos: source.match(/Enlarge: Sports day, photo \d+ of 60/g) ?? [] }
    }
    const first = await read('/sub-sports-corner?id=many')
    expect(first.source).toContain('>No Of Photos(60)<')
    expect(first.photos).toHaveLength(24)
    expect(first.more).toBe('/sub-sports-corner?id=many&page=2')
    const third = await read('/sub-sports-corner?id=many&page=3')
    expect(third.photos).toHaveLength(12)
    expect(third.more).toBeUndefined()
    expect(third.source).toMatch(/<link rel="canonical" href="[^"]*\?id=many"/)
  })
})
