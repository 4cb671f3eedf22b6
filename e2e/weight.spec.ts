import { expect, test } from './support/test'
import { Scales } from './support/weight'

const kB = 1000
const phone = { width: 390, height: 844 }

test('a page asks for its script files after its first paint', async ({ page }) => {
  for (const address of ['/', '/news', '/contact-us']) {
    await page.goto(address)
    const [painted = Number.NaN, ...scripts] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ])
    expect(scripts.length, address).toBeGreaterThan(4)
    expect(Math.min(...scripts.map(Number)), address).toBeGreaterThanOrEqual(painted)
  }
})

test('scrolling the home page fetches its own pictures and no other page', async ({ page }) => {
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

test('nothing on the first screen moves when the fonts come late: CLS ≤ 0.01', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const size of [
    { width: 360, height: 740 },
    { width: 412, height: 823 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('about:blank')
    const painted = page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
    await page.route('**/*.woff2', async (route) => {
      await painted
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const moved = await page.evaluate<number[]>('shifts')
    expect(
      moved.reduce((sum, one) => sum + one, 0),
      `${size.width} px`,
    ).toBeLessThanOrEqual(0.01)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
