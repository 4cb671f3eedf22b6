import { school } from '@/content/school'
import { formatEventDate } from '@/lib/school/dates'
import { publish, schoolDay } from './support/lists'
import { expect, test } from './support/test'

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
