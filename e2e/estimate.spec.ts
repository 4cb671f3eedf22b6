// Tests of: components/fees/

import { hostelGroups } from '@/content/fees'
import { type Choice, dayPupil, estimate } from '@/lib/school/estimate'
import { feeGroup, formatAmount, formatRupees, hostelTotal, sumNames } from '@/lib/school/fees'
import { sideways } from './support/layout'
import { expect, test } from './support/test'

/** Returns the total as the page shows it, `₹2,28,790`, computed from today's fees. */
const total = (choice: Pick<Choice, 'class'> & Partial<Choice>) =>
  formatRupees(estimate({ ...dayPupil, ...choice }).total)

test('without JavaScript, the form on Fee Structure computes the cost of the first year', async ({
  pageOf,
}) => {
  const page = await pageOf({ javaScriptEnabled: false })
  await page.goto('/fee-structure#estimate')
  await expect(page.getByRole('heading', { name: 'What the first year costs' })).toBeInViewport()
  await page.getByRole('combobox', { name: 'Class' }).selectOption('Class IX')
  await page.getByRole('group', { name: 'School bus' }).getByText('Yes').click()
  await page.getByRole('button', { name: 'Work out the first year' }).click()
  await expect(page).toHaveURL(/\/first-year-cost\?class=IX&/)
  const result = page.locator('#result')
  const all = total({ class: 'IX', transport: 'yes' })
  const tuition = feeGroup('ix').rows.find(({ type }) => type === 'Tuition')?.amount ?? null
  await expect(result).toContainText(all)
  await expect(result).toContainText(`12 × ${formatAmount(tuition)}`)
  await expect(result).toContainText('12 months, April to March')
  await expect(result.getByRole('row', { name: /^Total/ })).toContainText(all)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/first-year-cost$/)
  const share = result.getByRole('link', { name: /^Share/ })
  const chat = new URL((await share.getAttribute('href')) ?? '')
  expect(chat.origin).toBe('https://wa.me')
  expect(chat.searchParams.get('text')).toMatch(
    new RegExp(`${all}.*\\nhttp\\S+/first-year-cost\\?class=IX&stay=day&transport=yes$`),
  )
})

test('/first-year-cost computes the cost, and lists unpublished fees by name', async ({
  page,
  consoleErrors,
}) => {
  await test.step('asks which school the pupil comes from, for Class XI only', async () => {
    await page.goto('/first-year-cost')
    // The sums of all classes stand on Fee Structure alone.
    await expect(page.getByText(sumNames.joining, { exact: true })).toHaveCount(0)
    const whose = page.getByRole('group', { name: 'For Class XI, coming from' })
    await expect(whose).toBeHidden()
    await page.getByRole('combobox', { name: 'Class' }).selectOption('Class XI Science')
    await expect(whose).toBeVisible()
    await whose.getByText('Our school').click()
    await page.getByRole('button', { name: 'Work out the first year' }).click()
    await expect(page.locator('#result')).toContainText(
      total({ class: 'XI-SCIENCE', pupil: 'own' }),
    )
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  // Which fees: lib/school/estimate.test.ts.
  await test.step('lists unpublished fees by name, and leaves these and the hostel fee out of the sum', async () => {
    const result = page.locator('#result')
    await page.goto('/first-year-cost?class=XI-SCIENCE&pupil=outsider&stay=day&transport=no')
    await expect(result).toContainText('Not published: tuition fee')
    const minimum = `at least ${total({ class: 'XI-SCIENCE' })}`
    await expect(result).toContainText(new RegExp(minimum, 'i'))
    await page.goto('/first-year-cost?class=IX&stay=hostel&transport=no')
    const { total: school } = estimate({ ...dayPupil, class: 'IX', stay: 'hostel' })
    const hostel = hostelGroups[0] ? hostelTotal(hostelGroups[0]) : 0
    for (const text of [formatRupees(school), formatRupees(hostel)])
      await expect(result.getByText(text).first()).toBeVisible()
    await expect(result).toContainText('ask the office whether a boarder pays both')
    expect(await page.content()).not.toContain(formatRupees(school + hostel).slice(1))
  })

  await test.step('prints the figures without the form', async () => {
    await page.goto('/first-year-cost?class=IX')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Work out the first year' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Share/ })).toBeHidden()
    await expect(page.getByRole('table').first()).toBeVisible()
  })

  await page.emulateMedia({ media: null })
  await test.step('does not scroll sideways at 320 px, and logs no console error', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/first-year-cost?class=XI-COMMERCE&stay=hostel', '/search?q=fees']) {
      await page.goto(path)
      expect(await sideways(page), path).toBeLessThanOrEqual(0)
    }
  })

  expect(consoleErrors).toEqual([])
})
