import { hasBrowser } from '@/tools/lib/other-browsers.mjs'
import { everyAddress } from './support/addresses'
import { choose, open, otherBrowsers, textOf, untilIs } from './support/browsers'
import { thisYear } from './support/lists'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

/** What is wrong with how a page lies in the window, in words. */
const faults = `(() => {
  const faults = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push('page ' + scrollWidth + ' px wide')
  const { offsetHeight } = document.querySelector('header')
  if (offsetHeight > 240) faults.push('header ' + offsetHeight + ' px high')
  if (!document.querySelector('h1').textContent.trim()) faults.push('no heading')
  for (const { complete, naturalWidth, src } of document.images)
    if (complete && naturalWidth === 0) faults.push('broken picture ' + src)
  return faults
})()`

const pupil = { admission: 'DPS/2019/0417', name: 'Ananya Rai' }

for (const browser of otherBrowsers) {
  test.describe(`all of the site in ${browser.name}`, () => {
    test.describe.configure({ mode: 'default', timeout: 600_000 })
    let visitor: Visitor

    test.beforeAll(async () => {
      test.skip(!hasBrowser(browser.name), `no ${browser.name} here`)
      visitor = await browser.start()
    })

    test.afterAll(() => visitor?.close())

    test('every route stays within the window and prints nothing into the console', async ({
      site,
    }) => {
      const found: string[] = []
      const addresses = await everyAddress(site)
      for (const width of [360, 1280]) {
        await visitor.resize(width)
        for (const { address } of addresses) {
          const before = visitor.printed().length
          await open(visitor, browser, `${site.url}${address}`)
          const wrong = await visitor.read(faults)
          const printed = visitor.printed().slice(before)
          for (const one of [...(Array.isArray(wrong) ? wrong : [wrong]), ...printed])
            found.push(`${address} at ${width} px: ${one}`)
        }
      }
      expect(found).toEqual([])
    })

    test('the filters of a list, and Back', async ({ site }) => {
      await visitor.open(`${site.url}/our-motto`)
      await open(visitor, browser, `${site.url}/news`)
      const first = await visitor.read(textOf('main article'))
      await choose(visitor, 'main [name="year"]', String(thisYear - 1))
      if (!browser.scripts) await visitor.click('main form button')
      await untilIs(visitor, `new URL(location).searchParams.get('year')`, String(thisYear - 1))
      await expect(async () => {
        expect(await visitor.read(textOf('main article'))).not.toBe(first)
      }).toPass({ timeout: 10_000 })
      await visitor.read('(history.back(), true)')
      await untilIs(visitor, 'location.search', '')
      await untilIs(visitor, textOf('main article'), first)
    })

    test('the lightbox, or the picture itself without scripts', async ({ site }) => {
      await open(visitor, browser, `${site.url}/about-hostel`)
      await visitor.click('ul[aria-label="Pictures of the hostel"] a')
      if (!browser.scripts) {
        await untilIs(visitor, '/\\.(webp|jpg)$/.test(location.pathname)', true)
        return
      }
      // Until it is wholly there it cannot be closed.
      await untilIs(visitor, 'getComputedStyle(document.querySelector(".pswp")).opacity', '1')
      await visitor.click('.pswp__button--close')
      await untilIs(visitor, 'document.querySelectorAll(".pswp").length', 0)
    })

    test('the months of the calendar', async ({ site }) => {
      await open(visitor, browser, `${site.url}/school-calendar`)
      const month = await visitor.read(textOf('#month'))
      await visitor.click('main a[rel="prev"]')
      await expect(async () => {
        expect(await visitor.read(textOf('#month'))).not.toBe(month)
      }).toPass({ timeout: 10_000 })
      await visitor.click('main a[rel="next"]')
      await untilIs(visitor, textOf('#month'), month)
    })

    test('a form says what is wrong, and keeps what was typed', async ({ site }) => {
      await open(visitor, browser, `${site.url}/admission-form`)
      await visitor.type('main [name="name"]', 'Ananya Rai')
      await visitor.type('main [name="phone"]', '12345')
      await visitor.click('main button[type="submit"]')
      await expect(async () => {
        expect(await visitor.read(textOf('main'))).toContain(
          'Contact number must be exactly 10 digits',
        )
      }).toPass({ timeout: 10_000 })
      expect(await visitor.read('document.querySelector(\'main [name="name"]\').value')).toBe(
        'Ananya Rai',
      )
    })

    test('a certificate is refused with words, and found', async ({ site, vendor }) => {
      await open(visitor, browser, `${site.url}/student-tc`)
      await visitor.type('main [name="admission"]', pupil.admission)
      await visitor.type('main [name="name"]', 'Somebody Else')
      await visitor.click('main button[type="submit"]')
      await expect(async () => {
        expect(await visitor.read(textOf('main'))).toContain('Failed to process your request.')
      }).toPass({ timeout: 10_000 })
      await open(visitor, browser, `${site.url}/student-tc`)
      const before = vendor.requests.length
      await visitor.read(
        `document.querySelectorAll('main form input').forEach((one) => { if (one.type === 'text') one.value = '' })`,
      )
      await visitor.type('main [name="admission"]', pupil.admission)
      await visitor.type('main [name="name"]', pupil.name)
      await visitor.click('main button[type="submit"]')
      await expect
        .poll(() => vendor.requests.slice(before).map(({ path }) => path))
        .toContain('/api/image/tc/2019-0417.webp')
      if (!browser.scripts) return
      await expect(async () => {
        expect(await visitor.read(textOf('main'))).toContain('The certificate was downloaded')
      }).toPass({ timeout: 10_000 })
    })

    test('the pop-up stays closed for the visit; the carousels move', async ({ site }) => {
      await visitor.open(`${site.url}/our-motto`)
      await visitor.read('sessionStorage.clear()')
      await open(visitor, browser, `${site.url}/`)
      await untilIs(visitor, 'document.querySelector("dialog").open', true)
      await visitor.click('dialog form button')
      // A browser tells the page of it a frame later, and nobody leaves as fast as that.
      await untilIs(visitor, 'sessionStorage.length > 0', true)
      await open(visitor, browser, `${site.url}/`)
      expect(await visitor.read('document.querySelector("dialog").open')).toBe(false)
      const place = `document.querySelector('section[aria-label="Photo albums"] li').getBoundingClientRect().left`
      if (browser.scripts) {
        const next = 'button[aria-label="Next: Photo albums"]'
        await visitor.read(`document.querySelector('${next}').scrollIntoView({ block: 'center' })`)
        const before = await visitor.read(place)
        await expect(async () => {
          await visitor.click(next)
          expect(await visitor.read(place)).not.toBe(before)
        }).toPass({ timeout: 10_000 })
      } else {
        const before = await visitor.read(place)
        await visitor.read(
          `document.querySelector('section[aria-label="Photo albums"] [role="group"]').scrollBy({ left: 300 })`,
        )
        await expect(async () => {
          expect(await visitor.read(place)).not.toBe(before)
        }).toPass({ timeout: 10_000 })
      }
    })
  })
}
