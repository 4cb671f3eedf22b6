import type { Locator, Page } from '@playwright/test'
import { hostelGroups, transport } from '@/content/fees'
import { routes } from '@/content/routes'
import { type Desk, school } from '@/content/school'
import { feeGroup, formatAmount, totalOf } from '@/lib/fees'
import { formatPhone } from '@/lib/phones'
import { expect, test } from './support/test'

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

const pathsOf = (view: string) =>
  routes.filter((route) => route.view === view && route.kind !== 'home').map(({ path }) => path)

const main = (page: Page) => page.getByRole('main')

const phoneOf = (name: Desk) =>
  formatPhone(school.departments.find((one) => one.name === name)?.phone ?? '')

test.describe('task: the answer on the first phone screen, no drawing before it', () => {
  const answers: Record<string, (page: Page) => Locator> = {
    '/fee-structure': (page) =>
      main(page).getByText(formatAmount(totalOf(feeGroup('pre-nursery')))),
    '/fee-9': (page) => main(page).getByText(/In all, with the school bus/),
    '/hostel-fee': (page) =>
      main(page).getByText(formatAmount(hostelGroups[0]?.instalments[0].amount ?? null)),
    '/download-forms': (page) => main(page).getByRole('link', { name: 'Identity card form' }),
    '/admission-form': (page) => main(page).getByRole('textbox').first(),
    '/student-tc': (page) => main(page).getByRole('textbox').first(),
    '/school-calendar': (page) => main(page).getByRole('heading', { level: 2 }).first(),
    '/contact-us': (page) => main(page).getByRole('link', { name: phoneOf('Accounts') }),
    '/our-transport-system': (page) => main(page).getByText(formatAmount(transport.amount)).first(),
    '/school-uniform': (page) => main(page).getByRole('radio', { name: 'Winter' }),
  }
  for (const [path, answer] of Object.entries(answers)) {
    test(path, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(path)
      await expect(answer(page)).toBeInViewport({ ratio: 1 })
    })
  }

  test('every task begins with words', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const path of pathsOf('task')) {
      await page.goto(path)
      const tops = await main(page).evaluate((element) => {
        const seen = [...element.querySelectorAll('p, table, form, ul, img')].filter((one) =>
          one.checkVisibility(),
        )
        const [first] = seen.filter((one) => one.closest('.wrap ~ *, .wrap + .wrap'))
        return first?.tagName ?? seen[0]?.tagName
      })
      expect(tops, path).not.toBe('IMG')
    }
  })
})

test('story: a full-width picture in the band', async ({ page }) => {
  for (const path of pathsOf('story')) {
    await page.setViewportSize(desk)
    await page.goto(path)
    const picture = main(page).getByRole('img').first()
    expect((await picture.boundingBox())?.width, path).toBe(desk.width)
  }
})

test('hub: links ranked, one large, the rest small', async ({ page }) => {
  await page.setViewportSize(desk)
  for (const path of pathsOf('hub')) {
    await page.goto(path)
    const areas = await main(page)
      .locator('.wide > li')
      .evaluateAll((cards) => cards.map((card) => card.clientWidth * card.clientHeight))
    const [large = 0, ...rest] = areas
    expect(large, path).toBeGreaterThan(2 * Math.max(...rest))
  }
})

test.describe('on phones', () => {
  test.use({ viewport: phone })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('Quick Links is one closed row, with "In this section" before it', async ({ page }) => {
        await page.goto('/fee-9')
        const quick = page.getByRole('navigation', { name: 'Quick Links' })
        const section = page.getByRole('navigation', { name: 'In this section' })
        await expect(section.getByRole('link', { name: 'Fees for Classes I-II' })).toBeVisible()
        await expect(quick.getByRole('link')).toHaveCount(0)
        expect((await quick.boundingBox())?.height).toBeLessThan(80)
        expect((await section.boundingBox())?.y).toBeLessThan((await quick.boundingBox())?.y ?? 0)
        await quick.locator('summary').click()
        await expect(quick.getByRole('link').first()).toHaveText('About Us')
        await expect(quick.getByRole('link')).toHaveCount(12)
      })
    })
  }
})

test('Quick Links stand open at the right of a wide screen', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/fee-9')
  const quick = page.getByRole('navigation', { name: 'Quick Links' })
  await expect(quick.getByRole('link')).toHaveCount(12)
  await expect(page.getByRole('navigation', { name: 'In this section' })).toBeVisible()
})

test('Uniform: pick class group, girl or boy, season (works without script) and see that one list', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/school-uniform')
  const shown = () => page.locator('.uniform td').filter({ visible: true })
  await expect(shown()).toHaveCount(1)
  await expect(shown()).toContainText('Green pleated skirt')
  await page.getByRole('radio', { name: 'Pre-Nursery' }).check()
  await page.getByRole('radio', { name: 'Boy' }).check()
  await page.getByRole('radio', { name: 'Winter' }).check()
  await expect(shown()).toHaveCount(1)
  await expect(shown()).toContainText('Green track suit')
  await expect(shown().locator('img')).toHaveAttribute('src', /winter-pre-nursery-boys/)
  await context.close()
})
