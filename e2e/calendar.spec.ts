import type { Page } from '@playwright/test'
import { monthTitle } from '@/lib/calendar/months'
import { schoolDay } from '@/lib/school/dates'
import { publish, thisYear } from './support/lists'
import { expect, test } from './support/test'

const path = '/api/academicCalender/all/DPSSWB'
const nextYear = thisYear + 1
/** Last month that the calendar shows: a year from now, or that of the last entry. */
const lastMonth = schoolDay().slice(5, 7) > '03' ? schoolDay().slice(5, 7) : '03'
const lastDay = new Date(Date.UTC(nextYear, Number(lastMonth), 0)).toISOString().slice(0, 10)
const lastTitle = monthTitle(lastDay.slice(0, 7))

/** Entries around New Year, with one empty month between them. */
const entries = [
  { _id: 'c1', title: 'Prize giving', date: `${thisYear}-12-28T00:00:00.000Z` },
  { _id: 'c2', title: 'Choir', date: `${thisYear}-12-28`, attachments: ['files/prospectus.pdf'] },
  { _id: 'c3', title: 'New term', date: `05/01/${nextYear}` },
  { _id: 'c4', title: 'Sports, and "more"', date: lastDay },
  { title: 'No day', date: 'soon' },
]

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first()

test('shows the calendar’s months across New Year, with and without JavaScript', async ({
  page,
  pageOf,
  pair,
}) => {
  const { site } = pair
  const december = `${site.url}/school-calendar?month=${thisYear}-12`
  await publish(pair, path, entries)

  await test.step('marks days with events by a dot, and lists the month’s events by day', async () => {
    await page.goto(december)
    await expect(title(page)).toHaveText(`December ${thisYear}`)
    await expect(page.locator('td [data-dot]')).toHaveCount(1)
    const day = page.getByRole('cell', { name: /^28 ?, 2 entries/ })
    await expect(day.locator('[data-dot]')).toBeVisible()
    await day.getByRole('link').click()
    const list = page.locator(`#day-${thisYear}-12-28`)
    await expect(list).toBeInViewport()
    await expect(list.getByRole('listitem')).toHaveText([/Prize giving/, /Choir/])
    await expect(page.getByText('Total Count: 2')).toBeVisible()
  })

  await test.step('moves one month with previous and next, and updates the URL', async () => {
    await page.goto(december)
    const next = page.getByRole('link', { name: /^Next month/ })
    await next.click()
    await expect(page).toHaveURL(new RegExp(`\\?month=${nextYear}-01$`))
    await expect(page.getByText('New term').first()).toBeVisible()
    await next.click()
    await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
    const previous = page.getByRole('link', { name: /^Previous month/ })
    await previous.click()
    await expect(title(page)).toHaveText(`January ${nextYear}`)
  })

  await test.step('moves the focus to the month’s heading when the activated link disappears', async () => {
    const last = `${site.url}/school-calendar?month=${nextYear}-${lastMonth}`
    await page.goto(last)
    await page.getByRole('link', { name: /^Previous month/ }).click()
    await page.getByRole('link', { name: /^Next month/ }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(lastTitle)
    await expect(page.getByRole('link', { name: /^Next month/ })).toHaveCount(0)
    await expect(title(page).and(page.locator(':focus'))).toHaveCount(1)
    await page.getByRole('link', { name: 'Back to this month' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page).and(page.locator(':focus'))).toHaveCount(1)
  })

  await test.step('offers Add to calendar for each event, and a feed of the whole calendar', async () => {
    // An event in the future on every day of this year.
    await page.goto(`${site.url}/school-calendar?month=${nextYear}-01`)
    const one = page.getByRole('link', { name: /^Add to calendar\s*: New term$/ })
    await expect(one).toHaveAttribute('href', '/school-calendar.ics?event=c3')
    const feed = page.getByRole('link', { name: /^Subscribe/ })
    await expect(feed).toHaveAttribute('href', /^webcal:.*\/school-calendar\.ics$/)
  })

  await test.step('links to the other months, and from each day to the list of events, without JavaScript', async () => {
    const page = await pageOf({ javaScriptEnabled: false })
    await page.goto(`/school-calendar?month=${thisYear}-12`)
    await page.locator(`[data-day="${thisYear}-12-28"] a`).click()
    await expect(page).toHaveURL(new RegExp(`#day-${thisYear}-12-28$`))
    await page.getByRole('link', { name: /^Next month/ }).click()
    await expect(title(page)).toHaveText(`January ${nextYear}`)
    await expect(page.getByText('New term').first()).toBeVisible()
  })
})
