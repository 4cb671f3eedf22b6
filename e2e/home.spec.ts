import type { Locator } from '@playwright/test'
import { school } from '@/content/school'
import { openSession } from '@/lib/school/admission-session'
import { homePageDay, schoolDay } from '@/lib/school/dates'
import { departmentAt, phoneHref } from '@/lib/school/phones'
import { publish } from './support/lists'
import { expect, nextTask, openHome, test } from './support/test'

test('shows every section of the home page in the specified order, with its links', async ({
  page,
  vendor,
}) => {
  await openHome(page)

  await test.step('Five-image slide carousel', async () => {
    const hero = page.getByRole('region', { name: 'The school in pictures' })
    await expect(hero.getByRole('img')).toHaveCount(5)
    await hero.getByRole('button', { name: 'Next: The school in pictures' }).click()
    await expect(hero.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('shows only records of the category Highlight in the ticker', async () => {
    const ticker = page.getByRole('region', { name: 'Highlights' })
    const shown = await ticker.locator('ul').first().getByRole('listitem').allInnerTexts()
    const response = await fetch(`${vendor.url}/api/highlight/DPSSWB`)
    const records: { title: string; category: string }[] = await response.json()
    const highlights = records.filter(({ category }) => category === 'Highlight')
    expect(shown).toEqual(highlights.map(({ title }) => title))
    expect(records.length).toBeGreaterThan(highlights.length)
  })

  await test.step('shows the sections in the order of the specification', async () => {
    const headings = await page
      .getByRole('main')
      .locator('section h1, section h2')
      .allTextContents()
    expect(headings.map((text) => text.trim())).toEqual([
      'One campus from Pre-Nursery to Class XII, by day or as a boarder',
      homePageDay() === schoolDay() ? 'Today' : 'Tomorrow',
      'Joining us',
      'Already with us',
      'Highlights',
      'A day here',
      'Service before self',
      'Message from the founding father',
      'Our toppers',
      'Gallery',
      'Notices & News',
      'Events & Activities',
      'Online registration',
    ])
    const toppers = page.getByRole('region', { name: 'Our toppers' })
    await expect(toppers.getByRole('heading', { name: /^Class/ })).toHaveText([
      'Class X toppers',
      'Class XII toppers',
    ])
  })

  await test.step('shows the links that the specification requires, each in its section', async () => {
    const admission = openSession(schoolDay())
      ? `Admission open for session ${school.admissionSession}`
      : /^Admission\s+How to apply online/
    const teaser = page.getByRole('region', { name: 'Service before self' })
    await expect(teaser.getByRole('heading', { name: /^Why/ })).toBeVisible()
    const paths =
      '/our-motto /our-mission /dps-society /our-founding-father /xii-topper /x-topper /gallery'
    for (const path of paths.split(' '))
      await expect(teaser.locator(`a[href="${path}"]`)).toBeVisible()
    const views = page.getByRole('region', { name: 'Gallery' }).getByRole('link', { name: 'View' })
    expect(await views.count()).toBeGreaterThan(5)
    const floating = page.getByRole('complementary', { name: 'Talk to the school' })
    const call = floating.getByRole('link', { name: `Call ${departmentAt(school.callNumber)}` })
    const chat = floating.getByRole('link', { name: 'Chat with the school' })
    for (const [link, href] of [
      [page.getByRole('link', { name: admission }), '/online-application-process'],
      [views.first(), '/gallery'],
      [page.getByRole('link', { name: 'All news' }), '/news'],
      [page.getByRole('link', { name: 'All events' }), '/events'],
      [call, phoneHref(school.callNumber)],
      [chat, /^https:\/\/wa\.me\/91\d{10}$/],
    ] as const)
      await expect(link).toHaveAttribute('href', href)
    await page.goto('/our-motto')
    await expect(floating).toHaveCount(0)
  })
})

test('shows Notices & News as a vertical marquee that stops on hover, on focus and by button', async ({
  page,
  pair,
}) => {
  const highlights = Array.from({ length: 6 }, (_, index) => ({
    _id: `h${index}`,
    title: `Prospectus ${index} for new parents`,
    category: 'Highlight',
    attachments: ['files/prospectus.pdf'],
  }))
  await publish(pair, '/api/highlight/DPSSWB', highlights)
  await openHome(page)
  const section = page.getByRole('region', { name: 'Notices & News' })
  const track = section.locator('.marquee-track')
  const stateOf = (moving: Locator) =>
    moving.evaluate((node) => getComputedStyle(node).animationPlayState)

  await test.step('stops the row while the pointer is over it, and resumes when the pointer leaves', async () => {
    await section.scrollIntoViewIfNeeded()
    expect(await stateOf(track)).toBe('running')
    await section.locator('.marquee-window').hover()
    expect(await stateOf(track)).toBe('paused')
    await page.mouse.move(0, 0)
    expect(await stateOf(track)).toBe('running')
  })

  for (const by of ['pointer', 'keyboard'] as const) {
    await test.step(`pauses and resumes each moving row immediately, by ${by}`, async () => {
      for (const name of ['highlights', 'notices']) {
        const pause = page.getByRole('checkbox', { name: `Pause the ${name}` })
        const row = page.locator('.marquee').filter({ has: pause })
        const moving = row.locator('.marquee-track')
        await row.scrollIntoViewIfNeeded()
        const press = async () => {
          if (by === 'pointer') return row.locator('.marquee-pause').click()
          await pause.focus()
          await page.keyboard.press('Space')
        }
        await press()
        expect(await stateOf(moving), name).toBe('paused')
        await press()
        await expect(pause).toBeFocused()
        expect(await stateOf(moving), name).toBe('running')
      }
      await page.mouse.move(0, 0)
    })
  }

  await test.step('stops on focus and scrolls the focused link into view', async () => {
    for (const window of await page.locator('.marquee-window').all()) {
      await window.scrollIntoViewIfNeeded()
      await window.locator('.marquee-track').evaluate((moving) => {
        for (const animation of moving.getAnimations()) animation.currentTime = 15_000
      })
      await page.keyboard.press('Tab')
      for (const link of await window.getByRole('link').all()) {
        await link.focus()
        await expect(link).toBeInViewport({ ratio: 0.99 })
      }
      expect(await stateOf(window.locator('.marquee-track'))).toBe('paused')
    }
  })

  await test.step('keeps a link in place while you press it, and scrolls back once focus and mouse have left', async () => {
    const ticker = page.locator('.marquee-left .marquee-window')
    await ticker.scrollIntoViewIfNeeded()
    await ticker.hover()
    const before = await ticker.evaluate((window) => window.scrollLeft)
    const link = await ticker.evaluate((window) => {
      const { left, right, top, height } = window.getBoundingClientRect()
      const y = top + height / 2
      for (let x = (left + right) / 2; x < right; x += 8) {
        const link = document.elementFromPoint(x, y)?.closest('a')
        // The window cannot scroll to an element left of its start.
        if (link && link.getBoundingClientRect().left > left) return { x, y }
      }
      throw new Error('no link to press')
    })
    await page.mouse.move(link.x, link.y)
    await page.mouse.down()
    expect(await ticker.evaluate((window) => window.scrollLeft)).toBe(before)
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await page.keyboard.press('Tab')
    await ticker.getByRole('link').last().focus()
    await expect.poll(() => ticker.evaluate((window) => window.scrollLeft)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Contact' }).last().focus()
    await expect.poll(() => ticker.evaluate((window) => window.scrollLeft)).toBe(0)
  })
})

test('shows new announcements in a pop-up, which stays closed for the visit once you close it', async ({
  page,
  context,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await test.step('opens with the announcement’s action first, and returns the focus to the start of the page', async () => {
    await page.goto('/')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('a.button').first()).toHaveText(
      'Online Application Process: Admissions are open',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await nextTask(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('closes with Escape, and stays closed for these announcements in this visit', async () => {
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(dialog).toBeHidden()
    await page.evaluate(() => sessionStorage.setItem('dismissed-announcements', 'another set'))
    await page.reload()
    await expect(dialog).toBeVisible()
  })

  await test.step('closes the pop-up with its button, and leaves no backdrop over the page', async () => {
    await dialog.getByRole('button', { name: 'Close announcements' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: /^Admission open/ }).click()
    await expect(page).toHaveURL('/online-application-process')
  })

  await test.step('opens again in the next visit', async () => {
    const visit = await context.newPage()
    await visit.goto('/')
    await expect(visit.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  })
})

test('scrolls the carousels of the home page natively without JavaScript', async ({ pageOf }) => {
  const page = await pageOf({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next: Photo albums' })).toBeHidden()
  const row = page.getByRole('region', { name: 'Photo albums' }).locator(':has(> ul)')
  await expect(row).toHaveCSS('overflow-x', 'auto')
})
