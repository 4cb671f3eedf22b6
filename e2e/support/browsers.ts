import { startFirefox } from '@/tools/measure/firefox.mjs'
import { startCarried } from './carried-chromium'
import { expect, isHydrated } from './test'
import type { Visitor } from './visitor'
import { startWebkit } from './webkit'

/** A browser besides today's Chromium, and what of the three promises (README) it is given. */
export type OtherBrowser = {
  name: string
  start: () => Promise<Visitor>
  /** Whether it is given scripts. */
  scripts: boolean
  /** Whether it knows popovers, and so has the menu itself. */
  popovers: boolean
}

export const otherBrowsers: readonly OtherBrowser[] = [
  { name: 'Firefox', start: startFirefox, scripts: true, popovers: true },
  { name: 'WebKit', start: startWebkit, scripts: true, popovers: true },
  {
    name: 'Chromium 109',
    start: () => startCarried('Chromium 109'),
    scripts: true,
    popovers: false,
  },
  {
    name: 'Chromium 88',
    start: () => startCarried('Chromium 88'),
    scripts: false,
    popovers: false,
  },
]

/** Waits until an expression has a value; while a page is left for another, it may have none. */
export async function untilIs(visitor: Visitor, expression: string, value: unknown): Promise<void> {
  await expect(async () => {
    expect(await visitor.read(expression)).toEqual(value)
  }).toPass({ timeout: 10_000 })
}

/** Opens a page and waits until its scripts, where it is given any, have taken it over. */
export async function open(
  visitor: Visitor,
  { scripts }: OtherBrowser,
  url: string,
): Promise<void> {
  await visitor.open(url)
  if (scripts) await untilIs(visitor, `(${isHydrated})()`, true)
}

/** Chooses in a list of the page. */
export async function choose(visitor: Visitor, selector: string, value: string): Promise<void> {
  await visitor.read(`(() => {
    const list = document.querySelector('${selector}')
    list.value = '${value}'
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
}

export const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent`
