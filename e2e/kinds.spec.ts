import type { Locator, Page } from '@playwright/test'
import { hostelGroups, transport } from '@/content/fees'
import { sidebars } from '@/content/routes'
import { type Desk, school } from '@/content/school'
import { routeOf } from '@/lib/routes/tree'
import { feeGroup, formatAmount, totalOf } from '@/lib/school/fees'
import { formatPhone } from '@/lib/school/phones'
import { expect, test } from './support/test'

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

const main = (page: Page) => page.getByRole('main')

const phoneOf = (name: Desk) =>
  formatPhone(school.departments.find((one) => one.name === name)?.phone ?? '')

// More of them: e2e/ten-tasks.spec.ts.
test('task: the answer on the first phone screen', async ({ page }) => {
  const answers: Record<string, (page: Page) => Locator> = {
    '/fee-structure': (page) =>
      main(page).getByText(formatAmount(totalOf(feeGroup('pre-nursery')))),
    '/hostel-fee': (page) =>
      main(page).getByText(formatAmount(hostelGroups[0]?.instalments[0].amount ?? null)),
    '/download-forms': (page) => main(page).locator('a[href$=".pdf"]').first(),
    '/admission-form': (page) => main(page).getByRole('textbox').first(),
    '/school-calendar': (page) => main(page).getByRole('heading', { level: 2 }).first(),
    '/contact-us': (page) => main(page).getByRole('link', { name: phoneOf('Accounts') }),
    '/our-transport-system': (page) => main(page).getByText(formatAmount(transport.amount)).first(),
    '/school-uniform': (page) => main(page).getByRole('radio', { name: 'Winter' }),
  }
  await page.setViewportSize(phone)
  for (const [path, answer] of Object.entries(answers)) {
    await page.goto(path)
    await expect(answer(page), path).toBeInViewport({ ratio: 1 })
  }
  await test.step('Our Transport System: text and image', async () => {
    await page.goto('/our-transport-system')
    const picture = main(page).locator('img[src^="/pictures/"]').first()
    await expect(picture).toBeVisible()
    const words = await main(page).locator('.prose p').first().boundingBox()
    expect((await picture.boundingBox())?.y).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY)
  })
})

test('on phones Quick Links is one closed row, with "In this section" before it, without script too', async ({
  pageOf,
}) => {
  const page = await pageOf({ javaScriptEnabled: false })
  await page.setViewportSize(phone)
  await page.goto('/fee-9')
  const quick = page.getByRole('navigation', { name: 'Quick Links' })
  const section = page.getByRole('navigation', { name: 'In this section' })
  await expect(section.getByRole('link', { name: routeOf('/fee-i-ii').title })).toBeVisible()
  await expect(quick.getByRole('link')).toHaveCount(0)
  expect((await quick.boundingBox())?.height).toBeLessThan(80)
  expect((await section.boundingBox())?.y).toBeLessThan((await quick.boundingBox())?.y ?? 0)
  await quick.locator('summary').click()
  await expect(quick.getByRole('link').first()).toHaveText(routeOf('/about-us').title)
  await expect(quick.getByRole('link')).toHaveCount(sidebars.general.length)
})

test('Quick Links stand open at the right of a wide screen; of many, those that are next', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  const quick = page.getByRole('navigation', { name: 'Quick Links' })
  await page.goto('/news')
  await expect(quick.getByRole('link')).toHaveCount(sidebars.general.length)
  await page.goto('/fee-9')
  await expect(page.getByRole('navigation', { name: 'In this section' })).toBeVisible()
  await expect(quick.getByRole('link')).toHaveCount(4)
  await quick.locator('summary').click()
  await expect(quick.getByRole('link')).toHaveCount(sidebars.general.length)
  await page.goto('/our-mission')
  await expect(quick.getByRole('link')).toHaveCount(7)
  await expect(quick.getByRole('link').first()).toHaveText(routeOf('/our-vision').title)
})
