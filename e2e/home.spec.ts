import type { Locator, Page } from '@playwright/test'
import { school } from '@/content/school'
import { pageWithoutScript, publish } from './support/lists'
import { revalidateAll } from './support/site'
import { expect, startPair, test } from './support/test'

/** Opens the home page without its pop-up in the way. */
async function openHome(page: Page, url = '/'): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Close announcements' }).click()
}

/** How many slides stand fully in the window of each carousel, by its name. */
function slidesShown(page: Page): Promise<Record<string, number>> {
  return page.locator('[aria-roledescription="carousel"]').evaluateAll((carousels) =>
    Object.fromEntries(
      carousels.map((section) => {
        const viewport = section.querySelector('ul')?.parentElement?.getBoundingClientRect()
        const slide = section.querySelector('li')?.getBoundingClientRect()
        const count = viewport && slide ? Math.round(viewport.width / slide.width) : 0
        return [section.ariaLabel ?? '', count]
      }),
    ),
  )
}

/** How many slides of a carousel stand in its window at each width of the page. */
const slidesAt: Record<string, Record<number, number>> = {
  'Class XII toppers': {
    1280: 2,
    1200: 2,
    1199: 1,
    993: 1,
    992: 3,
    768: 3,
    767: 2,
    576: 2,
    575: 1,
    360: 1,
  },
  'Photo albums': { 1400: 5, 1301: 5, 1300: 3, 993: 3, 992: 2, 768: 2, 767: 1, 360: 1 },
  'Coming events': { 1280: 2, 1024: 2, 992: 2, 991: 1, 360: 1 },
}

/** How much of the card at the row's right edge is seen, in pixels: one number, where there is such a card. */
async function cutCards(page: Page, name: string): Promise<number[]> {
  const row = page.getByRole('region', { name, exact: true })
  await row.scrollIntoViewIfNeeded()
  return row.evaluate((section) => {
    const view = section.querySelector('ul')?.parentElement?.getBoundingClientRect()
    const cards = [...section.querySelectorAll('.topper')]
    return cards
      .map((card) => card.getBoundingClientRect())
      .filter(({ left, right }) => view && left < view.right && right > view.right + 1)
      .map(({ left }) => (view ? view.right - left : 0))
  })
}

test('what the home page holds', async ({ page, vendor }) => {
  await openHome(page)

  await test.step('Five-image slide carousel', async () => {
    const hero = page.getByRole('region', { name: 'The school in pictures' })
    await expect(hero.getByRole('img')).toHaveCount(5)
    await hero.getByRole('button', { name: 'Next: The school in pictures' }).click()
    await expect(hero.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('no face stands twice on the page', async () => {
    const faces = async () => {
      const photographs = page.locator('.topper img')
      const all = await photographs.evaluateAll((images) =>
        images.map((image) => image.getAttribute('src') ?? ''),
      )
      return all.filter((src) => src.includes('portraits'))
    }
    const first = await faces()
    expect(first.length).toBeGreaterThan(10)
    await page.getByRole('region', { name: 'Class X toppers' }).scrollIntoViewIfNeeded()
    // The others come when the row is near.
    await expect.poll(async () => (await faces()).length).toBeGreaterThan(first.length)
    const shown = await faces()
    expect(new Set(shown).size).toBe(shown.length)
  })

  await test.step('Admission banner announcing admission open for session 2026-27, linking to /online-application-process', async () => {
    const banner = page.getByRole('link', {
      name: `Admission open for session ${school.admissionSession}`,
    })
    await expect(banner).toHaveAttribute('href', '/online-application-process')
  })

  await test.step('the ticker shows only those with category Highlight; the first attachment opens as a link', async () => {
    const ticker = page.getByRole('region', { name: 'Highlights' })
    const shown = await ticker.locator('ul').first().getByRole('listitem').allInnerTexts()
    const answer = await fetch(`${vendor.url}/api/highlight/DPSSWB`)
    const records: { title: string; category: string }[] = await answer.json()
    const highlights = records.filter(({ category }) => category === 'Highlight')
    expect(shown).toEqual(highlights.map(({ title }) => title))
    expect(records.length).toBeGreaterThan(highlights.length)
  })

  await test.step('motto and mission teaser linking to /our-motto, /our-mission, /dps-society, /our-founding-father, /xii-topper, /x-topper, /gallery', async () => {
    const section = page.getByRole('region', { name: 'Service before self' })
    for (const path of [
      '/our-motto',
      '/our-mission',
      '/dps-society',
      '/our-founding-father',
      '/xii-topper',
      '/x-topper',
      '/gallery',
    ]) {
      await expect(section.locator(`a[href="${path}"]`)).toBeVisible()
    }
    await expect(section.getByRole('heading', { name: /^Why/ })).toBeVisible()
  })

  await test.step('sections stand in the order of the specification', async () => {
    const headings = await page
      .getByRole('main')
      .locator('section h1, section h2')
      .allTextContents()
    expect(headings.map((text) => text.trim())).toEqual([
      'One campus from Pre-Nursery to Class XII, by day or as a boarder',
      'Joining us',
      'Already with us',
      'Highlights',
      'Service before self',
      'Message from the founding father',
      'Our toppers',
      'Gallery',
      'Notices & News',
      'Events & Activities',
      'Online registration',
    ])
  })

  await test.step('Gallery: each slide has a View button to /gallery', async () => {
    const gallery = page.getByRole('region', { name: 'Gallery' })
    const buttons = gallery.getByRole('link', { name: 'View', exact: true })
    expect(await buttons.count()).toBeGreaterThan(5)
    await expect(buttons.first()).toHaveAttribute('href', '/gallery')
  })

  await test.step('Floating buttons on the home page offer a phone call and a chat-messaging link', async () => {
    await expect(page.getByRole('link', { name: 'Call the school', exact: true })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    )
    await expect(page.getByRole('link', { name: 'Chat with the school' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}$/,
    )
    await page.goto('/our-motto')
    await expect(page.getByRole('link', { name: 'Chat with the school' })).toHaveCount(0)
  })
})

test('slides at each width of the window', async ({ page }) => {
  await openHome(page)

  await test.step('Events: at most 5 shown, an arrow beside the heading goes to /events, no arrows on tablet and mobile', async () => {
    const events = page.getByRole('region', { name: 'Events & Activities' })
    await expect(events.getByRole('listitem')).toHaveCount(5)
    await expect(events.getByRole('link', { name: 'All events' })).toHaveAttribute(
      'href',
      '/events',
    )
    const next = page.getByRole('button', { name: 'Next: Coming events' })
    await expect(next).toBeVisible()
    await page.setViewportSize({ width: 1023, height: 600 })
    await expect(next).toBeHidden()
  })

  for (const name of Object.keys(slidesAt))
    await page.getByRole('region', { name, exact: true }).scrollIntoViewIfNeeded()
  const widths = Object.values(slidesAt).flatMap((counts) => Object.keys(counts).map(Number))
  for (const width of new Set(widths)) {
    await page.setViewportSize({ width, height: 600 })
    const expected = Object.entries(slidesAt).flatMap(([name, counts]) =>
      counts[width] ? [[name, counts[width]]] : [],
    )
    expect(await slidesShown(page), `${width} px`).toMatchObject(Object.fromEntries(expected))
  }

  await test.step('the toppers’ row goes on: a part of the next card is seen', async () => {
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 600 })
      for (const name of ['Class XII toppers', 'Class X toppers']) {
        const cut = await cutCards(page, name)
        expect(cut, `${name}, ${width} px`).toHaveLength(1)
        expect(cut[0]).toBeGreaterThan(12)
      }
    }
  })
})

test('Notices & News: a vertical marquee', async ({ page }) => {
  await openHome(page)
  const section = page.getByRole('region', { name: 'Notices & News' })
  const track = section.locator('.marquee-track')
  const stateOf = (moving: Locator) =>
    moving.evaluate((node) => getComputedStyle(node).animationPlayState)

  await test.step('that stops while the pointer is over it and resumes when it leaves', async () => {
    await expect(section.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
    await section.scrollIntoViewIfNeeded()
    expect(await stateOf(track)).toBe('running')
    await section.locator('.marquee-window').hover()
    expect(await stateOf(track)).toBe('paused')
    await page.mouse.move(0, 0)
    expect(await stateOf(track)).toBe('running')
  })

  for (const by of ['pointer', 'keyboard'] as const) {
    await test.step(`pause, then play, and both moving rows go on at once, by ${by}`, async () => {
      for (const name of ['highlights', 'notices']) {
        const pause = page.getByRole('checkbox', { name: `Pause the ${name}` })
        const row = page.locator('.marquee').filter({ has: pause })
        const moving = row.locator('.marquee-track')
        await row.scrollIntoViewIfNeeded()
        const press = async () => {
          if (by === 'pointer') return row.locator('.marquee-pause').click()
          await pause.focus()
          await page.keyboard.press('Space')
        }
        await press()
        expect(await stateOf(moving), name).toBe('paused')
        await press()
        await expect(pause).toBeFocused()
        expect(await stateOf(moving), name).toBe('running')
      }
      await page.mouse.move(0, 0)
    })
  }

  await test.step('that stops on focus and by its pause control', async () => {
    await section.locator('.marquee a').first().focus()
    expect(await stateOf(track)).toBe('paused')
    const pause = section.getByRole('checkbox', { name: 'Pause the notices' })
    await pause.focus()
    await page.keyboard.press('Space')
    await pause.evaluate((control) => control.blur())
    expect(await stateOf(track)).toBe('paused')
  })

  await test.step('a link that has the keyboard’s focus is in the window, wherever the row was', async () => {
    for (const window of await page.locator('.marquee-window').all()) {
      await window.scrollIntoViewIfNeeded()
      await window.locator('.marquee-track').evaluate((moving) => {
        for (const animation of moving.getAnimations()) animation.currentTime = 15_000
      })
      const link = window.getByRole('link').first()
      await page.keyboard.press('Tab')
      await link.focus()
      const [box, frame] = [await link.boundingBox(), await window.boundingBox()]
      if (!box || !frame) throw new Error('nothing to measure')
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 1)
      expect(box.y).toBeGreaterThanOrEqual(frame.y - 1)
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1)
    }
  })

  await test.step('that stands still for readers who asked for less motion', async () => {
    const names = () =>
      page
        .locator('.marquee-track')
        .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).animationName))
    // One that holds the focus stands still anyway.
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
    expect(await names()).toEqual(['marquee-left', 'marquee-up'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await names()).toEqual(['none', 'none'])
  })
})

test('Home lists show records in the order in which they are returned, and an announcement all its images and attachments, also when it has a link', async ({
  page,
  pair,
}) => {
  const sessions = ['2019-20', '2024-25', '2021-22']
  await publish(
    pair,
    '/api/topper/DPSSWB',
    sessions.map((sessionYear) => ({ name: 'Asha', class: 'XII', division: 'A1', sessionYear })),
  )
  await publish(pair, '/api/notification/DPSSWB', [
    {
      title: 'Winter camp',
      image: ['announcements/winter-camp.webp', 'announcements/bus-routes.webp'],
      attachments: ['files/prospectus.pdf', 'files/magazine.pdf'],
      url: 'https://camp.example/',
    },
  ])
  await page.goto(pair.site.url)
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await expect(dialog.getByRole('link')).toHaveText([
    'Read more: Winter camp',
    'Download 1: Winter camp',
    'Download 2: Winter camp',
  ])
  for (const file of await dialog.getByRole('link', { name: /^Download/ }).all()) {
    const href = await file.getAttribute('href')
    expect((await page.request.get(`${pair.site.url}${href}`)).ok()).toBe(true)
  }
  const toppers = page.getByRole('region', { name: 'Class XII toppers' }).locator('.topper')
  await expect(toppers).toContainText(sessions)
  await expect(toppers.first()).toContainText('Score: A1')
})

test('Pop-up', async ({ page, context }) => {
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await test.step('is shown when announcements exist; gives the keyboard back at the page’s start', async () => {
    await page.goto('/')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('closed with Escape it stays closed in this visit, for that set', async () => {
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(dialog).toBeHidden()
    await page.evaluate(() => sessionStorage.setItem('dismissed-announcements', 'another set'))
    await page.reload()
    await expect(dialog).toBeVisible()
  })

  await test.step('the close button hides it and removes its backdrop', async () => {
    await dialog.getByRole('button', { name: 'Close announcements' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Get to know us' }).click()
    await expect(page).toHaveURL('/about-us')
  })

  await test.step('is shown in another visit', async () => {
    const visit = await context.newPage()
    await visit.goto('/')
    await expect(visit.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  })
})

test('without JavaScript it reads and scrolls', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  for (const name of ['Notices & News', 'Events & Activities', 'Gallery', 'Our toppers']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next: Photo albums' })).toBeHidden()
  const overflow = await page
    .getByRole('region', { name: 'Photo albums' })
    .locator('ul')
    .evaluate((list) => list.parentElement && getComputedStyle(list.parentElement).overflowX)
  expect(overflow).toBe('auto')
  await context.close()
})

const faults = ['hang', 'status 500', 'malformed', 'html', 'wrong shape', 'empty'] as const

/** Looks for what the specification has in the place of each list. */
async function expectPlaceholders(page: Page): Promise<void> {
  const ticker = page.getByRole('region', { name: 'Highlights' }).locator('ul').first()
  const notices = page.getByRole('region', { name: 'Notices & News' }).locator('ul').first()
  const toppers = page.getByRole('region', { name: 'Class X toppers' })
  const gallery = page.getByRole('region', { name: 'Gallery' })
  const events = page.getByRole('region', { name: 'Events & Activities' })
  await expect(ticker.getByText('Stay Tuned For More Updates')).toHaveCount(3)
  await expect(notices.getByText('Stay Tuned For More Updates')).toHaveCount(2)
  await expect(toppers.getByRole('heading', { name: 'Student Name' })).toHaveCount(6)
  await expect(toppers.getByText('Score: 100%')).toHaveCount(6)
  await expect(toppers.getByText('2025-2026')).toHaveCount(6)
  await expect(gallery.getByRole('link', { name: 'View Gallery' })).toHaveCount(6)
  await expect(events.getByText('Untitled Event')).toHaveCount(2)
  await expect(events.getByText('Date not available')).toHaveCount(2)
  await expect(events.getByText('Description not available')).toHaveCount(2)
  await expect(events.getByText('08:00 am')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Online registration' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('whatever the vendor’s fault from the start: the specification’s placeholders', async ({
  browser,
  page: withScripts,
}) => {
  const pair = await startPair({ VENDOR_TIMEOUT_MS: '400' }, faults[0])
  const page = await pageWithoutScript(browser, pair.site.url)
  try {
    for (const fault of faults) {
      await test.step(fault, async () => {
        pair.vendor.setFault(fault)
        // Every list is asked for again, and none has ever had an answer; an empty one is an answer.
        expect(await revalidateAll(pair.site)).toBe(fault === 'empty')
        await page.goto('/', { waitUntil: 'domcontentloaded' })
        await expectPlaceholders(page)
        if (fault !== 'hang' && fault !== 'empty') return
        await withScripts.goto(`${pair.site.url}/`)
        await expectPlaceholders(withScripts)
      })
    }
  } finally {
    await pair.stop()
    await page.context().close()
  }
})

/** Opens the home page and stops its time, which then goes on by `page.clock.runFor` alone. */
async function openHomeInOwnTime(page: Page): Promise<void> {
  await page.clock.install()
  await openHome(page)
  await page.clock.pauseAt(Date.now() + 30_000)
}

/** Brings a carousel into view and waits until the library has taken it over; returns its row. */
async function rowTakenOver(page: Page, name: string): Promise<Locator> {
  const carousel = page.getByRole('region', { name, exact: true })
  const list = carousel.locator('ul')
  await carousel.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(list.locator('..')).toHaveClass(/overflow-hidden/)
  // Once the row is laid out, as wide as it is now, the library has measured it.
  await list.evaluate(
    (row) => new Promise<void>((measured) => new ResizeObserver(() => measured()).observe(row)),
  )
  await page.clock.runFor(500)
  return list
}

test('a paused carousel stays paused when the pointer has come and gone', async ({ page }) => {
  await openHomeInOwnTime(page)
  const list = await rowTakenOver(page, 'Photo albums')
  const carousel = page.getByRole('region', { name: 'Photo albums' })
  const pause = carousel.getByRole('button', { name: 'Pause: Photo albums' })
  const position = () => list.evaluate((row) => row.getBoundingClientRect().x)
  const first = await position()
  await page.clock.runFor(4000)
  expect(await position(), 'it moves by itself').not.toBe(first)
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await carousel.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(2000)
  const rested = await position()
  await page.clock.runFor(10_000)
  expect(await position()).toBe(rested)
})

test('asked for less motion, a row is at its next slide at once and does not swing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHomeInOwnTime(page)
  const list = await rowTakenOver(page, 'Class XII toppers')
  const position = () => list.evaluate((row) => Math.round(row.getBoundingClientRect().x))
  const first = await position()
  await page.getByRole('group', { name: /^Class XII toppers/ }).press('ArrowRight')
  await page.clock.runFor(50)
  const next = await position()
  expect(next).not.toBe(first)
  for (let time = 0; time < 5; time += 1) {
    await page.clock.runFor(50)
    expect(await position()).toBe(next)
  }
})

test.describe('Carousel drag threshold 80 px', () => {
  type Box = { x: number; y: number; width: number; height: number }
  type Wait = (ms: number) => Promise<unknown>

  /** Presses, moves by so many pixels and lets go; a slow drag stands still before that. */
  async function drag(
    page: Page,
    by: 'mouse' | 'touch',
    box: Box,
    distance: number,
    isSlow: boolean,
    wait: Wait,
  ) {
    const from = { x: Math.round(box.x + box.width * 0.6), y: Math.round(box.y + box.height / 2) }
    const steps = isSlow ? 6 : 3
    const at = (step: number) => Math.round(from.x + (distance * step) / steps)
    const pause = () => wait(isSlow ? 30 : 8)
    const rest = () => wait(isSlow ? 250 : 0)
    if (by === 'mouse') {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (let step = 1; step <= steps; step += 1) {
        await page.mouse.move(at(step), from.y)
        await pause()
      }
      await rest()
      await page.mouse.up()
      return
    }
    const session = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [from])
    for (let step = 1; step <= steps; step += 1) {
      await touch('touchMove', [{ x: at(step), y: from.y }])
      await pause()
    }
    await rest()
    await touch('touchEnd', [])
    await session.detach()
  }

  /** The slide at the window's left edge when the page's own time has gone on; -1 when none stands there. */
  async function slideLater(page: Page, list: Locator): Promise<number> {
    await page.clock.runFor(2000)
    return list.evaluate((row) => {
      const left = row.parentElement?.getBoundingClientRect().left ?? 0
      const off = [...row.children].map((one) => one.getBoundingClientRect().left - left)
      return off.findIndex((one) => Math.abs(one) < 1.5)
    })
  }

  /** Drags a row to and fro, quickly and slowly; `slide` says where it has come to. */
  async function dragEachWay(
    page: Page,
    by: 'mouse' | 'touch',
    list: Locator,
    slide: () => Promise<number>,
    wait: Wait,
  ) {
    const count = await list.locator('> li').count()
    let shown = await slide()
    for (const isSlow of [false, true]) {
      for (const [distance, moves] of [
        [-79, 0],
        [-81, 1],
        [79, 0],
        [81, -1],
      ] as const) {
        const box = await list.locator('..').boundingBox()
        if (!box) throw new Error('nothing to drag')
        await drag(page, by, box, distance, isSlow, wait)
        shown = (shown + moves + count) % count
        expect(await slide(), `${distance} px, ${isSlow ? 'slow' : 'quick'}`).toBe(shown)
      }
    }
  }

  const rows = [
    [390, 'The school in pictures'],
    [768, 'Class XII toppers'],
    [1400, 'Class XII toppers'],
  ] as const

  test('a drag of 79 px goes back, one of 81 px moves on, by touch at 390, 768 and 1400 px', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, hasTouch: true })
    const page = await context.newPage()
    await openHomeInOwnTime(page)
    for (const [width, name] of rows) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const list = await rowTakenOver(page, name)
        const wait = (ms: number) => page.clock.runFor(ms)
        await dragEachWay(page, 'touch', list, () => slideLater(page, list), wait)
      })
    }
    await context.close()
  })

  test('a drag of 79 px goes back, one of 81 px moves on, by mouse at 390, 768 and 1400 px', async ({
    page,
  }) => {
    await openHomeInOwnTime(page)
    for (const [width, name] of rows) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const list = await rowTakenOver(page, name)
        // How fast a mouse moves is told by its events, whose time is not the page's own.
        const wait = async (ms: number) => {
          await page.waitForTimeout(ms)
          await page.clock.runFor(ms)
        }
        await dragEachWay(page, 'mouse', list, () => slideLater(page, list), wait)
      })
    }
  })
})
