import type { Page } from '@playwright/test'
import { everyUrl, oneOfEachKind, type PageUrl, shareOf } from '@/testing/page-urls'
import { frame, violations } from './support/axe'
import { excess } from './support/budgets'
import { atEverySize, misplaced, phone, sideways, spaceText, squeezed } from './support/layout'
import { expect, test, untilHydrated, watchConsole } from './support/test'
import { Scales, untilCompressedHarder } from './support/weight'

const parts = process.env.WHOLE ? 6 : 3
const desk = { width: 1366, height: 768 }

/** All pages with `npm run test:whole`; otherwise one of each kind and a third of the rest. */
function selectPages(all: readonly PageUrl[]): PageUrl[] {
  const kinds = new Set(oneOfEachKind(all))
  return all.filter((one, index) => kinds.has(one) || index % 3 === 0)
}

function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
}

/** Returns the tag of the first element with content below the page's heading. */
function beginning(page: Page): Promise<string | undefined> {
  return page.getByRole('main').evaluate((element) => {
    const seen = [...element.querySelectorAll('p, table, form, ul, img')].filter((one) =>
      one.checkVisibility(),
    )
    const [first] = seen.filter((one) => one.closest('.wrap ~ *, .wrap + .wrap'))
    return first?.tagName ?? seen[0]?.tagName
  })
}

async function misfits(page: Page, view: string | undefined): Promise<string[]> {
  if (view === 'story') {
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
    // A letter has an upright picture.
    return picture && picture.width >= desk.width / 3 ? [] : ['no large picture in the band']
  }
  if (view !== 'hub') return []
  const [large = 0, ...rest] = await page
    .getByRole('main')
    .locator('.wide > li')
    .evaluateAll((cards) => cards.map((card) => card.clientWidth * card.clientHeight))
  return large > 2 * Math.max(...rest, 1) ? [] : ['no link larger than the rest']
}

function filledBand(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((element) => {
    const band = element.querySelector('script + *')
    if (!band) return 0
    const spans: [number, number][] = []
    const add = ({ left, right }: DOMRect) => spans.push([left, right])
    for (const picture of band.matches('img') ? [band] : band.querySelectorAll('img'))
      if (picture.checkVisibility()) add(picture.getBoundingClientRect())
    const texts = document.createTreeWalker(band, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) add(box)
    }
    spans.sort(([a], [b]) => a - b)
    let [covered, at] = [0, 0]
    for (const [from, to] of spans) {
      covered += Math.max(0, to - Math.max(from, at))
      at = Math.max(at, to)
    }
    return covered / innerWidth
  })
}

for (let part = 0; part < parts; part++) {
  test(`renders pages accessibly, within their byte budgets and without overflow at any width (part ${part + 1} of ${parts})`, async ({
    page,
    site,
  }) => {
    const all = selectPages(await everyUrl(site))
    const thorough = new Set(oneOfEachKind(all))
    const scales = new Scales(page)
    const errors = watchConsole(page)
    const found: string[] = []
    // Header and footer are the same on every page: we check them on the first.
    let seen: readonly string[] = []
    for (const one of shareOf(all, part, parts)) {
      const note = (what: string, list: readonly string[]) =>
        found.push(...list.map((each) => `${one.url} ${what}: ${each}`))
      await page.setViewportSize(phone)
      if (thorough.has(one)) {
        if (!one.url.includes('?')) await untilCompressedHarder(site.url + one.url)
        // Requests of the previous page do not count.
        await page.goto('about:blank')
        await scales.reset()
        await page.goto(one.url, { waitUntil: 'networkidle' })
        note('weight', excess(one, await scales.read()))
        await untilHydrated(page)
      } else await page.goto(one.url)
      note('twice', await repeatedIds(page))
      note('squeezed', await squeezed(page))
      note('390', await violations(page, seen))
      if (one.route.view === 'task' && (await beginning(page)) === 'IMG')
        note('task', ['begins with a picture'])
      await page.setViewportSize(desk)
      if (thorough.has(one)) note('1366', await violations(page, seen))
      if (one.route.kind !== 'home') {
        expect(await filledBand(page), one.url).toBeGreaterThan(1 / 3)
        note('view', await misfits(page, one.route.view))
      }
      const close = page.getByRole('button', { name: 'Close announcements' })
      if (await close.isVisible()) await close.click()
      await page.setViewportSize({ width: 320, height: 640 })
      if ((await sideways(page)) > 0) note('reflow', ['scrolls sideways at 320 px'])
      if (thorough.has(one))
        note('large text', await atEverySize(page, seen.length > 0 ? 'main' : 'body'))
      await page.setViewportSize({ width: 320, height: 640 })
      await spaceText(page)
      if ((await sideways(page)) > 0) note('spacing', ['scrolls sideways'])
      note('spacing', await misplaced(page, 'main'))
      seen = frame
    }
    expect(found).toEqual([])
    expect(errors).toEqual([])
  })
}
