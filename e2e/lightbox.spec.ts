import { expect, test } from './support/test'

const pictures = 'ul[aria-label="Pictures of the hostel"] a'

test('lets you open, browse and close the hostel photos with the keyboard', async ({
  page,
  consoleErrors,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/about-hostel', { waitUntil: 'networkidle' })
  const atFirst = scripts.length
  const opener = page.locator(pictures).nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the hostel' })
  await expect(lightbox).toContainText('2 / 6')
  expect(scripts.length, 'the library is loaded when first used').toBeGreaterThan(atFirst)
  // Screen readers announce it.
  const caption = page.locator('.lightbox-caption[aria-live="polite"]')
  await expect(caption).not.toBeEmpty()
  const before = (await caption.textContent()) ?? ''

  // The lightbox handles keys once it has opened.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).not.toContainText('2 / 6', { timeout: 500 })
  }).toPass()
  await expect(caption).not.toHaveText(before)
  await expect(caption).not.toBeEmpty()
  await page.keyboard.press('Tab')
  await expect(lightbox.locator(':focus')).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await lightbox.getByRole('button', { name: 'Next' }).click()
  await expect(lightbox).toContainText('4 / 6')

  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(consoleErrors).toEqual([])
})
