import type { Page } from '@playwright/test'

/** Adds nodes and attributes as password managers, toolbars and click-to-call services do. */
export const extendPage = (page: Page) =>
  page.evaluate(() => {
    document.body.setAttribute('data-extension', '')
    document.body.prepend(document.createElement('extension-bar'))
    for (const part of document.querySelectorAll('h1, h2, h3, summary, a[href^="tel:"]'))
      part.prepend(Object.assign(document.createElement('span'), { textContent: '*' }))
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('i'))
  })
