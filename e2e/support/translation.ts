import type { Page } from '@playwright/test'

/** Stands before each word of a translated text; nothing of the site's own holds it. */
const mark = '\u25c6'

/**
 * Does in the page what Chrome's translation does: each text gives its place to
 * `<font><font>translated</font></font>`, and so does each that comes later.
 */
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
}

/** Translates the page as it is now, and whatever comes to it. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translatePage, mark)
}

/** Translates every page from now on as soon as it is read, before its scripts have taken it over. */
export async function translateWhenRead(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translatePage})('${mark}'))`,
  )
}

/** What the page's main part says, in the words from before the translation, and how many are translated. */
export async function said(page: Page): Promise<{ text: string; translated: number }> {
  const text = (await page.locator('main').textContent()) ?? ''
  return { text: text.replaceAll(mark, ''), translated: text.split(mark).length - 1 }
}
