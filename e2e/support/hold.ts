import type { Page } from '@playwright/test'

/** Holds back the responses to URLs of a pattern; the returned function lets them arrive. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}
