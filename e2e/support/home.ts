import type { Page } from '@playwright/test'

/** Opens the home page without its pop-up in the way. */
export async function openHome(page: Page, url = '/'): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Close announcements' }).click()
}
