import { everyUrl } from '@/testing/page-urls'
import { contact, pupil } from '@/testing/submissions'
import { hasBrowser } from '@/tools/lib/other-browsers'
import { startCarried } from './support/carried-chromium'
import { postsTo } from './support/fill-forms'
import { startFirefox } from './support/firefox'
import { thisYear } from './support/lists'
import { lastOf } from './support/menu'
import { expect, isHydrated, test } from './support/test'
import type { Visitor } from './support/visitor'
import { startWebkit } from './support/webkit'

test.skip(!process.env.WHOLE, 'only npm run test:whole tests other browsers')

const faults = `(() => {
  const faults = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push('page ' + scrollWidth + ' px wide')
  const { offsetHeight } = document.querySelector('header')
  if (offsetHeight > 240) faults.push('header ' + offsetHeight + ' px high')
  if (!document.querySelector('h1').textContent.trim()) faults.push('no heading')
  for (const { complete, naturalWidth, src } of document.images)
    if (complete && naturalWidth === 0) faults.push('broken picture ' + src)
  for (const one of document.querySelectorAll('img, dialog[open]'))
    if (one.getBoundingClientRect().width > innerWidth) faults.push('wider than the window')
  for (const { offsetHeight } of document.querySelectorAll('.below-screen'))
    if (offsetHeight < 60) faults.push('no place for what is not scrolled to')
  return faults
})()`

const submit = 'main button[type="submit"]'

const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent`

/** Browsers besides today's Chromium: do they have a menu? */
const browsers = [
  { name: 'Firefox', start: startFirefox, popovers: true },
  { name: 'WebKit', start: startWebkit, popovers: true },
  { name: 'Chromium 109', start: startCarried, popovers: false },
]

for (const browser of browsers) {
  test.describe(browser.name, () => {
    // One worker, so that each browser starts once.
    test.describe.configure({ mode: 'default', timeout: 600_000 })
    let visitor: Visitor

    test.beforeAll(async () => {
      test.skip(!hasBrowser(browser.name), `no ${browser.name} here`)
      visitor = await browser.start()
    })

    test.afterAll(() => visitor?.close())

    /** Retries: during a navigation an expression may have no value. */
    const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: 10_000 })
    const untilIs = (expression: string, value: unknown) =>
      eventually(async () => expect(await visitor.read(expression)).toEqual(value))

    /** Opens a page and waits until it is hydrated. */
    async function open(url: string): Promise<void> {
      await visitor.open(url)
      await untilIs(`(${isHydrated})()`, true)
    }

    const choose = (selector: string, value: string) =>
      visitor.read(`(() => {
        const list = document.querySelector('${selector}')
        list.value = '${value}'
        list.dispatchEvent(new Event('change', { bubbles: true }))
      })()`)

    const untilShows = (words: string) =>
      eventually(async () => expect(await visitor.read(textOf('main'))).toContain(words))

    const untilIsNot = (expression: string, before: unknown, act = async () => {}) =>
      eventually(async () => {
        await act()
        expect(await visitor.read(expression)).not.toBe(before)
      })

    test('fits every page into the window and logs nothing to the console', async ({ site }) => {
      const found: string[] = []
      const pages = await everyUrl(site)
      for (const width of [360, 1280]) {
        await visitor.resize(width)
        for (const { url } of pages) {
          const before = visitor.printed().length
          await open(`${site.url}${url}`)
          const wrong = await visitor.read(faults)
          const printed = visitor.printed().slice(before)
          for (const one of [...(Array.isArray(wrong) ? wrong : [wrong]), ...printed])
            found.push(`${url} at ${width} px: ${one}`)
        }
      }
      expect(found).toEqual([])
    })

    test('renders the design’s fonts, colours and columns', async ({ site }) => {
      await visitor.resize(1280)
      await open(`${site.url}/fee-i-ii`)
      const style = (selector: string, property: string) =>
        visitor.read(`getComputedStyle(document.querySelector('${selector}')).${property}`)
      expect(await style('html', 'backgroundColor')).toBe('rgb(251, 248, 241)')
      expect(await style('body', 'fontFamily')).toMatch(/^"?textFont\b/)
      expect(await style('h1', 'color')).toBe('rgb(63, 82, 24)')
      expect(await style('.footer-link', 'color')).toBe('rgba(251, 248, 241, 0.9)')
      expect(await style('main table', 'borderCollapse')).toBe('collapse')
      const columns = `(() => {
        const [words, links] = [...document.querySelector('main > .wrap').children]
        return words.getBoundingClientRect().right < links.getBoundingClientRect().left
      })()`
      expect(await visitor.read(columns)).toBe(true)
    })

    test('opens a page from the menu, or through the sitemap in browsers without popovers', async ({
      site,
    }) => {
      const { href } = lastOf('academics')
      for (const width of [360, 1280]) {
        await visitor.resize(width)
        await open(`${site.url}/our-motto`)
        if (browser.popovers) {
          if (width === 360) await visitor.click('[popovertarget="menu"]')
          await visitor.click('[popovertarget="menu-academics"]')
          await visitor.click(`#menu-academics a[href="${href}"]`)
        } else {
          await visitor.click('header a[href="/sitemap"]')
          await untilIs('location.pathname', '/sitemap')
          await visitor.click(`main a[href="${href}"]`)
        }
        await untilIs('location.pathname', href)
      }
    })

    test('Back closes the phone’s menu and the announcements, and keeps the page', async ({
      site,
    }) => {
      test.skip(!browser.popovers, 'no popovers')
      await visitor.resize(360)
      const isOpen = (cover: string) => `document.querySelector('${cover}') !== null`
      for (const [path, cover] of [
        ['/', 'dialog[open]'],
        ['/our-vision', '#menu:popover-open'],
      ] as const) {
        await open(site.url + path)
        if (path !== '/') await visitor.click('[popovertarget="menu"]')
        await untilIs(isOpen(cover), true)
        await visitor.read('void setTimeout(() => history.back())')
        await untilIs(isOpen(cover), false)
        await untilIs('location.pathname', path)
      }
    })

    test('filters a list without a page load', async ({ site }) => {
      await open(`${site.url}/news`)
      const first = await visitor.read(textOf('main article'))
      await visitor.read('(window.samePage = true)')
      await choose('main [name="year"]', String(thisYear - 1))
      await untilIs(`new URL(location).searchParams.get('year')`, String(thisYear - 1))
      await untilIsNot(textOf('main article'), first)
      expect(await visitor.read('window.samePage === true')).toBe(true)
    })

    test('opens a photo in the lightbox', async ({ site }) => {
      await open(`${site.url}/about-hostel`)
      await visitor.click('ul[aria-label="Pictures of the hostel"] a')
      // During its transition the menu cannot be closed.
      await untilIs('getComputedStyle(document.querySelector(".pswp")).opacity', '1')
      await visitor.click('.pswp__button--close')
      await untilIs('document.querySelectorAll(".pswp").length', 0)
    })

    test('shows a form’s errors, and sends a phone number that begins with +91 as ten digits', async ({
      site,
      vendor,
    }) => {
      const phone = 'main [name="phone"]'
      const shown = () => visitor.read(`document.querySelector('${phone}').value`)
      const before = vendor.requests.length
      await open(`${site.url}/contact-us`)
      await visitor.type(phone, '12345')
      await visitor.click(submit)
      await untilShows('Enter a valid 10-digit phone number.')
      expect(await shown()).toBe('12345')
      await visitor.read('sessionStorage.clear()')
      await open(`${site.url}/contact-us`)
      const message = `From ${browser.name}`
      const { mailType, ...typed } = { ...contact, phone: '+919876543210', message }
      for (const [field, value] of Object.entries(typed))
        await visitor.type(`main [name="${field}"]`, value)
      await choose('[name="mailType"]', mailType)
      await visitor.click(submit)
      await expect.poll(() => postsTo(vendor, before).length).toBe(1)
      expect(JSON.parse(postsTo(vendor, before)[0]?.body ?? '')).toMatchObject({
        ...contact,
        message,
      })
      await untilShows('Your message has been sent successfully.')
    })

    test('rejects a certificate lookup with a wrong name, and finds the certificate by the right name', async ({
      site,
      vendor,
    }) => {
      await open(`${site.url}/student-tc`)
      await visitor.type('main [name="admission"]', pupil.admission)
      await visitor.type('main [name="name"]', 'Somebody Else')
      await visitor.click(submit)
      await untilShows('Failed to process your request.')
      await open(`${site.url}/student-tc`)
      const before = vendor.requests.length
      await visitor.read(
        `document.querySelectorAll('main form input').forEach((one) => { if (one.type === 'text') one.value = '' })`,
      )
      await visitor.type('main [name="admission"]', pupil.admission)
      await visitor.type('main [name="name"]', pupil.name)
      await visitor.click(submit)
      await expect
        .poll(() => vendor.requests.slice(before).map(({ path }) => path))
        .toContain('/api/image/tc/2019-0417.webp')
      await untilShows('The certificate was found')
    })

    test('logs nothing to the console except the browser’s line about a failed certificate lookup', () => {
      const refused = /^Failed to load resource: .* 404 /
      expect(visitor.printed().filter((line) => !refused.test(line))).toEqual([])
    })
  })
}
