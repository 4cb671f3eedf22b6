import type { Page } from '@playwright/test'
import { contact, fill, formCalls, posted, submitButton } from './support/forms'
import { thisYear } from './support/lists'
import { expect, test, untilHydrated } from './support/test'
import { said, translateNow, translateWhenRead } from './support/translation'

type Scene = {
  what: string
  address: string
  /** Each step changes what the page says. */
  steps: readonly ((page: Page) => Promise<unknown>)[]
}

const choose = (name: string, value: string) => (page: Page) =>
  page.locator(`main [name="${name}"]`).selectOption(value)
const type = (name: string, text: string) => (page: Page) =>
  page.locator(`main [name="${name}"]`).fill(text)
const follow = (rel: string) => (page: Page) => page.locator(`main a[rel="${rel}"]`).click()

const lastYear = choose('year', String(thisYear - 1))

const scenes: readonly Scene[] = [
  {
    what: 'news by year, pages, month and text',
    address: '/news',
    steps: [
      choose('year', 'all'),
      follow('next'),
      // Not first: the list opens with it until there is news of this year.
      lastYear,
      follow('next'),
      choose('year', 'all'),
      choose('month', '8'),
      type('q', 'independence'),
      type('q', 'no such notice'),
      type('q', ''),
    ],
  },
  {
    what: 'events by year and pages',
    address: '/events',
    steps: [lastYear, choose('year', 'all'), follow('next'), choose('year', String(thisYear))],
  },
  { what: 'albums by year', address: '/gallery', steps: [lastYear, choose('year', 'all')] },
  { what: 'blog posts by year', address: '/blog-post', steps: [lastYear, choose('year', 'all')] },
  {
    what: 'toppers by session and name',
    address: '/x-topper',
    steps: [
      (page) => page.locator('main [name="session"]').selectOption({ index: 3 }),
      (page) => page.locator('main [name="session"]').selectOption({ index: 1 }),
      type('q', 'no such name'),
      type('q', ''),
    ],
  },
  {
    what: 'the months of the calendar',
    address: '/school-calendar',
    steps: [follow('next'), follow('next'), follow('prev')],
  },
  {
    what: 'a search',
    address: '/search?q=fees',
    steps: [
      async (page) => {
        await page.locator('main [name="q"]').fill('uniform')
        await page.locator('main [name="q"]').press('Enter')
        await page.waitForURL('/search?q=uniform')
      },
    ],
  },
]

/** What the page says once it says the same twice: a list follows its filters a moment later. */
async function saidInTheEnd(page: Page): Promise<string> {
  let last = ''
  await expect(async () => {
    const before = last
    last = (await said(page)).text
    expect(last).toBe(before)
  }).toPass({ intervals: [200] })
  return last
}

/** What the page says after each step. */
async function play(page: Page, { steps }: Scene): Promise<string[]> {
  const texts: string[] = []
  for (const step of steps) {
    const before = (await said(page)).text
    await step(page)
    await expect.poll(async () => (await said(page)).text).not.toBe(before)
    await expect(page.locator('main')).not.toContainText('Loading')
    texts.push(await saidInTheEnd(page))
  }
  return texts
}

/** Plays on a translated page; each step must come to say what it says on one that is not. */
async function replay(page: Page, { steps }: Scene, expected: readonly string[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await step(page)
    await expect.poll(async () => (await said(page)).text).toBe(expected[index])
  }
  expect((await said(page)).translated).toBeGreaterThan(50)
}

/** What is thrown on the page. That React found it changed and made it anew (418) is no fault. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message)
  })
  return errors
}

const ways = [
  {
    when: 'after the scripts have come',
    open: async (page: Page, address: string) => {
      await page.goto(address)
      await untilHydrated(page)
      await translateNow(page)
      await translateWhenRead(page)
    },
  },
  {
    when: 'before the scripts have come',
    open: async (page: Page, address: string) => {
      await translateWhenRead(page)
      await page.goto(address)
      await untilHydrated(page)
    },
  },
]

for (const scene of scenes) {
  test(`a page translated before or after the scripts have come, ${scene.what}: the right words under the right dates`, async ({
    page,
    context,
  }) => {
    await page.goto(scene.address)
    const expected = await play(page, scene)
    await page.close()
    for (const { when, open } of ways) {
      await test.step(when, async () => {
        const translated = await context.newPage()
        const errors = watchErrors(translated)
        await open(translated, scene.address)
        await replay(translated, scene, expected)
        expect(errors).toEqual([])
        await translated.close()
      })
    }
  })
}

test('a page translated before or after the scripts have come: the home page’s carousels move and hold their words', async ({
  page,
  context,
}) => {
  const move = async (one: Page) => {
    await one.keyboard.press('Escape')
    for (const heading of ['#toppers', '#gallery', '#events'])
      await one.locator(heading).scrollIntoViewIfNeeded()
    await one.waitForLoadState('networkidle')
    await one.locator('button[aria-label="Next: Photo albums"]').click()
  }
  await page.goto('/')
  await move(page)
  for (const { when, open } of ways) {
    await test.step(when, async () => {
      const translated = await context.newPage()
      const errors = watchErrors(translated)
      await open(translated, '/')
      await move(translated)
      await expect.poll(async () => (await said(translated)).text).toBe((await said(page)).text)
      expect((await said(translated)).translated).toBeGreaterThan(50)
      expect(errors).toEqual([])
      await translated.close()
    })
  }
})

for (const { when, open } of ways) {
  test.describe(`a page translated ${when}`, () => {
    test('a form says what is wrong, "Submitting...", and that it was sent', async ({
      page,
      vendor,
    }) => {
      const before = vendor.requests.length
      const errors = watchErrors(page)
      const says = async () => (await said(page)).text
      await open(page, '/contact-us')
      await submitButton(page).click()
      await expect.poll(says).toContain('Please enter phone number.')
      await fill(page, { phone: '98765' })
      await expect.poll(says).toContain('Enter a valid 10-digit phone number.')
      expect(await says()).not.toContain('Please enter phone number.')
      vendor.setFault('slow', formCalls)
      await fill(page, contact)
      await submitButton(page).click()
      await expect(submitButton(page)).toHaveText(/Submitting\.\.\./)
      await expect.poll(says).toContain('Your message has been sent successfully.')
      vendor.setFault(null)
      await expect(submitButton(page)).toHaveText(/Submit$/)
      expect(posted(vendor, before)).toHaveLength(1)
      expect(errors).toEqual([])
    })

    test('the certificate lookup says what it does and what came of it', async ({
      page,
      vendor,
    }) => {
      const errors = watchErrors(page)
      const says = async () => (await said(page)).text
      await open(page, '/student-tc')
      await submitButton(page).click()
      await expect(page.locator('main form [role="alert"]')).toHaveCount(1)
      vendor.setFault('slow', /^\/api\/tc\//)
      await fill(page, { admission: 'no-such-number', name: 'Nobody' })
      await submitButton(page).click()
      await expect(submitButton(page)).toHaveText(/Fetching/)
      await expect.poll(says).toContain('Failed to process your request. Please try again later.')
      vendor.setFault(null)
      await expect(submitButton(page)).toHaveText(/Download/)
      expect(errors).toEqual([])
    })
  })
}
