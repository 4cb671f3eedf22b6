import type { Page } from '@playwright/test'

/** Opens a page without its script files, which come when what this returns is called. */
export async function openEarly(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

/** Opens a page, lets `act` use it while its script files are held back, then lets them come. */
export async function early(
  page: Page,
  address: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const release = await openEarly(page, address)
  await act()
  release()
}
