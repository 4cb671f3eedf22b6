import { addDays, schoolDay } from '@/lib/school/dates'
import { sideways } from './support/layout'
import { expect, test } from './support/test'

test('without JavaScript, /tomorrow keeps the chosen bus stop in the URL and the share link', async ({
  pageOf,
}) => {
  const page = await pageOf({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  await page.goto('/tomorrow')
  await page.getByRole('combobox', { name: 'Bus stop' }).selectOption('Matigara (Route 1)')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/tomorrow\?stop=matigara$/)
  await expect(page.locator('time').first()).toHaveAttribute('datetime', addDays(schoolDay(), 1))
  await expect(page.getByRole('main').getByText('The next seven days')).toBeVisible()
  const share = page.getByRole('link', { name: 'Send by WhatsApp' })
  const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('/tomorrow?stop=matigara')
  expect(await sideways(page)).toBe(0)
  const languages = page.getByRole('navigation', { name: 'Language' })
  await languages.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/stop=matigara&lang=bn$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আগামীকাল')
})
