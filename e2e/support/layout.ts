import type { Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }

export const widths = [320, 360]
const percents = [125, 150, 200]

/** Sets the browser's own text size, in percent of the 16 px that it has unless its owner changed it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const standard = (16 * percent) / 100
  const fixed = Math.round((13 * percent) / 100)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
}

export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Returns pictures whose frame has a shape of its own, and which squeeze a file of another shape into it. */
export function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { aspectRatio, objectFit } = getComputedStyle(image)
        return objectFit === 'fill' && !aspectRatio.startsWith('auto')
      })
      .map(({ src }) => src),
  )
}

export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Returns texts and controls that leave the screen or their link, are cut off or overlap. Skips everything that
 * scrolls or moves by itself.
 */
export function misplaced(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const skipped =
      '.sr-only, .marquee, .floating-buttons, [aria-hidden="true"], details:not([open]) > :not(summary)'
    const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    const found = new Set<string>()
    const items: { box: DOMRect; node: Element; words: string }[] = []

    /**
     * Returns the nearest box that clips an element, or the screen; null if a reader can scroll the box.
     */
    const clipOf = (element: Element): DOMRect | null => {
      const { overflowX, position } = getComputedStyle(element)
      if (element === document.body) return new DOMRect(0, -1e6, innerWidth, 2e6)
      const isCut = overflowX === 'hidden' || overflowX === 'clip'
      const holdsMore = element.scrollWidth > element.clientWidth + 1
      const isRow = isCut ? element.querySelector(':scope > ul > li ~ li') : overflowX !== 'visible'
      if (holdsMore && isRow && !element.matches('dialog, [popover]')) return null
      const parent = position === 'fixed' ? document.body : element.parentElement
      const outer = clipOf(parent ?? document.body)
      return isCut && outer ? element.getBoundingClientRect() : outer
    }

    const note = (node: Element, box: DOMRect, words: string) => {
      // Text for screen readers only is one pixel wide.
      if (
        Math.min(box.width, node.getBoundingClientRect().width) <= 2 ||
        node.closest(skipped) ||
        !node.checkVisibility(seen)
      )
        return
      const clip = clipOf(node)
      if (!clip) return
      if (box.left < Math.max(clip.left, 0) - 1 || box.right > Math.min(clip.right, innerWidth) + 1)
        found.add(`beyond: ${words} (${Math.round(box.left)} to ${Math.round(box.right)})`)
      if (box.bottom > clip.bottom + 3 && box.top < clip.bottom) found.add(`cut off: ${words}`)
      const own = node.closest('a, button')
      if (own && getComputedStyle(own).display !== 'inline') {
        const { left, right } = own.getBoundingClientRect()
        if (box.left < left - 1 || box.right > right + 1) found.add(`beyond its link: ${words}`)
      }
      items.push({ box, node, words })
    }

    const root = document.querySelector(selector)
    if (!root) return [`no ${selector}`]
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim().slice(0, 40)
      if (!text.parentElement || !words) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      // A line's box is higher than its letters.
      for (const { x, y, width, height } of range.getClientRects())
        note(text.parentElement, new DOMRect(x, y + height / 4, width, height / 2), words)
    }
    const controls = 'button, input:not([type="hidden"]), select, textarea, .button'
    for (const control of root.querySelectorAll(controls))
      note(control, control.getBoundingClientRect(), control.outerHTML.slice(0, 60))

    items.sort((one, other) => one.box.top - other.box.top)
    for (const [index, { box, node, words }] of items.entries()) {
      for (const other of items.slice(index + 1)) {
        if (other.box.top >= box.bottom - 3) break
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const isInside = node.contains(other.node) || other.node.contains(node)
        if (across > 3 && Math.min(box.bottom, other.box.bottom) > other.box.top + 3 && !isInside)
          found.add(`on each other: ${words} | ${other.words}`)
      }
    }
    return [...found].slice(0, 6)
  }, scope)
}

export async function atEverySize(page: Page, scope?: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const percent of percents) {
      await setTextSize(page, percent)
      const all = await misplaced(page, scope)
      const beyond = await sideways(page)
      if (beyond > 0) all.push(`scrolls sideways by ${beyond}`)
      found.push(...all.map((one) => `${width} px, ${percent} %: ${one}`))
    }
  }
  await setTextSize(page, 100)
  return found
}
