import type { Locator, Page } from '@playwright/test'
import { contact } from '@/testing/submissions'
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

const lastYear = String(thisYear - 1)

/** Each step changes the text of the news. Toppers share these filters; the search page runs no script. */
const steps: readonly ((main: Locator) => Promise<unknown>)[] = [
  (main) => main.locator('[name="year"]').selectOption('all'),
  (main) => main.locator('a[rel="next"]').click(),
  (main) => main.locator('[name="year"]').selectOption(lastYear),
  (main) => main.locator('[name="q"]').fill('no such notice'),
  (main) => main.locator('[name="q"]').fill(''),
]

const untilSameText = (translated: Page, page: Page) =>
  expect(async () => {
    expect((await readText(translated)).text).toBe((await readText(page)).text)
  }).toPass()

/** Collects uncaught errors, except 418: React found the page changed and rendered it again. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message)
  })
  return errors
}

/** Opens a URL in a page that the browser translates before hydration, the harder case. */
async function openTranslated(page: Page, url: string): Promise<void> {
  await translateWhenRead(page)
  await page.goto(url)
  await untilHydrated(page)
}

test('shows the news for each filter on a browser-translated page as on the original page', async ({
  page,
}) => {
  await page.goto('/news')
  const translated = await page.context().newPage()
  const errors = watchErrors(translated)
  await openTranslated(translated, '/news')
  for (const step of steps) {
    const before = (await readText(page)).text
    await step(page.locator('main'))
    await expect.poll(async () => (await readText(page)).text).not.toBe(before)
    await expect(page.locator('main')).not.toContainText('Loading')
    await step(translated.locator('main'))
    await untilSameText(translated, page)
  }
  expect((await readText(translated)).translated).toBeGreaterThan(50)
  // Screen readers choose the voice by this.
  await expect(translated.locator('html.translated-ltr')).toHaveAttribute('lang', 'hi')
  expect(errors).toEqual([])
})

test('shows errors, progress and outcome in a form that the browser translated before hydration', async ({
  page,
  vendor,
}) => {
  const before = vendor.requests.length
  const errors = watchErrors(page)
  const shownText = async () => (await readText(page)).text
  await openTranslated(page, '/contact-us')
  await submitButton(page).click()
  await expect.poll(shownText).toContain('Please enter phone number.')
  await fillIn(page, { phone: '98765' })
  await submitButton(page).click()
  await expect.poll(shownText).toContain('Enter a valid 10-digit phone number.')
  expect(await shownText()).not.toContain('Please enter phone number.')
  vendor.setFault('held', formCalls)
  await fillIn(page, { ...contact, message: 'Translated' })
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText(/Submitting\.\.\./)
  vendor.setFault(null)
  await expect.poll(shownText).toContain('Your message has been sent successfully.')
  await expect(submitButton(page)).toHaveText(/Submit$/)
  expect(postsTo(vendor, before)).toHaveLength(1)

  await page.goto('/student-tc')
  await untilHydrated(page)
  vendor.setFault('held', /^\/api\/tc\//)
  await fillIn(page, { admission: 'no-such-number', name: 'Nobody' })
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText(/Fetching/)
  vendor.setFault(null)
  await expect.poll(shownText).toContain('Failed to process your request. Please try again later.')
  await expect(submitButton(page)).toHaveText(/Download/)
  expect(errors).toEqual([])
})

/**
 * Opens a page with its scripts held back, and translates it; resolves to a function that lets the scripts load, and waits
 * until React has rendered this part again.
 */
async function openBeforeScripts(page: Page, url: string) {
  const release = await hold(page, '**/_next/static/**/*.js')
  const errors = watchErrors(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.evaluate(translatePage, mark)
  return async (part: Locator) => {
    const old = await part.elementHandle()
    release()
    await page.waitForLoadState('networkidle')
    await untilHydrated(page)
    expect(await old?.evaluate((element) => element.isConnected), 'React renders again').toBe(false)
    expect(errors).toEqual([])
  }
}

test('keeps the pop-up open and focused when the browser translates the page before hydration', async ({
  page,
}) => {
  const runScripts = await openBeforeScripts(page, '/')
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

test('keeps the scroll position and the focus when the browser translates the page before hydration', async ({
  page,
  site,
}) => {
  await untilRenewed(site)
  const runScripts = await openBeforeScripts(page, '/events?year=all')
  const link = page.locator('main article a').first()
  await link.focus()
  const href = await link.getAttribute('href')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await runScripts(link)
  await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
  // Chrome translates React's new text again, and its lines grow.
  expect(await page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(120)
})

test('keeps the open menu and its search text when the browser translates the page before hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const runScripts = await openBeforeScripts(page, '/news')
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
