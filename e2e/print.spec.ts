import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { school } from '@/content/school'
import { formatEventDate } from '@/lib/school/dates'
import { feeGroup, formatRupees, yearCost } from '@/lib/school/fees'
import { publish, schoolDay } from './support/lists'
import { expect, test } from './support/test'

/** A page as Chromium prints it: the words of its sheets, and their sizes in points. */
async function printed(page: Page, path: string): Promise<{ words: string; sizes: string[] }> {
  await page.goto(path)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf, { mergePages: true })
  const sheets = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  const sizes = (await Promise.all(sheets)).map(({ view }) => view.map(Math.round).join(' '))
  return {
    words: text.replace(/(-?)\s+/g, (_, hyphen) => hyphen || ' '),
    sizes: [...new Set(sizes)],
  }
}

/** What is of use on a screen alone. */
const controls = /Quick Links|Skip to|WhatsApp|Breadcrumb|Search|Menu|Enquire\b/i

test('every answer is on the sheets that are printed', async ({ page, pair }) => {
  const month = schoolDay().slice(0, 7)
  await publish(pair, '/api/academicCalender/all/DPSSWB', [
    { _id: 'c1', title: 'Founders remembered', date: `${month}-01` },
    { _id: 'c2', title: 'Fete on the lawn', date: `${month}-28` },
  ])
  pair.vendor.setAnswer('/api/subGallery', {
    data: {
      _id: 'relay',
      title: 'Relay race',
      description: 'Four houses ran.',
      fromDate: '2026-05-01',
      attachments: ['a.jpg', 'b.jpg'],
    },
  })
  const group = feeGroup('iii-viii')
  const inAll = [true, false].map((bus) => yearCost(group, { year: 'first', bus }) ?? 0)
  // An entry of the calendar is named in its cell, and again below.
  const answers: [path: string, ...words: (string | RegExp)[]][] = [
    [group.path, 'In all', ...inAll.map(formatRupees), '(/first-year-cost'],
    ['/school-calendar', /Founders.*Founders/, /Fete.*Fete/],
    ['/download-forms', '(/documents/transport-application.pdf)'],
    ['/mandatory-disclosure', school.address.street, '(/fee-structure)', 'Fire safety certificate'],
    ['/photo-categories?id=relay', 'Relay race', 'Four houses ran.', '01/05/2026'],
  ]
  for (const [path, ...expected] of answers) {
    const { words, sizes } = await printed(page, path)
    for (const answer of expected) expect.soft(words, path).toMatch(answer)
    expect.soft(words, path).not.toMatch(controls)
    expect.soft(sizes, path).toEqual(['0 0 595 842'])
  }
})

test('print has the school’s letterhead, address and date', async ({ page }) => {
  for (const path of ['/', '/fee-9']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const head = page.locator('.letterhead')
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    await expect(head).toContainText(school.name)
    await expect(head).toContainText(school.address.street)
    await expect(head.locator('.emblem')).toHaveCSS('background-image', /^url/)
    await expect(head).toContainText(formatEventDate(schoolDay()))
  }
})

test('notices print as words below each other, without filters and controls', async ({ page }) => {
  await page.goto('/news')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  for (const name of ['Search', 'Share', 'Download']) {
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeHidden()
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeHidden()
})

test('toppers print four to a row, none cut by the end of a sheet', async ({ page }) => {
  await page.goto('/x-topper')
  await page.emulateMedia({ media: 'print' })
  const cards = page.getByRole('main').getByRole('article')
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 4)).size).toBe(1)
  await expect(cards.first()).toHaveCSS('break-inside', 'avoid')
})

test('the calendar prints its dots and today’s mark, without its controls', async ({
  page,
  pair,
}) => {
  await publish(pair, '/api/academicCalender/all/DPSSWB', [
    { _id: 'c1', title: 'Choir', date: schoolDay(), attachments: ['files/prospectus.pdf'] },
  ])
  await page.goto('/school-calendar')
  const main = page.getByRole('main')
  const controls = main.getByRole('link').filter({ hasText: /month|Add to|Download|Subscribe/ })
  await expect(controls).toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  const today = page.locator('[aria-current="date"]')
  for (const mark of [today.locator('[data-dot]'), today.locator('span').first()]) {
    await expect(mark).toBeVisible()
    await expect(mark).toHaveCSS('border-top-color', 'rgb(0, 0, 0)')
    await expect(mark).not.toHaveCSS('border-top-width', '0px')
  }
  await expect(main.getByText('Choir', { exact: true }).filter({ visible: true })).not.toHaveCount(
    0,
  )
})

test('the list of the uniform begins on the first sheet', async ({ page }) => {
  await page.goto('/school-uniform')
  // An A4 sheet within its margins, in CSS pixels.
  const sheet = { width: 688, height: 1017 }
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main table').first()).toHaveCSS('break-inside', 'auto')
  const bottom = await page
    .locator('main table tbody')
    .first()
    .evaluate((rows) => rows.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(sheet.height)
})
