import type { Page } from '@playwright/test'

/** Tries to run a script the page did not come with; true when the browser let it. */
export async function injectedRuns(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.name = "injected"'
    document.body.append(script)
    return window.name === 'injected'
  })
}
