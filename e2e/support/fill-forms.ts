import type { Page } from '@playwright/test'
import type { VendorRequest, VendorServer } from '@/mocks/vendor/faulty-server'
import { admission } from '@/testing/submissions'
import { expect } from './test'

export const formCalls = /^\/api\/form\//

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`main [name="${name}"]`)
    const tag = await control.evaluate((element) => element.tagName)
    if (tag === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

export async function fillAdmission(page: Page, name = admission.name): Promise<void> {
  await fillIn(page, { ...admission, name })
  await page.locator('[name="declaration"]').check()
}

export const submitButton = (page: Page) => page.locator('main button[type="submit"]')

export function values(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form: HTMLFormElement, names) => {
    const data = new FormData(form)
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
  }, names)
}

export function postsTo(vendor: VendorServer, since = 0): VendorRequest[] {
  return vendor.requests.slice(since).filter(({ path }) => formCalls.test(path))
}

export function errorSummary(page: Page) {
  return page.locator('main').getByRole('alert').getByRole('listitem')
}

export async function expectNextSteps(page: Page, next: RegExp, firstLink: string) {
  const outcome = page.locator('main').getByRole('status').first()
  await expect(outcome).toContainText(next)
  await expect(outcome).toContainText(/Office hours: \d/)
  await expect(outcome.getByRole('link')).toHaveCount(3)
  await expect(outcome.getByRole('link').first()).toHaveAttribute('href', firstLink)
}

export async function expectOutcome(page: Page, role: 'status' | 'alert', text: string) {
  const outcome = page.locator('main').getByRole(role).filter({ hasText: text })
  await expect(outcome).toBeVisible()
  await expect(outcome).toBeInViewport()
  const focused = page.locator('main :focus')
  await expect(focused.getByRole(role).filter({ hasText: text })).toBeVisible()
  const color = role === 'status' ? 'rgb(28, 107, 65)' : 'rgb(161, 42, 26)'
  await expect(outcome.locator('p').first()).toHaveCSS('color', color)
  return outcome
}
