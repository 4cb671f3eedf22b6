// Tests of: components/tomorrow/

import { addDays, schoolDay } from '@/lib/school/dates'
import { sideways } from './support/layout'
import { expect, test } from './support/test'

test('without JavaScript, /tomorrow keeps the chosen class and bus stop in the URL and the share link', async ({
  pageOf,
}) => {
  const page = await pageOf({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  await page.goto('/tomorrow')
  await page.getByRole('combobox', { name: 'Class' }).selectOption('Class VI')
  await page.getByRole('combobox', { name: 'Bus stop' }).selectOption('Matigara (Route 1)')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/tomorrow\?class=VI&stop=matigara$/)
  await expect(page.locator('time').first()).toHaveAttribute('datetime', addDays(schoolDay(), 1))
  await expect(page.getByRole('main').getByText('Within the week')).toBeVisible()
  const share = page.getByRole('link', { name: 'Send by WhatsApp' })
  const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('/tomorrow?class=VI&stop=matigara')
  expect(await sideways(page)).toBe(0)
  const languages = page.getByRole('navigation', { name: 'Language' })
  await languages.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/class=VI&stop=matigara&lang=bn$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আগামীকাল')
})

test('serves small JPEG cards for tomorrow, and responds 404 for a later day', async ({
  request,
}) => {
  const tomorrow = addDays(schoolDay(), 1)
  for (const name of ['en.VI.matigara.tall.jpg', 'bn.all.all.wide.jpg', 'hi.all.all.tall.jpg']) {
    const response = await request.get(`/cards/tomorrow/${tomorrow}/${name}`)
    expect(response.status(), name).toBe(200)
    expect(response.headers()['content-type']).toBe('image/jpeg')
    expect((await response.body()).byteLength).toBeLessThan(120_000)
  }
  for (const path of [`${addDays(tomorrow, 1)}/en.all.all.tall.jpg`, `${tomorrow}/en.all.tall.jpg`])
    expect((await request.get(`/cards/tomorrow/${path}`)).status(), path).toBe(404)
})
