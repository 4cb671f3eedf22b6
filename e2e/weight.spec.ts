import { Scales } from '@/testing/browser/weight'
import { phone } from './support/layout'
import { expect, test } from './support/test'

const kB = 1000

test('requests script files only after the first paint', async ({ page }) => {
  for (const url of ['/', '/news', '/contact-us']) {
    await page.goto(url)
    const [painted = Number.NaN, ...scripts] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ])
    expect(scripts.length, url).toBeGreaterThan(4)
    expect(Math.min(...scripts.map(Number)), url).toBeGreaterThanOrEqual(painted)
  }
})

test('fetches pictures but no other page while you scroll the home page', async ({ page }) => {
  await page.setViewportSize(phone)
  const scales = new Scales(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Close announcements' }).click()
  const before = await scales.read()
  for (let screens = 0; screens < 12; screens++) {
    await page.mouse.wheel(0, phone.height)
    await page.waitForTimeout(150)
  }
  await page.waitForLoadState('networkidle')
  const after = await scales.read()
  const documents = after.loaded.filter(({ kind }) => kind === 'document')
  expect(documents.map(({ url }) => new URL(url).pathname)).toEqual(['/'])
  expect(after.loaded.filter(({ url }) => url.includes('_rsc'))).toEqual([])
  expect(after.bytes - before.bytes).toBeLessThan(500 * kB)
})
