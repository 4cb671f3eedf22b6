import { monthTitle } from '@/lib/calendar/months'
import { schoolDay } from '@/lib/dates'
import { hasBrowser } from '@/scripts/lib/other-browsers.mjs'
import { startFirefox } from './support/firefox'
import { contact, posted } from './support/forms'
import { publish, thisYear } from './support/lists'
import { expect, isAlive, test } from './support/test'
import type { Visitor } from './support/visitor'
import { startWebkit } from './support/webkit'

/** Waits until an expression has a value; while a page is left for another, it may have none. */
async function untilIs(visitor: Visitor, expression: string, value: unknown): Promise<void> {
  await expect(async () => {
    expect(await visitor.read(expression)).toBe(value)
  }).toPass({ timeout: 10_000 })
}

/** Opens a page and waits until its scripts have taken it over. */
async function open(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url)
  await untilIs(visitor, `(${isAlive})()`, true)
}

const isWithinWindow = 'document.documentElement.scrollWidth <= innerWidth'
const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent`

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const) {
  test.describe(name, () => {
    // One worker, so that the browser is started once.
    test.describe.configure({ mode: 'default' })
    let visitor: Visitor

    test.beforeAll(async () => {
      test.skip(!hasBrowser(name), `skipped: no ${name} here`)
      visitor = await start()
    })

    test.afterAll(() => visitor?.close())

    test('the home page stays within the window', async ({ site }) => {
      for (const width of [360, 1280]) {
        await visitor.resize(width)
        await open(visitor, `${site.url}/`)
        expect(await visitor.read(textOf('h1'))).toBeTruthy()
        expect(await visitor.read(isWithinWindow)).toBe(true)
      }
    })

    test('the menu opens a section and leads to its pages', async ({ site }) => {
      await visitor.resize(360)
      await open(visitor, `${site.url}/our-motto`)
      await visitor.click('[popovertarget="menu"]')
      await visitor.click('[popovertarget="menu-academics"]')
      await visitor.click('#menu-academics a[href="/our-library"]')
      await untilIs(visitor, 'location.pathname', '/our-library')
      await visitor.resize(1280)
      await open(visitor, `${site.url}/our-motto`)
      await visitor.click('[popovertarget="menu-facilities"]')
      await visitor.click('#menu-facilities a[href="/our-hostel"]')
      await untilIs(visitor, 'location.pathname', '/our-hostel')
    })

    test('a list is filtered without a new page', async ({ site }) => {
      await open(visitor, `${site.url}/news?year=${thisYear - 1}`)
      await visitor.read('(window.samePage = true)')
      await visitor.type('main [name="q"]', 'INDEPENDENCE')
      await untilIs(visitor, textOf('main [role="status"]'), 'Total Count: 1')
      expect(await visitor.read('document.querySelectorAll("main article").length')).toBe(1)
      expect(await visitor.read('window.samePage')).toBe(true)
    })

    test('the calendar shows this month with its entries', async ({ site, vendor }) => {
      const today = schoolDay()
      const path = '/api/academicCalender/all/DPSSWB'
      await publish({ site, vendor }, path, [{ _id: 'c1', title: 'Prize giving', date: today }])
      await open(visitor, `${site.url}/school-calendar`)
      const days = '[...document.querySelectorAll("main ol time")].map((one) => one.dateTime)'
      expect(await visitor.read(textOf('#month'))).toBe(monthTitle(today.slice(0, 7)))
      expect(await visitor.read(days)).toEqual([today])
      await publish({ site, vendor }, path, undefined)
    })

    test('a number typed or pasted with +91 or 0 reaches the vendor as its ten digits', async ({
      site,
      vendor,
    }) => {
      const phone = '[name="phone"]'
      const shown = () => visitor.read(`document.querySelector('${phone}').value`)
      const before = vendor.requests.length
      await open(visitor, `${site.url}/contact-us`)
      await visitor.type(phone, '09832012345')
      expect(await shown()).toBe('9832012345')
      await visitor.type('[name="address"]', '+91 98765 43210')
      await visitor.paste('[name="address"]', phone)
      expect(await shown()).toBe('9876543210')
      await visitor.read('sessionStorage.clear()')
      await open(visitor, `${site.url}/contact-us`)
      const { mailType, ...typed } = { ...contact, phone: '+919876543210' }
      for (const [field, value] of Object.entries(typed))
        await visitor.type(`main [name="${field}"]`, value)
      await visitor.read(`(() => {
        const topics = document.querySelector('[name="mailType"]')
        topics.value = '${mailType}'
        topics.dispatchEvent(new Event('change', { bubbles: true }))
      })()`)
      await visitor.click('main button[type="submit"]')
      await expect.poll(() => posted(vendor, before).length).toBe(1)
      expect(JSON.parse(posted(vendor, before)[0]?.body ?? '')).toMatchObject(contact)
    })
  })
}

test.describe('WebKit without the popover API', () => {
  let visitor: Visitor

  test.beforeAll(async () => {
    test.skip(!hasBrowser('WebKit'), 'skipped: no WebKit here')
    visitor = await startWebkit(['PopoverAttribute'])
  })

  test.afterAll(() => visitor?.close())

  test('a link to the site map stands in the place of the menu', async ({ site }) => {
    for (const width of [447, 1280]) {
      await visitor.resize(width)
      await open(visitor, `${site.url}/our-motto`)
      expect(await visitor.read('"popover" in HTMLElement.prototype')).toBe(false)
      expect(await visitor.read('document.querySelector("header").offsetHeight')).toBeLessThan(200)
      expect(await visitor.read(isWithinWindow)).toBe(true)
    }
    await visitor.click('header a[href="/sitemap"]')
    await untilIs(visitor, 'location.pathname', '/sitemap')
  })
})
