import type { CDPSession, Page } from '@playwright/test'

/** The text size of a browser that nobody has changed, in CSS pixels. */
export const usual = 16
/** Widths of small telephones. */
export const widths = [320, 360]
const percents = [125, 150, 200]

/** Sets the browser's own text size, which is 16 px unless its owner changed it. */
export function setTextSize(session: CDPSession, pixels: number): Promise<unknown> {
  return session.send('Page.setFontSizes', {
    fontSizes: { standard: pixels, fixed: Math.round((pixels * 13) / 16) },
  })
}

/** How far a page can be scrolled sideways, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Sets the spacing of WCAG 1.4.12 on every element; the function it returns takes it back. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}

/**
 * What leaves the screen at the right or left, is cut off by its box, or lies on something else, in words:
 * texts and controls inside `scope`. What a reader may scroll or what moves by itself is left out.
 */
export function misplaced(page: Page, scope = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    type Box = { left: number; right: number; top: number; bottom: number }
    type Item = { box: Box; node: Element; words: string }
    const root = document.querySelector(selector)
    if (!root) return [`no ${selector}`]
    const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    const left =
      '.sr-only, .marquee, .floating-buttons, [aria-hidden="true"], details:not([open]) > :not(summary)'
    const found: string[] = []
    const items: Item[] = []

    /** The edges of the nearest box that cuts off what is inside; null when it, or a row it stands in, may be scrolled. */
    const edgesOf = (element: Element): Box | null => {
      let edges: Box | null = null
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, position } = getComputedStyle(box)
        const holdsMore = box.scrollWidth > box.clientWidth + 1
        if (overflowX === 'auto' || overflowX === 'scroll') {
          if (holdsMore && !box.matches('dialog, [popover]')) return null
          break
        }
        if (overflowX === 'hidden' || overflowX === 'clip') {
          if (holdsMore && box.querySelector(':scope > ul > li ~ li')) return null
          const { left, right, top, bottom } = box.getBoundingClientRect()
          edges ??= { left, right, top, bottom }
        }
        if (position === 'fixed') break
      }
      return edges ?? { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 }
    }

    const note = (element: Element, box: Box, words: string) => {
      const edges = edgesOf(element)
      if (!edges) return
      if (
        box.left < Math.max(edges.left, 0) - 1 ||
        box.right > Math.min(edges.right, innerWidth) + 1
      )
        found.push(`beyond: ${words} (${Math.round(box.left)} to ${Math.round(box.right)})`)
      if (box.bottom > edges.bottom + 3 && box.top < edges.bottom) found.push(`cut off: ${words}`)
      items.push({ box, node: element, words })
    }

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.nodeValue?.trim() || element.closest(left)) continue
      // A text for screen readers alone is one pixel wide.
      if (!element.checkVisibility(seen) || element.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // A line's box is higher than its letters.
        const slack = (bottom - top) * 0.25
        if (right - left > 1)
          note(
            element,
            { left, right, top: top + slack, bottom: bottom - slack },
            text.nodeValue.trim().slice(0, 40),
          )
      }
    }
    for (const control of root.querySelectorAll(
      'button, input:not([type="hidden"]), select, textarea, .button',
    )) {
      if (control.closest(left) || !control.checkVisibility(seen)) continue
      const { left: from, right, top, bottom } = control.getBoundingClientRect()
      if (right - from > 2)
        note(control, { left: from, right, top, bottom }, control.outerHTML.slice(0, 60))
    }

    items.sort((a, b) => a.box.top - b.box.top)
    for (const [index, one] of items.entries()) {
      for (let next = index + 1; next < items.length; next++) {
        const other = items[next]
        if (!other || other.box.top >= one.box.bottom - 2) break
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const isInside = one.node.contains(other.node) || other.node.contains(one.node)
        if (across > 3 && down > 3 && !isInside)
          found.push(`on each other: ${one.words} | ${other.words}`)
      }
    }
    return [...new Set(found)].slice(0, 6)
  }, scope)
}

/** Looks at a page, or a part of it, in every width and text size; says what is wrong and where. */
export async function atEverySize(page: Page, scope?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const percent of percents) {
      await setTextSize(session, (usual * percent) / 100)
      const all = await misplaced(page, scope)
      const beyond = await sideways(page)
      if (beyond > 0) all.push(`scrolls sideways by ${beyond}`)
      found.push(...all.map((one) => `${width} px, ${percent} %: ${one}`))
    }
  }
  await setTextSize(session, usual)
  return found
}
