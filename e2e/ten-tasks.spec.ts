import type { Locator, Page } from '@playwright/test'
import { uniform } from '@/content/facts'
import { hostelGroups, transport } from '@/content/fees'
import { oftenNeeded } from '@/content/menu'
import { type Department, school } from '@/content/school'
import { menu as panels, routeOf } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import { feeGroup, formatAmount, hostelTotal, totalOf, yearCost } from '@/lib/school/fees'
import { formatPhone } from '@/lib/school/phones'
import { seasonName, seasonOn } from '@/lib/school/season'
import { expect, openHome, test } from './support/test'

const screen = { width: 360, height: 740 }

type Task = {
  name: string
  taps: ((page: Page) => Locator)[]
  answer: (page: Page) => Locator[]
  /** Maximum number of screens to scroll for the whole answer; one by default. */
  screens?: 0
}

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const section = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const inMenu = (name: string) => (page: Page) =>
  page
    .locator('#menu')
    .getByRole('link', { name, exact: true })
    .and(page.locator(':visible'))
    .first()
/** Taps from the menu button to a page: directly if the menu begins with it, otherwise through its section. */
function viaMenu(path: string): ((page: Page) => Locator)[] {
  const link = inMenu(routeOf(path).title)
  if (oftenNeeded.includes(path)) return [menu, link]
  const panel = panels().find(({ featured, groups }) =>
    [featured, ...groups.flatMap(({ links }) => links)].some(({ href }) => href === path),
  )
  return [menu, (page) => section(panel?.title ?? '')(page).filter({ visible: true }), link]
}
/** The office chooses the first pages of a phone's menu; other pages are one tap further. */
const maxTaps = ['/sports-corner', '/x-topper', '/xii-topper'].every((path) =>
  oftenNeeded.includes(path),
)
  ? 3
  : 4
const familyLink = (name: string) => (page: Page) =>
  page.getByRole('region', { name: /Joining us|Already with us/ }).getByRole('link', {
    name: new RegExp(`^${name}`),
  })
const phoneOf = (name: Department['name']) =>
  formatPhone(school.departments.find((one) => one.name === name)?.phone ?? '')

const cost = (year: 'first' | 'later') =>
  formatAmount(yearCost(feeGroup('iii-viii'), { year, bus: true }))

const season = seasonOn(schoolDay())

/** Uniform of a girl in Class IX: the fourth class group's row. */
const ofGirls = uniform.find((one) => one.season === seasonName(season))?.rows[3]?.girls[1] ?? ''

const tasks: Task[] = [
  {
    name: 'what the school calendar has next',
    taps: [],
    answer: (page) => {
      const today = page.getByRole('region', { name: /^(?:Today|Tomorrow)$/ })
      return [today.getByRole('link', { name: /Next: \w+day, / })]
    },
  },
  {
    name: 'what Class V costs with the bus, this year and each later one',
    taps: viaMenu('/fee-iii-viii'),
    answer: (page) => {
      const bus = main(page).getByText('with the bus', { exact: true }).locator('..')
      return [cost('first'), cost('later')].map((rupees) => bus.getByText(rupees))
    },
    screens: 0,
  },
  {
    name: 'what the first year of Class VI costs',
    taps: [familyLink('What it costs')],
    answer: (page) => [
      main(page)
        .getByRole('link', { name: 'Classes III-VIII' })
        .getByText(formatAmount(yearCost(feeGroup('iii-viii'), { year: 'first', bus: false }))),
    ],
  },
  {
    name: 'how to apply',
    taps: [familyLink('How to apply')],
    answer: (page) => [
      main(page).getByRole('link', { name: 'Go to the admission portal' }).first(),
    ],
    screens: 0,
  },
  {
    name: 'the uniform of a girl in Class IX',
    taps: [
      (page) =>
        page
          .getByRole('region', { name: /^(Today|Tomorrow)$/ })
          .getByRole('link', { name: /uniform/ }),
      (page) => page.locator(`a[href="#${season}-i-x"]`),
    ],
    answer: (page) => [
      page.locator(`#${season}-i-x`).getByText(ofGirls, { exact: true }),
      main(page).locator(`img[src*="${season}-i-x-girls"]`),
    ],
  },
  {
    name: 'where the school is, how to get there',
    taps: [familyLink('Find us')],
    answer: (page) => [
      main(page).getByRole('link', { name: 'Directions in Google Maps' }),
      main(page).getByRole('term').filter({ hasText: 'Front office' }),
    ],
  },
  {
    name: 'the number for the bus',
    taps: [familyLink('School bus')],
    answer: (page) => [
      main(page)
        .getByRole('link', { name: phoneOf('Transport') })
        .filter({ visible: true })
        .first(),
    ],
    screens: 0,
  },
  {
    name: 'a transfer certificate',
    taps: viaMenu('/student-tc'),
    answer: (page) => [main(page).getByRole('textbox').first()],
    screens: 0,
  },
  ...(['/x-topper', '/xii-topper'] as const).map((path) => ({
    name: `toppers of the session before: ${path}`,
    taps: [
      ...viaMenu(path),
      (page: Page) =>
        page.getByRole('navigation', { name: 'Other sessions' }).getByRole('link').first(),
    ],
    answer: (page: Page) => [
      main(page)
        .getByText(/^Score: /)
        .first(),
    ],
  })),
  {
    name: 'what the hostel costs',
    taps: viaMenu('/hostel-fee'),
    answer: (page) =>
      hostelGroups.map((group) => main(page).getByText(formatAmount(hostelTotal(group)))),
  },
  {
    name: 'pictures of yesterday’s sports day',
    taps: [
      ...viaMenu('/sports-corner'),
      (page) => main(page).getByRole('article').first().getByRole('link'),
    ],
    answer: (page) => [main(page).locator('a > img').first()],
    screens: 0,
  },
]

/** Returns the number of screens to scroll, from where the last tap led, until all of this is in view. */
async function scrolled(found: readonly Locator[]): Promise<number> {
  const bottoms = await Promise.all(
    found.map((one) => one.evaluate((node) => node.getBoundingClientRect().bottom)),
  )
  return Math.max(0, Math.max(...bottoms) / screen.height - 1)
}

test.use({ viewport: screen })

// The tasks below check the other pages.
test('shows the most wanted fact of a page, such as a fee, without scrolling on a phone', async ({
  page,
}) => {
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
    '/school-uniform': (page) => main(page).getByRole('link', { name: 'Classes I-X' }).first(),
  }
  for (const [path, answer] of Object.entries(answers)) {
    await page.goto(path)
    await expect(answer(page), path).toBeInViewport({ ratio: 1 })
  }
  await test.step('shows the link to pay on the first screen of Fee Structure', async () => {
    await page.goto('/fee-structure')
    const pay = main(page).locator(`a[href="${school.links.feePortal}"]`).first()
    await expect(pay).toBeInViewport({ ratio: 1 })
  })
  await test.step('Our Transport System: text and image', async () => {
    await page.goto('/our-transport-system')
    const picture = main(page).locator('img[src^="/pictures/"]').first()
    await expect(picture).toBeVisible()
    const words = await main(page).locator('.prose p').first().boundingBox()
    expect((await picture.boundingBox())?.y).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY)
  })
})

test('answers common questions of parents within four taps from the home page on a phone', async ({
  page,
}) => {
  // Closing the pop-up does not count: it opens once in a visit.
  await openHome(page)
  for (const { name, taps, answer, screens = 1 } of tasks) {
    await test.step(name, async () => {
      expect(taps.length).toBeLessThanOrEqual(maxTaps)
      await page.goto('/')
      for (const tap of taps) await tap(page).click()
      const found = answer(page)
      for (const one of found) await expect(one).toBeVisible()
      await expect.poll(() => scrolled(found)).toBeLessThanOrEqual(screens)
    })
  }
})
