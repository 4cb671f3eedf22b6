import type { Page } from '@playwright/test'

/**
 * What can be pressed and is less than 24 px high or wide (WCAG 2.5.8, without its allowance for
 * distance), in words. A link inside a sentence is as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const pressed = 'a[href], button, summary, input:not([type="hidden"]), select, textarea'
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display.startsWith('inline')) {
        block = block.parentElement
      }
      const copy = block?.cloneNode(true)
      if (!(copy instanceof Element)) return false
      for (const other of copy.querySelectorAll('a, ul, ol, table, .sr-only')) other.remove()
      return /\p{L}{2}/u.test(copy.textContent ?? '')
    }
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const seen = { opacityProperty: false, visibilityProperty: true }
      if (!element.checkVisibility(seen) || element.closest('.sr-only:not(input), [inert]'))
        return []
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const boxes = [element, ...(label ? [label] : [])].map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return { width, height }
      })
      // A card's link may be stretched over the card.
      const stretched = getComputedStyle(element, '::after')
      if (stretched.position === 'absolute') {
        boxes.push({ width: parseFloat(stretched.width), height: parseFloat(stretched.height) })
      }
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      const isClipped = width <= 1 && height <= 1
      if (isClipped || (width >= least && height >= least) || isInSentence(element)) return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
    })
  })
}
