import type { Locator, Page } from '@playwright/test'
import { footerLinks, type SidebarName, sidebars } from '@/content/routes'
import { school } from '@/content/school'
import { routeOf, sidebarLinks, toLink } from '@/lib/routes/tree'
import { formatPhone } from '@/lib/school/phones'
import { sideways, spaceText } from './support/layout'
import { blockMap } from './support/map'
import { expect, test } from './support/test'

/** Checks that visitors see the frame of section 1 on every page. */
const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]

/** Both layouts of the sidebar and of the tabs; all sizes with `npm run test:whole`. */
const sizesOfLayouts = process.env.WHOLE ? sizes : sizes.filter((_, index) => index % 2 === 0)

const pages: Record<SidebarName, string> = {
  about: '/our-mission',
  general: '/fee-9',
  third: '/school-calendar',
  hostel: '/hostel-fee',
}

/** Returns why a visitor cannot see the first element of a locator, or ''. */
async function whyUnseen(locator: Locator): Promise<string> {
  if ((await locator.count()) === 0) return 'not in the page'
  return locator.first().evaluate((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return 'not displayed'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    if (Math.min(box.width, box.height) <= 2) return 'for screen readers alone'
    if (box.left < 0 || box.right > innerWidth + 0.5) return 'beyond the edge'
    if (box.top < 0 || box.bottom > innerHeight + 0.5) return 'beyond the fold'
    for (let above = element.parentElement; above; above = above.parentElement) {
      const clip = above.getBoundingClientRect()
      if (getComputedStyle(above).overflowX === 'visible') continue
      if (box.left < clip.left - 1 || box.right > clip.right + 1) return 'cut off'
    }
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top && (element.contains(top) || top.contains(element)) ? '' : 'covered'
  })
}

/** Returns the visible text in a scope, without text for screen readers. */
const words = (scope: Locator, text: string) =>
  scope.getByText(text, { exact: true }).and(scope.locator(':visible:not(.sr-only)'))

const seen = (scope: Locator, selector: string) => scope.locator(selector).filter({ visible: true })

async function unseen(facts: Record<string, Locator>): Promise<string[]> {
  const found: string[] = []
  for (const [name, locator] of Object.entries(facts)) {
    const why = await whyUnseen(locator)
    if (why) found.push(`${name}: ${why}`)
  }
  return found
}

/** The header's links, by the specification's names for them. */
const links = {
  'ERP login': school.links.erp,
  'admission enquiry': '/admission-form',
  'career counselling': '/careercounseling',
  'school magazine': school.links.magazine,
}

function linksIn(scope: Locator): Record<string, Locator> {
  return Object.fromEntries(
    Object.entries(links).map(([name, href]) => [name, seen(scope, `a[href="${href}"]`)]),
  )
}

const languages = { '/hindi': 'hi', '/bengali': 'bn' }

function headerFacts(page: Page, width: number): Record<string, Locator> {
  const header = page.getByRole('banner')
  return {
    ...Object.fromEntries(
      school.phones.map(({ label, digits }) => [label, words(header, formatPhone(digits))]),
    ),
    ...Object.fromEntries(
      Object.entries(languages).map(([href, lang]) => [
        href,
        seen(header, `a[href="${href}"] [lang="${lang}"]`),
      ]),
    ),
    'e-mail': width < 640 ? seen(header, 'a[href^="mailto:"]') : words(header, school.email),
    ...(width < 768 ? {} : linksIn(header)),
  }
}

test('shows the header’s phone numbers, e-mail address and links at every width from 320 to 1280 px', async ({
  page,
}) => {
  // It is the same on every inner page.
  for (const path of ['/', '/our-motto']) {
    await page.goto(path)
    if (path === '/') await page.getByRole('button', { name: 'Close announcements' }).click()
    // From 640 px it spells the e-mail address out.
    for (const size of [{ width: 320, height: 640 }, ...sizes, { width: 640, height: 800 }]) {
      await page.setViewportSize(size)
      const where = `${path} at ${size.width} px`
      expect(await unseen(headerFacts(page, size.width)), where).toEqual([])
      const header = page.getByRole('banner')
      expect((await header.boundingBox())?.height, where).toBeLessThan(112)
      for (const href of Object.keys(languages)) {
        const { width = 0, height = 0 } =
          (await seen(header, `a[href="${href}"]`).boundingBox()) ?? {}
        expect(Math.min(width, height), `${href}, ${where}`).toBeGreaterThanOrEqual(
          size.width < 360 ? 36 : 44,
        )
      }
    }
  }
  await test.step('fits the window in the text spacing of WCAG 1.4.12', async () => {
    await spaceText(page)
    for (const width of [768, 1024, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sideways(page), `${width} px`).toBe(0)
    }
  })
})

test('the header is one strip on a phone without Hindi and Bengali letters', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const env = { ...process.env, FONTCONFIG_FILE: 'fonts-latin.conf' }
  const browser = await playwright.chromium.launch({ ...launchOptions, env })
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  await page.goto(`${site.url}/our-motto`)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(112)
  await browser.close()
})

test('the menu on a phone starts with the languages, then the header’s links and numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/our-motto')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.locator('#menu')
  const hrefs = await menu
    .locator('a:visible')
    .evaluateAll((all) => all.slice(0, 2).map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(Object.keys(languages))
  const numbers = school.phones.map(({ label, digits }) => [
    label,
    menu.getByText(formatPhone(digits)),
  ])
  const email = menu.getByText(school.email)
  expect(await unseen({ ...linksIn(menu), ...Object.fromEntries(numbers), email })).toEqual([])
})

test('shows the footer’s links and map on desktops, and folds them below 1024 px', async ({
  page,
}) => {
  await blockMap(page)
  await page.goto('/our-motto')
  const footer = page.getByRole('contentinfo')
  const { street, locality, region, postalCode } = school.address
  for (const size of sizes) {
    await page.setViewportSize(size)
    if (size.width < 1024) {
      expect((await footer.boundingBox())?.height, `${size.width} px`).toBeLessThanOrEqual(560)
      await footer.getByText('Quick links').locator('visible=true').click()
    }
    const facts = {
      ...Object.fromEntries(
        footerLinks
          .map(toLink)
          .map(({ title, href }) => [title, seen(footer, `nav a[href="${href}"]`)]),
      ),
      ...Object.fromEntries(
        school.phones.map(({ label, digits }) => [label, seen(footer, `a[href$="${digits}"]`)]),
      ),
      address: footer.getByText(street),
      copyright: footer.getByText(school.vendor.years),
    }
    expect(await unseen(facts), `${size.width} px`).toEqual([])
    await expect(footer.locator('address')).toContainText(`${locality}, ${region} ${postalCode}`)
    const map = footer.locator('iframe')
    if (size.width < 1024) await footer.getByText('Show the map').click()
    expect(await unseen({ map }), `${size.width} px`).toEqual([])
    if (size.width < 1024) {
      await footer.getByText('Hide the map').click()
      await footer.getByText('Hide the quick links').click()
    }
  }
})

test('shows the Quick Links at the right of wide windows, and collapsed at the page’s end in narrow windows', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path)
    const quick = page.locator('nav[aria-labelledby="quick-links"]')
    const section = page.locator('nav[aria-labelledby="in-section"]')
    const text = page.locator('main :is(p, table)').last()
    const list = sidebarLinks(routeOf(path).sidebar)
    expect(list, name).toHaveLength(sidebars[routeOf(path).sidebar].length)
    for (const size of sizesOfLayouts) {
      await page.setViewportSize(size)
      const where = `${path} at ${size.width} px`
      const isOpen = size.width >= 1024 || list.length <= 4
      const expected = list.filter(({ href }) => isOpen || href === path)
      const facts = expected.map(({ title, href }) => [title, quick.locator(`a[href="${href}"]`)])
      expect(
        await unseen({ ...Object.fromEntries(facts), title: words(quick, 'Quick Links') }),
        where,
      ).toEqual([])
      await expect(quick.getByRole('link').filter({ visible: true }), where).toHaveCount(
        expected.length,
      )
      for (const nav of [quick, section]) {
        const own = nav.locator(`a[href="${path}"]`)
        if ((await own.count()) === 0) continue
        expect(await unseen({ own }), where).toEqual([])
        await expect(own).toHaveAttribute('aria-current', 'page')
      }
      const box = await quick.boundingBox()
      if (size.width >= (routeOf(path).kind === 'list' ? 1280 : 1024))
        expect(box?.x, where).toBeGreaterThan(size.width / 2)
      else expect(box?.y, where).toBeGreaterThan((await text.boundingBox())?.y ?? Number.NaN)
      if (await section.isVisible())
        expect(box?.y, where).toBeLessThan((await section.boundingBox())?.y ?? 0)
      if (isOpen) continue
      expect(box?.height, where).toBeLessThan(120)
      await quick.locator('summary').click()
      await expect(quick.getByRole('link').filter({ visible: true })).toHaveCount(list.length)
      await quick.locator('summary').click()
    }
  }
})
