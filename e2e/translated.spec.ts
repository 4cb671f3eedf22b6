import type { Locator, Page } from '@playwright/test'
import { contact } from '@/testing/submissions'
import { extendPage } from './support/extend-page'
import { fillIn, formCalls, postsTo, submitButton } from './support/fill-forms'
import { hold } from './support/hold'
import { thisYear } from './support/lists'
import { expect, test, untilHydrated, untilRenewed } from './support/test'

/** Prefix of each translated word, which no text of the site contains. */
const mark = '\u25c6'

/** Simulates Chrome's translation: puts each text, and each later one, into two `font` elements. */
function translatePage(sign: string): void {
  const untouched = 'script, style, noscript, textarea, font, [translate="no"]'
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.replace(/\S+/g, `${sign}$&`)
    text.replaceWith(outer)
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text && target.isConnected) translateIn(target)
      addedNodes.forEach(translateIn)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  translateIn(document.body)
  document.documentElement.lang = 'hi'
  document.documentElement.classList.add('translated-ltr')
}

/** Translates every page from now on as soon as it is parsed, before hydration. */
async function translateWhenRead(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translatePage})('${mark}'))`,
  )
}

/** Returns the text of `main` before the translation, and the number of translated words. */
async function readText(page: Page): Promise<{ text: string; translated: number }> {
  const text = (await page.locator('main').textContent()) ?? ''
  return { text: text.replaceAll(mark, ''), translated: text.split(mark).length - 1 }
}

type Scene = {
  what: string
  url: string
  /** Each step changes the text of the page. */
  steps: readonly ((page: Page) => Promise<unknown>)[]
}

const choose = (name: string, value: string) => (page: Page) =>
  page.locator(`main [name="${name}"]`).selectOption(value)
const type = (name: string, text: string) => (page: Page) =>
  page.locator(`main [name="${name}"]`).fill(text)
const follow = (rel: string) => (page: Page) => page.locator(`main a[rel="${rel}"]`).click()

const lastYear = choose('year', String(thisYear - 1))

// Toppers share the filters of news; the search page runs no script.
const scenes: readonly Scene[] = [
  {
    what: 'the news for each filter',
    url: '/news',
    steps: [
      choose('year', 'all'),
      follow('next'),
      // Not first: the list opens with it until there is news of this year.
      lastYear,
      follow('next'),
      choose('year', 'all'),
      choose('month', '8'),
      type('q', 'independence'),
      type('q', 'no such notice'),
      type('q', ''),
    ],
  },
  {
    what: 'each month of the calendar',
    url: '/school-calendar',
    steps: [follow('next'), follow('next'), follow('prev')],
  },
]

const untilSameText = (translated: Page, page: Page) =>
  expect(async () => {
    expect((await readText(translated)).text).toBe((await readText(page)).text)
  }).toPass()

async function play(page: Page, translated: Page, { steps }: Scene): Promise<void> {
  for (const step of steps) {
    const before = (await readText(page)).text
    await step(page)
    await expect.poll(async () => (await readText(page)).text).not.toBe(before)
    await expect(page.locator('main')).not.toContainText('Loading')
    await step(translated)
    await untilSameText(translated, page)
  }
}

/** Collects uncaught errors, except 418: React found the page changed and rendered it again. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message)
  })
  return errors
}

/** Opens a URL and translates the page before or after its scripts load. */
async function open(page: Page, when: 'before' | 'after', url: string): Promise<void> {
  if (when === 'before') await translateWhenRead(page)
  await page.goto(url)
  await untilHydrated(page)
  if (when === 'after') {
    await page.evaluate(translatePage, mark)
    await translateWhenRead(page)
  }
}

/** Opens a URL in two pages, one of them translated, and runs `both`. */
async function compare(
  page: Page,
  url: string,
  both: (page: Page, translated: Page) => Promise<void>,
): Promise<void> {
  // A translation before hydration is the harder case; `test:whole` tries both.
  for (const when of process.env.WHOLE ? (['before', 'after'] as const) : (['before'] as const)) {
    await test.step(`translates the page ${when} its scripts have loaded`, async () => {
      await page.goto(url)
      const translated = await page.context().newPage()
      const errors = watchErrors(translated)
      await open(translated, when, url)
      await both(page, translated)
      expect((await readText(translated)).translated).toBeGreaterThan(50)
      // Screen readers choose the voice by this.
      await expect(translated.locator('html.translated-ltr')).toHaveAttribute('lang', 'hi')
      expect(errors).toEqual([])
      await translated.close()
    })
  }
}

for (const [index, scene] of scenes.entries()) {
  test(`shows ${scene.what} on a browser-translated page as on the original page`, async ({
    page,
  }) => {
    test.skip(index > 0 && !process.env.WHOLE, 'only npm run test:whole translates every list')
    await compare(page, scene.url, (one, translated) => play(one, translated, scene))
  })
}

test('moves the carousels of a home page that the browser has translated', async ({ page }) => {
  const move = async (one: Page) => {
    await one.keyboard.press('Escape')
    for (const heading of ['#toppers', '#gallery', '#events'])
      await one.locator(heading).scrollIntoViewIfNeeded()
    await one.waitForLoadState('networkidle')
    await one.locator('button[aria-label="Next: Photo albums"]').click()
  }
  await compare(page, '/', async (one, translated) => {
    await move(one)
    await move(translated)
    await untilSameText(translated, one)
  })
})

for (const when of ['before', 'after'] as const) {
  test(`shows errors, progress and outcome in a form that the browser translated ${when} hydration`, async ({
    page,
    vendor,
  }) => {
    // As in `compare`.
    test.skip(when === 'after' && !process.env.WHOLE, 'only npm run test:whole translates after')
    const before = vendor.requests.length
    const errors = watchErrors(page)
    const shownText = async () => (await readText(page)).text
    await open(page, when, '/contact-us')
    await submitButton(page).click()
    await expect.poll(shownText).toContain('Please enter phone number.')
    await fillIn(page, { phone: '98765' })
    await submitButton(page).click()
    await expect.poll(shownText).toContain('Enter a valid 10-digit phone number.')
    expect(await shownText()).not.toContain('Please enter phone number.')
    vendor.setFault('held', formCalls)
    await fillIn(page, { ...contact, message: `Translated ${when}` })
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText(/Submitting\.\.\./)
    vendor.setFault(null)
    await expect.poll(shownText).toContain('Your message has been sent successfully.')
    await expect(submitButton(page)).toHaveText(/Submit$/)
    expect(postsTo(vendor, before)).toHaveLength(1)

    await open(page, when, '/student-tc')
    vendor.setFault('held', /^\/api\/tc\//)
    await fillIn(page, { admission: 'no-such-number', name: 'Nobody' })
    await submitButton(page).click()
    await expect(submitButton(page)).toHaveText(/Fetching/)
    vendor.setFault(null)
    await expect
      .poll(shownText)
      .toContain('Failed to process your request. Please try again later.')
    await expect(submitButton(page)).toHaveText(/Download/)
    expect(errors).toEqual([])
  })
}

/** Turns numbers into links, as iOS does with phone numbers and dates. */
function linkNumbers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && /\d{2}/.test(walker.currentNode.data))
      texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.parentElement || text.parentElement.closest('script, style, a')) continue
    const link = Object.assign(document.createElement('a'), { href: 'tel:1' })
    link.textContent = text.data
    text.replaceWith(link)
  }
}

const changes = {
  'a translator': (page: Page) => page.evaluate(translatePage, mark),
  iOS: (page: Page) => page.evaluate(linkNumbers),
  'an extension': extendPage,
}

/**
 * Opens a page with its scripts held back, and changes it; resolves to a function that lets the scripts load, and waits
 * until React has rendered this part again.
 */
async function openBeforeScripts(page: Page, url: string, change: (page: Page) => Promise<void>) {
  const release = await hold(page, '**/_next/static/**/*.js')
  const errors = watchErrors(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await change(page)
  return async (part: Locator) => {
    const old = await part.elementHandle()
    release()
    await page.waitForLoadState('networkidle')
    await untilHydrated(page)
    expect(await old?.evaluate((element) => element.isConnected), 'React renders again').toBe(false)
    expect(errors).toEqual([])
  }
}

/** Each change and each part once; every pair with `npm run test:whole`. */
const skipUnless = (isOfThisPart: boolean) =>
  test.skip(!isOfThisPart && !process.env.WHOLE, 'only npm run test:whole tries every change')

for (const [who, change] of Object.entries(changes)) {
  test(`keeps the pop-up open and focused when ${who} changes the page before hydration`, async ({
    page,
  }) => {
    skipUnless(who === 'a translator')
    const runScripts = await openBeforeScripts(page, '/', change)
    const dialog = page.locator('dialog')
    await expect(dialog).toBeVisible()
    const link = dialog.locator('article a').first()
    await link.focus()
    const href = await link.getAttribute('href')
    await runScripts(dialog)
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
    await dialog.locator('form button').click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await page.waitForTimeout(500)
    await expect(dialog).toBeHidden()
  })

  test(`keeps the scroll position and the focus when ${who} changes the page before hydration`, async ({
    page,
    site,
  }) => {
    skipUnless(who === 'iOS')
    await untilRenewed(site)
    const runScripts = await openBeforeScripts(page, '/events?year=all', change)
    const link = page.locator('main article a:not([href="tel:1"])').first()
    await link.focus()
    const href = await link.getAttribute('href')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await runScripts(link)
    await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
    // Chrome translates React's new text again, and its lines grow.
    expect(await page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(120)
  })

  test(`keeps the open menu and its search text when ${who} changes the page before hydration`, async ({
    page,
  }) => {
    skipUnless(who === 'an extension')
    await page.setViewportSize({ width: 390, height: 664 })
    const runScripts = await openBeforeScripts(page, '/news', change)
    await page.locator('button[popovertarget="menu"]').first().click()
    const menu = page.locator('#menu')
    await menu.locator('input').fill('hostel')
    await menu.locator('button[popovertarget="menu-about"]').first().click()
    const scrolled = await page.locator('#menu-about').evaluate((panel) => {
      panel.scrollTo(0, 120)
      return panel.scrollTop
    })
    await runScripts(menu)
    await expect(page.locator('#menu-about')).toBeVisible()
    expect(await page.locator('#menu-about').evaluate((panel) => panel.scrollTop)).toBe(scrolled)
    await expect(menu.locator('input')).toHaveValue('hostel')
  })
}
