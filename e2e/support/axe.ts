import { readFileSync } from 'node:fs'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3, which axe leaves out unless it is asked for.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What every page has and the walk of the site looks at once. */
export const frame = ['body > header', 'body > footer']

/**
 * What axe finds on the page as it stands, in words: WCAG 2.2 AA, its targets of 24 px too, and best practices. It runs
 * in the page itself, once loaded: over a whole site five times as quick as its builder. `without` are
 * selectors of what is not looked at.
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const context = { include: [['html']], exclude: without.map((selector) => [selector]) }
  const found = await page.evaluate<Awaited<ReturnType<AxeBuilder['analyze']>>>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
