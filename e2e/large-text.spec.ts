import { shareOf } from '@/testing/browser/page-urls'
import { setTextSize } from './support/layout'
import { expect, openHome, test } from './support/test'

test('the floating buttons never cover the text or the footer of the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page)
  const bar = page.getByRole('complementary', { name: 'Talk to the school' })
  // On phones a full-width bar between the page and its footer.
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 360 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // Both in one measurement: parts that render late move the page.
  const gapAboveFooter = await bar.evaluate((element) => {
    const footer = document.querySelector('footer')?.getBoundingClientRect()
    return (footer?.top ?? Number.NaN) - element.getBoundingClientRect().bottom
  })
  expect(gapAboveFooter).toBeGreaterThanOrEqual(0)
  // On wide screens round buttons next to the page.
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.evaluate(() => scrollTo(0, 1200))
  const edge = await page
    .locator('main .wrap')
    .first()
    .evaluate((wrap) => {
      const { right } = wrap.getBoundingClientRect()
      return right - parseFloat(getComputedStyle(wrap).paddingRight)
    })
  const boxes = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(edge)
})

test('shows the main button and three links of the home page above the fold', async ({
  pageOf,
}) => {
  const page = await pageOf({ javaScriptEnabled: false })
  await page.goto('/')
  const hero = page.getByRole('region', { name: /^One campus/ })
  const ways = hero.getByRole('link')
  await expect(ways).toHaveText([
    /^Admission open for session .*How to apply online$/,
    /^Fees/,
    /^Admission/,
    /^Call/,
  ])
  const found: string[] = []
  const widths = [320, 360, 390, 412, 480, 600, 768, 820, 1024, 1200, 1280, 1366, 1440, 1920]
  const heights = [400, 568, 664, 740, 823, 915, 1024]
  const sizes = widths.flatMap((width) => heights.map((height) => ({ width, height })))
  // A third of the sizes, with each width and each height; all with `npm run test:whole`.
  for (const { width, height } of process.env.WHOLE ? sizes : shareOf(sizes, 0, 3)) {
    await page.setViewportSize({ width, height })
    const overlaps = await ways.evaluateAll((links) => {
      const bar = document.querySelector('.floating-buttons ul')
      if (!bar) throw new Error('nothing to measure')
      // At the first paint, and with each at the foot of the screen.
      return links.some((link) =>
        [0, link.getBoundingClientRect().bottom + scrollY - innerHeight].some((top) => {
          scrollTo(0, top)
          const [one, other] = [link.getBoundingClientRect(), bar.getBoundingClientRect()]
          return (
            Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
            Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
          )
        }),
      )
    })
    if (overlaps) found.push(`${width} × ${height}`)
  }
  expect(found).toEqual([])
  const phones = { 360: 640, 390: 664, 412: 823, 768: 1024, 1280: 720, 1366: 650, 1920: 1000 }
  for (const [width, height] of Object.entries(phones)) {
    await page.setViewportSize({ width: Number(width), height })
    await page.evaluate(() => scrollTo(0, 0))
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
  }
})

test('shows the arrows of the hero carousel below its picture in windows narrower than 1024 px', async ({
  page,
}) => {
  await openHome(page)
  for (const width of [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 740 })
    for (const percent of [100, 200]) {
      await setTextSize(page, percent)
      const hero = page.getByRole('region', { name: 'The school in pictures' })
      const picture = await hero.getByRole('list').boundingBox()
      for (const arrow of await hero.getByRole('button').all()) {
        const box = await arrow.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1)
      }
    }
  }
})
