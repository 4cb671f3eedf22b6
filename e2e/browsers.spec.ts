import { monthTitle } from '@/lib/calendar/months'
import { schoolDay } from '@/lib/school/dates'
import { hasBrowser } from '@/tools/lib/other-browsers.mjs'
import { choose, isWithinWindow, open, otherBrowsers, textOf, untilIs } from './support/browsers'
import { contact, posted } from './support/forms'
import { publish, thisYear } from './support/lists'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

for (const browser of otherBrowsers) {
  test.describe(browser.name, () => {
    // One worker, so that the browser is started once.
    test.describe.configure({ mode: 'default' })
    let visitor: Visitor

    test.beforeAll(async () => {
      test.skip(!hasBrowser(browser.name), `no ${browser.name} here`)
      visitor = await browser.start()
    })

    test.afterAll(() => visitor?.close())

    test('the home page stays within the window, and its pictures and pop-up too', async ({
      site,
    }) => {
      for (const width of [360, 1280]) {
        await visitor.resize(width)
        await open(visitor, browser, `${site.url}/`)
        expect(await visitor.read(textOf('h1'))).toBeTruthy()
        expect(await visitor.read(isWithinWindow)).toBe(true)
        const widest = `Math.max(...[...document.querySelectorAll('img, dialog[open]')].map((one) => one.getBoundingClientRect().width))`
        expect(await visitor.read(`${widest} <= innerWidth`)).toBe(true)
        const lowest = `Math.min(...[...document.querySelectorAll('.below-screen')].map((one) => one.offsetHeight))`
        expect(await visitor.read(lowest), 'what is not scrolled to').toBeGreaterThan(100)
        await untilIs(visitor, 'document.querySelector("dialog").open', true)
        await visitor.click('dialog form button')
        await untilIs(visitor, 'document.querySelector("dialog").open', false)
        // Written a frame after the dialog has closed.
        await untilIs(visitor, 'sessionStorage.length > 0', true)
        await visitor.read('sessionStorage.clear()')
        const isWhole = `[...document.querySelectorAll('.below-screen')].every((one) => getComputedStyle(one).contentVisibility !== 'auto')`
        await untilIs(visitor, isWhole, true)
      }
    })

    test('layout and colours are those of the design', async ({ site }) => {
      await visitor.resize(1280)
      await open(visitor, browser, `${site.url}/fee-i-ii`)
      const style = (selector: string, property: string) =>
        visitor.read(`getComputedStyle(document.querySelector('${selector}')).${property}`)
      expect(await style('html', 'backgroundColor')).toBe('rgb(251, 248, 241)')
      expect(await style('body', 'fontFamily')).toMatch(/^"?sans\b/)
      expect(await style('h1', 'color')).toBe('rgb(63, 82, 24)')
      expect(await style('.footer-link', 'color')).toBe('rgba(251, 248, 241, 0.9)')
      expect(await style('main table', 'borderCollapse')).toBe('collapse')
      const columns = `(() => {
        const [words, links] = [...document.querySelector('main > .wrap').children]
        return words.getBoundingClientRect().right < links.getBoundingClientRect().left
      })()`
      expect(await visitor.read(columns)).toBe(true)
    })

    test('the menu, or the link in its place, leads to a section’s pages', async ({ site }) => {
      for (const width of [360, 1280]) {
        await visitor.resize(width)
        await open(visitor, browser, `${site.url}/our-motto`)
        expect(await visitor.read('document.querySelector("header").offsetHeight')).toBeLessThan(
          240,
        )
        expect(await visitor.read(isWithinWindow)).toBe(true)
        if (browser.popovers) {
          if (width === 360) await visitor.click('[popovertarget="menu"]')
          await visitor.click('[popovertarget="menu-academics"]')
          await visitor.click('#menu-academics a[href="/our-library"]')
        } else {
          await visitor.click('header a[href="/sitemap"]')
          await untilIs(visitor, 'location.pathname', '/sitemap')
          await visitor.click('main a[href="/our-library"]')
        }
        await untilIs(visitor, 'location.pathname', '/our-library')
      }
    })

    test('a list is filtered, without a new page where there are scripts', async ({ site }) => {
      await open(visitor, browser, `${site.url}/news?year=${thisYear - 1}`)
      await visitor.read('(window.samePage = true)')
      await visitor.type('main [name="q"]', 'INDEPENDENCE')
      if (!browser.scripts) await visitor.click('main form button')
      await untilIs(visitor, textOf('main [role="status"]'), 'Total Count: 1')
      expect(await visitor.read('document.querySelectorAll("main article").length')).toBe(1)
      expect(await visitor.read('window.samePage === true')).toBe(browser.scripts)
    })

    test('the calendar shows this month with its entries', async ({ site, vendor }) => {
      const today = schoolDay()
      const path = '/api/academicCalender/all/DPSSWB'
      await publish({ site, vendor }, path, [{ _id: 'c1', title: 'Prize giving', date: today }])
      await open(visitor, browser, `${site.url}/school-calendar`)
      const days = '[...document.querySelectorAll("main ol time")].map((one) => one.dateTime)'
      expect(await visitor.read(textOf('#month'))).toBe(monthTitle(today.slice(0, 7)))
      expect(await visitor.read(days)).toEqual([today])
      await publish({ site, vendor }, path, undefined)
    })

    test('a number typed or pasted with +91 or 0 reaches the vendor as its ten digits', async ({
      site,
      vendor,
    }) => {
      const phone = 'main [name="phone"]'
      const shown = () => visitor.read(`document.querySelector('${phone}').value`)
      const before = vendor.requests.length
      await open(visitor, browser, `${site.url}/contact-us`)
      if (browser.scripts) {
        await visitor.type(phone, '09832012345')
        expect(await shown()).toBe('9832012345')
        await visitor.type('main [name="address"]', '+91 98765 43210')
        await visitor.paste('main [name="address"]', phone)
        expect(await shown()).toBe('9876543210')
        await visitor.read('sessionStorage.clear()')
        await open(visitor, browser, `${site.url}/contact-us`)
      }
      const { mailType, ...typed } = {
        ...contact,
        phone: '+919876543210',
        message: `From ${browser.name}`,
      }
      for (const [field, value] of Object.entries(typed))
        await visitor.type(`main [name="${field}"]`, value)
      await choose(visitor, '[name="mailType"]', mailType)
      await visitor.click('main button[type="submit"]')
      await expect.poll(() => posted(vendor, before).length).toBe(1)
      expect(JSON.parse(posted(vendor, before)[0]?.body ?? '')).toMatchObject({
        ...contact,
        message: typed.message,
      })
      await expect(async () => {
        expect(await visitor.read(textOf('main'))).toContain(
          'Your message has been sent successfully.',
        )
      }).toPass({ timeout: 10_000 })
    })

    test('nothing was printed into the console', () => {
      expect(visitor.printed()).toEqual([])
    })
  })
}
