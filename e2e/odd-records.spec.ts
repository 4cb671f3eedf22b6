import { publish, thisYear } from './support/lists'
import { expect, test } from './support/test'

const day = `${thisYear}-01-10`
const id = '65f1a2b3c4d5e6f708192c99'

test('tags of the vendor’s HTML are not printed, and its paragraphs are', async ({
  page,
  pair,
}) => {
  const title = '<b>Sports day</b>'
  const description = '<p>Parents are <em>welcome</em>.</p><p>Marks &lt; 40:<br>see us</p>'
  const words = 'Parents are welcome.\n\nMarks < 40:\nsee us'
  const record = { _id: id, title, description, date: day, fromDate: day, attachments: ['a.webp'] }
  await publish(pair, '/api/news/All/DPSSWB', [record])
  await publish(pair, '/api/events/All/DPSSWB', [record])
  await publish(pair, '/api/notification/DPSSWB', [record])
  await publish(pair, '/api/highlight/all/DPSSWB', [{ ...record, category: 'Notice' }])
  pair.vendor.setAnswer('/api/subGallery', record)
  for (const path of ['/', '/news', '/events', '/careercounseling', `/photo-categories?id=${id}`]) {
    await page.goto(path)
    const body = page.locator('body')
    expect(await body.innerText(), path).toContain(words)
    expect(await body.innerText(), path).not.toMatch(/<\/?(?:b|p|em|br)>/)
  }
})
