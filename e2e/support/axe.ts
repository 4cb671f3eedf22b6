import { readFile } from 'node:fs/promises'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

declare global {
  interface Window {
    /** Once its source runs in a page. */
    axe?: { run: (context: object, options: object) => Promise<Results> }
  }
}

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3, which axe leaves out unless it is asked for.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
}

const file = 'node_modules/axe-core/axe.min.js'

let source: Promise<string> | undefined

/** Gives axe to every page that is loaded from now on, sent to the browser once. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: file })
}

/** What every page has and the walk of the site looks at once. */
export const frame = ['body > header', 'body > footer']

/**
 * What axe finds on the page as it stands, in words: WCAG 2.2 AA and best practices. The library runs
 * in the page itself, once loaded: over a whole site five times as quick as its builder. `without` are
 * selectors of what is taken out of the page while it is looked at, which halves the time.
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) {
    source ??= readFile(file, 'utf8')
    await page.evaluate(await source)
  }
  const results = await page.evaluate(
    async ([selectors, given]) => {
      const taken = selectors
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .map((part) => {
          const place = document.createComment('')
          part.replaceWith(place)
          return () => place.replaceWith(part)
        })
      try {
        return await window.axe?.run(document, given)
      } finally {
        for (const putBack of taken) putBack()
      }
    },
    [without, options] as const,
  )
  if (!results) throw new Error('axe did not load')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
