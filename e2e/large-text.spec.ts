import { school } from '@/content/school'
import { formatPhone } from '@/lib/school/phones'
import { expect, openHome, test } from './support/test'

test('the floating buttons stay at the lower right at every width, clear of the links of Today and the footer', async ({
  page,
}) => {
  await openHome(page)
  const bar = page.getByRole('complementary', { name: 'Talk to the school' })
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    for (const isAtEnd of [false, true]) {
      await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), isAtEnd)
      // In one measurement: parts that render late move the page.
      const section = isAtEnd ? 'footer' : '[aria-labelledby="today"]'
      const { right, bottom, covered } = await bar.evaluate((element, section) => {
        const box = element.getBoundingClientRect()
        const links = [...document.querySelectorAll(`${section} a`)].map((link) =>
          link.getBoundingClientRect(),
        )
        return {
          right: document.documentElement.clientWidth - box.right,
          bottom: innerHeight - box.bottom,
          covered: links.filter((link) => link.right > box.left && link.bottom > box.top).length,
        }
      }, section)
      expect([right, bottom].every((gap) => gap >= 8 && gap <= 24)).toBe(true)
      expect(covered).toBe(0)
    }
    const call = bar.getByRole('link', { name: formatPhone(school.callNumber) })
    const { width: size } = (await call.boundingBox()) ?? { width: 0 }
    expect(size > 100).toBe(width >= 1024)
    await call.focus()
    await expect(call.getByText(formatPhone(school.callNumber))).toBeInViewport({ ratio: 1 })
    await call.blur()
  }
})

test('shows the main button and two links of the home page above the fold', async ({ pageOf }) => {
  const page = await pageOf({ javaScriptEnabled: false })
  await page.goto('/')
  const hero = page.getByRole('region', { name: /^One campus/ })
  const ways = hero.getByRole('link')
  await expect(ways).toHaveText([
    /^Admission open for session .*How to apply online$/,
    /^Fees/,
    /^Admission/,
  ])
  const phones = { 360: 640, 390: 664, 412: 823, 768: 1024, 1280: 720, 1366: 650, 1920: 1000 }
  for (const [width, height] of Object.entries(phones)) {
    await page.setViewportSize({ width: Number(width), height })
    await page.evaluate(() => scrollTo(0, 0))
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
  }
})
