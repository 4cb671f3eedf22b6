import type { Page } from '@playwright/test'
import { expect, watchConsole } from './test'

/** Tries to run a script the page did not come with; true when the browser let it. */
export async function injectedRuns(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.name = "injected"'
    document.body.append(script)
    return window.name === 'injected'
  })
}

/** Loads a list whose hashes must be those of its scripts: it is hydrated, and nothing else may run. */
export async function expectHashesHold(page: Page, address: string): Promise<void> {
  const errors = watchConsole(page)
  const answer = await page.goto(address)
  expect((await answer?.allHeaders())?.['content-security-policy']).toContain('sha256')
  await page.getByLabel('Search by title').fill('no such notice')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  expect(errors).toEqual([])
  expect(await injectedRuns(page)).toBe(false)
}
