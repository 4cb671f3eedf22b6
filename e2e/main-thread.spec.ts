import { phone } from './support/layout'
import { expect, openHome, test } from './support/test'

test('evaluates React in one task, and the rest of Next in a later task', async ({ page }) => {
  // React calls this hook when it is evaluated; Next replaces `push` when it reads the flight data.
  await page.addInitScript(() => {
    const evaluation = { count: 0, hasNextFollowed: false }
    const hook = {
      supportsFiber: true,
      inject: () => {
        evaluation.count += 1
        queueMicrotask(() => {
          const { __next_f: data } = globalThis as { __next_f?: unknown[] }
          evaluation.hasNextFollowed = data?.push !== Array.prototype.push
        })
        return 1
      },
      onCommitFiberRoot: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
    }
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, evaluation })
  })
  for (const url of ['/', '/news', '/x-topper', '/admission-form']) {
    await page.goto(url)
    expect(await page.evaluate('evaluation'), url).toEqual({ count: 1, hasNextFollowed: false })
  }
})

test('opens the pop-up after the first frame, not in an inline script', async ({ page }) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    let hasFrame = false
    requestAnimationFrame(() => (hasFrame = true))
    HTMLDialogElement.prototype.showModal = function () {
      this.dataset.opened = `${hasFrame} ${document.currentScript}`
      showModal.call(this)
    }
  })
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog).toHaveAttribute('data-opened', 'true null')
})

test('initialises a carousel below the screen only when you scroll near it', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHome(page)
  const carousels = page.locator('[aria-roledescription="carousel"]')
  const isTakenOver = (name: string) =>
    carousels
      .and(page.getByRole('region', { name, exact: true }))
      .evaluate((carousel) => carousel.querySelector('ul')?.style.transform !== '')
  await expect.poll(() => isTakenOver('The school in pictures')).toBe(true)
  for (const name of ['Class XII toppers', 'Class X toppers', 'Photo albums', 'Coming events'])
    expect(await isTakenOver(name), name).toBe(false)
  await page.getByRole('region', { name: 'Photo albums' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isTakenOver('Photo albums')).toBe(true)
})
