import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/phones'
import { expect, test } from './support/test'

for (const javaScriptEnabled of [true, false]) {
  test(`a search finds pages, news and events, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/our-motto')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this website' })
    await expect(field).toBeFocused()
    await field.fill('fees class 9')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=fees+class+9')
    await expect(page.getByRole('status')).toContainText('found for “fees class 9”')
    await page.getByRole('link', { name: 'Fees for Class IX' }).first().click()
    await expect(page).toHaveURL('/fee-9')
    await context.close()
  })
}

test('cards above the results answer without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/search?q=holiday')
  const answers = page.getByRole('region', { name: 'Answers' })
  await expect(answers).toContainText(/Next holiday.*day, \d+ [A-Z][a-z]{2} \d{4}: /)
  await answers.getByRole('link', { name: /day, / }).click()
  await expect(page).toHaveURL(/\/school-calendar\?month=[\d-]+#day-[\d-]+$/)
  await page.goto('/search?q=bus')
  const phone = school.departments.find(({ name }) => name === 'Transport')?.phone ?? ''
  await expect(answers.getByRole('link', { name: formatPhone(phone) })).toHaveAttribute(
    'href',
    phoneHref(phone),
  )
  await context.close()
})

test('the menu has the field on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/our-motto')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const field = page.locator('#menu-search')
  await field.fill('hostel')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=hostel')
  await expect(page.getByRole('link', { name: 'Hostel Fee' }).first()).toBeVisible()
})

test('a news item is found and opens where it stands', async ({ page }) => {
  await page.goto('/search?q=winter+uniform')
  const result = page.locator('main article', { hasText: 'News ·' }).getByRole('link').first()
  const href = (await result.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/news\?year=\d{4}&month=\d+#news-/)
  await result.click()
  await expect(page.locator(new URL(href, page.url()).hash)).toBeInViewport()
})

test('what the vendor publishes is found once it is there', async ({ page, vendor, site }) => {
  const path = '/api/news/All/DPSSWB'
  vendor.setAnswer(path, [
    { _id: 'zeppelin1', title: 'Zeppelin over the playground', fromDate: '2026-11-02' },
  ])
  await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-secret-for-tests-of-32-characters' },
  })
  await expect
    .poll(async () => (await page.request.get('/search?q=zeppelin')).text())
    .toContain('news-zeppelin1')
  vendor.setAnswer(path, undefined)
  await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-secret-for-tests-of-32-characters' },
  })
})

test('what is looked for is shown as text, and nothing found leads on', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`/search?q=${encodeURIComponent('<qqqqq onqqqqq=qqqqqq()>')}`)
  await expect(page.getByRole('status')).toHaveText(
    'Nothing was found for “<qqqqq onqqqqq=qqqqqq()>”.',
  )
  await expect(page.getByRole('link', { name: 'ask the front office' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('no script is fetched for it before it is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/our-motto')
  expect(scripts).toEqual([])
})
