import type { Page } from '@playwright/test'
import { schoolDay } from '@/lib/school/dates'
import { misplaced, sideways } from './support/layout'
import { expect, test, untilRenewed } from './support/test'

const url =
  'https://docs.google.com/forms/d/e/1FAIpQLSdvwxyzabcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/viewform?usp=sf_link'
const fileName = 'Circular_No_45_Annual_Day_Rehearsal_Timings_Classes_III_to_VIII_final_revised.pdf'
const sentence = 'The school will remain closed for the Puja vacation from Saturday'
const joined = sentence.replaceAll(' ', '\u00a0')
const title = `${joined} ${fileName} ${'Interdepartmental'.repeat(5)}`
const description = `${joined}\n${url}\n${fileName} ${'x'.repeat(120)}`
const days = ['Saturday', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const cells = days.map((day) => `<td>${day} Mathematics</td>`).join('')
const body = `<h2>${title}</h2><p>${joined}</p><ul><li>${url}<ul><li>${url}</li></ul></li></ul>
  <table><tr>${cells}</tr><tr>${cells}</tr></table><pre>${url}</pre>
  <blockquote><ol><li>${fileName}</li></ol></blockquote>`

const today = schoolDay()
const record = {
  ...{ _id: 'a1', title, name: title, description, alt: title, venue: title },
  ...{ date: today, fromDate: today, time: `from ${fileName}`, url },
  ...{ stream: title, division: title, sessionYear: '2026-27', class: 'X' },
  ...{ image: [], images: [], attachments: ['photos/cricket-01.webp', 'photos/cricket-02.webp'] },
}
const lists = {
  ...{ news: [record], 'news/All': [record], events: [record], 'events/All': [record] },
  ...{ gallery: [record], 'gallery/All': [record], onlineRegistration: [record] },
  ...{ notification: [record, record], 'academicCalender/all': [record] },
  topper: [record, { ...record, class: 'XII', attachments: [] }],
  highlight: [{ ...record, category: 'Highlight' }],
  'highlight/all': ['Notice', 'RecentActivities', 'SportsCorner'].map((category) => ({
    ...record,
    category,
  })),
  'blog/All': [
    { ...record, description: body },
    { ...record, _id: 'a2' },
  ],
}

const paths = [
  ...['/', '/news', '/events', '/gallery', '/recent-activities', '/sports-corner', '/blog-post'],
  ...['/x-topper', '/xii-topper', '/school-calendar', '/careercounseling', '/search?q=puja'],
  ...['/blog-inner?id=a1', '/photo-categories?id=a1', '/sub-recent-activities?id=a1'],
  '/sub-sports-corner?id=a1',
]

/** Returns words that break across two lines, anywhere in the page. */
function brokenWords(page: Page, words: string): Promise<string[]> {
  return page.evaluate((expected) => {
    const broken = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
        if (!expected.includes(word)) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        // A line with an ellipsis has two boxes.
        const tops = new Set([...range.getClientRects()].map(({ top }) => top))
        if (tops.size > 1) broken.add(word)
      }
    }
    return [...broken]
  }, words.split(' '))
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    const beyond = (await misplaced(page)).filter((one) => one.startsWith('beyond'))
    const wide = await sideways(page)
    const broken = await brokenWords(page, sentence)
    const all = [...beyond, ...(wide > 0 ? [`wider by ${wide}`] : []), ...broken]
    found.push(...all.map((one) => `${path} at ${width} px: ${one}`))
  }
  return found
}

test('fits long vendor texts into every page on a phone, and breaks no short word', async ({
  pair,
  pageOf,
}) => {
  test.slow()
  for (const [path, response] of Object.entries(lists))
    pair.vendor.setResponse(`/api/${path}/DPSSWB`, response)
  pair.vendor.setResponse('/api/innerBlog', { ...record, description: body })
  pair.vendor.setResponse('/api/subGallery', record)
  await untilRenewed(pair.site)
  const page = await pageOf({ baseURL: pair.site.url, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    if (path === '/') {
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await faultsOf(page, 'the pop-up')))
      await page.getByRole('button', { name: 'Close announcements' }).click()
    } else await expect(page.locator('main')).toContainText('Puja')
    found.push(...(await faultsOf(page, path)))
  }
  await page.goto('/photo-categories?id=a1')
  await page.getByRole('link', { name: /photo 1 of/ }).click()
  await expect(page.locator('.lightbox-caption')).toContainText('Puja')
  found.push(...(await faultsOf(page, 'the lightbox')))
  expect(found).toEqual([])

  await test.step('scrolls a wide table in a box that the keyboard reaches', async () => {
    await page.goto('/blog-inner?id=a1')
    const box = page.getByRole('region', { name: 'Table' })
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
  })
})
