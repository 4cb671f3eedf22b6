import type { Locator } from '@playwright/test'
import { phone } from './support/layout'
import { expect, openHome, test } from './support/test'

/** Sections whose layout waits until they come near the screen, or for a second. */
const waiting = '.below-screen'

function laidOut(parts: Locator): Promise<{ laidOut: number; all: number }> {
  return parts.evaluateAll((parts) => ({
    laidOut: parts.filter((part) =>
      (part.firstElementChild ?? part).checkVisibility({ contentVisibilityAuto: true }),
    ).length,
    all: parts.length,
  }))
}

// Screen readers, find-in-page and focus reach these sections: Chromium guarantees that for `content-visibility: auto`.
// On paper: e2e/print.spec.ts.
test('lays out the sections below the screen when you scroll near them, or after a second', async ({
  page,
}) => {
  // Stops the timer of a second, so that sections wait until the test resumes it.
  await page.setViewportSize(phone)
  await page.addInitScript((parts) => {
    const paused = new CSSStyleSheet()
    paused.replaceSync(`${parts} { animation-play-state: paused }`)
    document.adoptedStyleSheets = [paused]
  }, waiting)
  await openHome(page)
  const parts = page.locator(waiting)
  const before = await laidOut(parts)
  expect(before.laidOut).toBeLessThan(before.all)
  // It is laid out after a delay, and runs no animation.
  for (const part of await parts.all()) await expect(part).toHaveCSS('animation-duration', '0s')
  await parts.last().scrollIntoViewIfNeeded()
  await expect.poll(() => laidOut(parts.last())).toEqual({ laidOut: 1, all: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(async () => (await laidOut(parts)).laidOut).toBeLessThan(before.all)

  await test.step('does not move the visible section when the sections below are laid out', async () => {
    const gallery = page.getByRole('region', { name: 'Gallery' })
    const top = () => gallery.evaluate((part) => Math.round(part.getBoundingClientRect().top))
    await gallery.scrollIntoViewIfNeeded()
    // Wait until the scroll has laid out the section, and the carousels near it are hydrated.
    let seen = Number.NaN
    await expect
      .poll(
        async () => {
          const before = seen
          seen = await top()
          return seen - before
        },
        { intervals: [1000] },
      )
      .toBe(0)
    expect(seen).toBeLessThan(phone.height)
    const ends = await parts.evaluateAll((parts) => {
      const animations = parts.flatMap((part) => part.getAnimations())
      for (const animation of animations) animation.finish()
      return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    })
    expect(Math.max(...ends)).toBe(1000)
    expect(new Set(ends).size).toBe(ends.length)
    expect(await laidOut(parts)).toEqual({ laidOut: before.all, all: before.all })
    expect(await top()).toBe(seen)
  })
})

test('scrolls to the record that the URL’s fragment names, even near the end of a list', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/news')
  const id = await page.locator('main article').nth(-4).getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`/news#${id}`, { waitUntil: 'networkidle' })
  const top = () =>
    page
      .locator(`[id="${id}"]`)
      .evaluate((record) => Math.round(record.getBoundingClientRect().top))
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  )
  await expect.poll(async () => Math.abs((await top()) - padding)).toBeLessThan(40)
})
