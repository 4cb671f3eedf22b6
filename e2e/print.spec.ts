import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { uniform } from '@/content/facts'
import { feeGroups } from '@/content/fees'
import { school } from '@/content/school'
import { formatEventDate, schoolDay } from '@/lib/school/dates'
import { feeGroup, formatRupees, yearCost } from '@/lib/school/fees'
import { seasonName, seasonOn } from '@/lib/school/season'
import { shareOf } from '@/testing/page-urls'
import { publish } from './support/lists'
import { expect, test } from './support/test'

/** Prints a page with Chromium; returns the text of each sheet, and the sheets' sizes in points. */
async function printed(page: Page, path: string): Promise<{ words: string[]; sizes: string[] }> {
  await page.goto(path)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf)
  const sheets = await Promise.all(text.map((_, index) => pdf.getPage(index + 1)))
  return {
    words: text.map((words) => words.replace(/(-?)\s+/g, (_, hyphen) => hyphen || ' ')),
    sizes: sheets.map(({ view }) => view.map(Math.round).join(' ')),
  }
}

const a4 = '0 0 595 842'

const controls =
  /Quick Links|Skip to|WhatsApp|Breadcrumb|Search|Menu|Enquire\b|Announcements|1 of \d/i

test('prints pages with the school’s letterhead, address and date', async ({ page, pair }) => {
  const month = schoolDay().slice(0, 7)
  await publish(pair, '/api/academicCalender/all/DPSSWB', [
    { _id: 'c1', title: 'Founders remembered', date: `${month}-01` },
    { _id: 'c2', title: 'Fete on the lawn', date: `${month}-28` },
  ])
  pair.vendor.setResponse('/api/subGallery', {
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
  // The calendar shows an entry in its cell, and again below.
  const head = [school.name, school.address.street, formatEventDate(schoolDay())]
  const pages: [path: string, ...words: (string | RegExp)[]][] = [
    // The last section, whose layout on a screen waits until it comes near.
    ['/', ...head, 'Online registration'],
    ['/fee-9', ...head],
    [group.path, 'First year, all fees', ...inAll.map(formatRupees)],
    ['/school-calendar', /Founders.*Founders/, /Fete.*Fete/],
    ['/download-forms', '(/documents/transport-application.pdf)'],
    ['/mandatory-disclosure', '(/fee-structure)', 'Fire safety certificate'],
    ['/photo-categories?id=relay', 'Relay race', 'Four houses ran.', '01/05/2026'],
  ]
  for (const [path, ...expected] of pages) {
    const { words, sizes } = await printed(page, path)
    for (const pattern of expected) expect.soft(words.join(' '), path).toMatch(pattern)
    expect.soft(words.join(' '), path).not.toMatch(controls)
    expect.soft(new Set(sizes), path).toEqual(new Set([a4]))
  }
})

test('prints each fee table on one A4 sheet, and starts the uniform list on the first sheet', async ({
  page,
}) => {
  const tables = ['/hostel-fee', ...feeGroups.map(({ path }) => path)]
  // A third of the pages; all with `npm run test:whole`.
  for (const path of process.env.WHOLE ? tables : shareOf(tables, 0, 3))
    expect((await printed(page, path)).sizes, path).toEqual([a4])
  await page.emulateMedia({ media: 'print' })
  const cells = page.locator('table :is(th, td)')
  for (const cell of await cells.all()) await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)')
  const [first = ''] = (await printed(page, '/school-uniform')).words
  const now = uniform.find(({ season }) => season === seasonName(seasonOn(schoolDay())))
  expect(first).toContain(now?.rows[0]?.girls[0])
})

/** Simulates browsers before Chrome 131, which cannot style the content of `details`. */
const withoutDetailsContent = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('::details-content', '::unknown')
    await route.fulfill({ response, body })
  })

test('prints the content of closed details elements, even in old browsers and without scripts', async ({
  page,
  pair,
  pageOf,
}) => {
  const today = schoolDay()
  const year = today.slice(0, 4)
  await publish(pair, '/api/events/All/DPSSWB', [
    { _id: 'p1', title: 'Kite day', date: `${year}-01-01` },
    { _id: 'p2', title: 'Closing fete', date: `${year}-12-31` },
  ])
  await publish(pair, '/api/academicCalender/all/DPSSWB', [
    { _id: 'c1', title: 'Founders remembered', date: `${today.slice(0, 7)}-01` },
  ])
  const plain = await pageOf({ javaScriptEnabled: false, baseURL: pair.site.url })
  for (const one of [page, plain]) {
    await withoutDetailsContent(one)
    const events = (await printed(one, `/events?year=${year}`)).words.join(' ')
    for (const words of ['Closing fete', 'Past events', 'Kite day']) expect(events).toContain(words)
    const calendar = (await printed(one, '/school-calendar')).words.join(' ')
    // In its cell, and in the list below.
    expect(calendar).toMatch(/Founders remembered.*Founders remembered/)
    const form = (await printed(one, '/contact-us')).words.join(' ')
    expect(form).toContain('Data Protection Board')
  }
})

test('breaks a printed table across sheets between two rows, but never within a row', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/our-transport-system', '/school-calendar', '/mandatory-disclosure']) {
    await page.goto(path)
    const tables = page.locator('main table')
    expect(await tables.count(), path).toBeGreaterThan(0)
    for (const table of await tables.all()) {
      await expect(table).toHaveCSS('break-inside', 'auto')
      await expect(table).toHaveCSS('overflow', 'visible')
      await expect(table.locator('..')).toHaveCSS('overflow', 'visible')
      await expect(table.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
    }
  }
})
