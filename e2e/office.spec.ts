import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '@/tools/lib/free-port'
import { standalone } from '@/tools/lib/standalone'
import { officeServer } from '@/tools/office/server'
import { runJob } from './support/ci-job'
import { expect, test } from './support/test'

test('leaves the forms of the office out of the website', async ({ site }) => {
  // Like every unknown URL (specification, section 2).
  const { status, headers } = await fetch(`${site.url}/office/`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([307, '/'])
  const names = readdirSync(standalone, { recursive: true, encoding: 'utf8' })
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => /sveltia|tools.office/.test(name))).toEqual([])
})

declare global {
  interface Window {
    /** Path of a file in the fake picked folder. */
    fileOf(file: string, create?: boolean): Promise<FileSystemFileHandle>
  }
}

/** The files of `content` as text, by path. */
const content = new Map<string, string>(
  ['content', 'content/pages'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:mdx|yaml)$/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const),
  ),
)

const server = officeServer()
let formsUrl = ''

test.describe('the forms', () => {
  test.skip(!process.env.WHOLE, 'only npm run test:whole fills in the office’s forms')
  test.describe.configure({ mode: 'serial', timeout: 900_000 })
  // The page has loaded by then, so a control that cannot be pressed is missing.
  test.use({ actionTimeout: 10_000 })

  test.beforeAll(async () => {
    const port = await freePort()
    server.listen(port, '127.0.0.1')
    formsUrl = `http://127.0.0.1:${port}/office/`
    expect((await fetch(formsUrl)).status).toBe(200)
  })

  test.afterAll(() => void server.close())

  /** A computer, or a phone, which has no mouse. */
  const screenOf = (width: number) => ({
    viewport: { width, height: 720 },
    hasTouch: width < 400,
    isMobile: width < 400,
  })

  /** Opens the forms on a folder in the browser's storage, as if the user had picked it. */
  async function openForms(page: Page): Promise<string[]> {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url())
    })
    await page.context().addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('website'),
        fileOf: async (file: string, create = false) => {
          const folders = file.split('/')
          const name = folders.pop() ?? ''
          let folder = await navigator.storage.getDirectory()
          for (const one of ['website', ...folders])
            folder = await folder.getDirectoryHandle(one, { create })
          return folder.getFileHandle(name, { create })
        },
      })
      Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'granted' })
    })
    // Not a page of the site, so do not wait for hydration.
    await page.goto(formsUrl, { waitUntil: 'load' })
    await page.evaluate(
      async (files) => {
        for (const [file, text] of files) {
          const writable = await (await window.fileOf(file, true)).createWritable()
          await writable.write(text)
          await writable.close()
        }
      },
      [...content, ['.git/HEAD', '']] as const,
    )
    await page.getByRole('button', { name: 'Open the folder of the website' }).click()
    await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible()
    return elsewhere
  }

  /** Returns the bytes of a file in that folder; none if it is missing, as during a write. */
  async function bytesOf(page: Page, file: string): Promise<Buffer> {
    const bytes = await page.evaluate(async (name) => {
      try {
        return [
          ...new Uint8Array(await (await (await window.fileOf(name)).getFile()).arrayBuffer()),
        ]
      } catch {
        return []
      }
    }, file)
    return Buffer.from(bytes)
  }

  const textOf = async (page: Page, file: string) => (await bytesOf(page, file)).toString()

  /** Returns the lines of one text that another lacks. */
  const linesBeside = (text: string, other: string) => {
    const lines = other.split('\n')
    return text.split('\n').filter((line) => !lines.includes(line))
  }

  const formOf = (file: string) =>
    file.endsWith('.mdx')
      ? `collections/pages/entries/${path.basename(file, '.mdx')}`
      : `collections/data/entries/${path.basename(file, '.yaml')}`

  async function openForm(page: Page, file: string) {
    // The editor opens the next form from the list of forms.
    await page.goto(`${formsUrl}#/collections/${file.endsWith('.mdx') ? 'pages' : 'data'}`)
    await expect(page.getByRole('group', { name: /“.*” Field/ })).toHaveCount(0)
    await page.goto(`${formsUrl}#/${formOf(file)}`)
    await expect(page.getByRole('group', { name: /“.*” Field/ }).first()).toBeVisible()
  }

  /** Returns the first visible field with this title. */
  const field = (page: Page, title: string) =>
    page.getByRole('textbox', { name: title, exact: true }).first()

  /** Scrolls down to an element: the editor renders fields as they come into view. */
  async function reach(what: Locator) {
    const { mouse } = what.page()
    await mouse.move(180, 400)
    await expect(async () => {
      if (await what.isVisible()) return
      await mouse.wheel(0, 500)
      await expect(what).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50], timeout: 20_000 })
  }

  /** Replaces the value of a field by typing. */
  async function type(box: Locator, text: string) {
    await reach(box)
    await box.press('ControlOrMeta+a')
    await box.press('Delete')
    await box.pressSequentially(text)
    await box.press('Tab')
  }

  const list = (page: Page, title: string) =>
    page.getByRole('group', { name: new RegExp(`“\\W?${title}\\W?” Field`) }).first()

  /** Opens a row of a list: a closed row is one button. */
  async function expand(rows: Locator, at = 0) {
    const row = rows.locator('.item').nth(at)
    await reach(row)
    await row.click()
  }

  const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

  /** Saves the form of a file, and waits for the file to change. */
  async function save(page: Page, file: string) {
    const before = await textOf(page, file)
    await saveButton(page).click()
    await expect.poll(() => textOf(page, file), { timeout: 30_000 }).not.toBe(before)
    // The editor returns to the list of forms after the button is gone.
    await page.waitForURL(/#\/collections\/\w+$/)
    return textOf(page, file)
  }

  /** One text of each form, and the rows to open until it shows. */
  const someField: Record<string, [title: string, list?: string]> = {
    fees: ['Name', 'Classes'],
    session: ['Last date for admission'],
    school: ['Motto'],
    facts: ['Dress for games'],
    uniform: ['Months', 'Seasons'],
    admission: ['In a few words', 'Rules of the application'],
    disclosure: ['Title', 'Sections'],
    pictures: ['What is seen', 'Pictures'],
    menu: ['A few words on it', 'Panels'],
    search: ['Word of the website', 'Other words'],
    buses: ['Road or place', 'Routes'],
  }

  test('restores a file byte for byte when a change is undone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 5000 })
    await openForms(page)
    expect(content.size).toBeGreaterThan(60)
    for (const [file, text] of content) {
      // Without a notice, its file has no text to change.
      if (text.trim() === '{}') continue
      const [title, within] = someField[path.basename(file, '.yaml')] ?? ['Title']
      const change = async (edit: (value: string) => string) => {
        await openForm(page, file)
        if (within) await expand(list(page, within))
        const box = field(page, title)
        await box.fill(edit(await box.inputValue()))
        return save(page, file)
      }
      const changed = await change((value) => `${value} हिन्दी`)
      expect(linesBeside(changed, text), file).toEqual([expect.stringContaining(' हिन्दी')])
      expect(linesBeside(text, changed), file).toHaveLength(1)
      expect(await change((value) => value.replace(' हिन्दी', '')), file).toBe(text)
    }
  })

  for (const width of [1280, 390])
    test(`saves a fee, a number, a sentence, rows and pictures and changes nothing else, ${width} px wide`, async ({
      pageOf,
    }) => {
      const page = await pageOf(screenOf(width))
      const elsewhere = await openForms(page)
      const savedLines = async (file: string) => {
        const before = content.get(file) ?? ''
        const after = await save(page, file)
        return [linesBeside(before, after), linesBeside(after, before)]
      }

      await openForm(page, 'content/fees.yaml')
      const row = list(page, 'Classes').locator('.item').nth(1)
      await reach(row)
      const remove = await row.getByRole('button', { name: 'Remove' }).boundingBox()
      const name = await row.locator('.summary').boundingBox()
      const bottom = (remove?.y ?? 0) + (remove?.height ?? 0)
      expect(bottom, 'no button lies over the name').toBeLessThanOrEqual(name?.y ?? 0)
      await expand(list(page, 'Classes'))
      const fee = field(page, 'Admission fee')
      await type(fee, '27OOO')
      const box = await fee.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width)
      await saveButton(page).click()
      await expect(
        page.getByText('This is not an amount. Enter whole rupees in digits only, such as'),
      ).toBeVisible()
      await expect(fee).toHaveValue('27OOO')
      expect(await textOf(page, 'content/fees.yaml')).toBe(content.get('content/fees.yaml'))
      for (const [input, saved] of [
        ['1,27,500', '127500'],
        ['27,500', '27500'],
      ] as const) {
        await type(fee, input)
        expect(await savedLines('content/fees.yaml')).toEqual([
          ['    admission: 25000'],
          [`    admission: ${saved}`],
        ])
        await openForm(page, 'content/fees.yaml')
        await expand(list(page, 'Classes'))
      }

      await openForm(page, 'content/school.yaml')
      await expand(list(page, 'Departments'), 3)
      await type(field(page, 'Telephone'), '9434012345')
      expect(await savedLines('content/school.yaml')).toEqual([
        ["    phone: '9000000005'"],
        ["    phone: '9434012345'"],
      ])

      await openForm(page, 'content/pages/our-library.mdx')
      const words = field(page, 'Words')
      await reach(words)
      const sentence = 'Classes up to VIII have a library period every week.'
      await words.fill((await words.inputValue()).replace(sentence, 'Pustakalay: पुस्तकालय গ্রন্থাগার.'))
      await page.getByRole('radio', { name: 'campus', exact: true }).check()
      expect(await savedLines('content/pages/our-library.mdx')).toEqual([
        ['picture: library', expect.stringContaining(sentence)],
        ['picture: campus', expect.stringContaining('पुस्तकालय গ্রন্থাগার.')],
      ])

      await openForm(page, 'content/facts.yaml')
      const clubs = list(page, 'Clubs')
      await reach(clubs.locator('.item').nth(1))
      // With a mouse, a drag handle that supports arrow keys; otherwise a button.
      const up = clubs.getByRole('button', { name: /^Move(?: Up)?$/ }).nth(1)
      await up.press((await up.getAttribute('aria-keyshortcuts')) ? 'ArrowUp' : 'Enter')
      await clubs.getByRole('button', { name: /Add \W?Club/ }).click()
      await type(field(page, 'Name'), 'Chess Club')
      await type(field(page, 'What it does'), 'plays on Saturdays')
      expect(await savedLines('content/facts.yaml')).toEqual([
        [],
        ['  - name: Chess Club', '    does: plays on Saturdays'],
      ])
      expect(await textOf(page, 'content/facts.yaml')).toMatch(
        /clubs:\n {2}- name: Science Club\n.*\n {2}- name: Eco Club\n[\s\S]*- name: Chess Club/,
      )

      // As a phone stores an upright photo: landscape, with an orientation and GPS data.
      const buffer = await sharp({
        create: { width: 1800, height: 1200, channels: 3, background: '#284' },
      })
        .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '26/1 42/1 0/1' } } })
        .jpeg()
        .toBuffer()
      await page.goto(`${formsUrl}#/assets/content/photographs`)
      await page.getByRole('button', { name: 'Upload photographs' }).first().waitFor()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'library.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByRole('button', { name: 'Upload', exact: true }).last().click()
      await expect
        .poll(() => bytesOf(page, 'content/photographs/library.webp'), { timeout: 30_000 })
        .not.toHaveLength(0)
      const picture = await bytesOf(page, 'content/photographs/library.webp')
      const facts = await sharp(picture).metadata()
      expect(facts).toMatchObject({ format: 'webp', width: 1200, height: 1800 })
      for (const name of ['exif', 'xmp', 'iptc', 'orientation'])
        expect(facts).not.toHaveProperty(name)
      expect(elsewhere).toEqual([])
    })

  for (const width of [1280, 390])
    test(`rejects mistakes with the message of the check and writes nothing, but saves an unknown link on the second try, ${width} px wide`, async ({
      pageOf,
    }) => {
      const page = await pageOf(screenOf(width))
      await openForms(page)
      const library = 'pages/our-library.mdx'
      const slips: [file: string, title: string, typed: string, message: string | RegExp][] = [
        [
          'school.yaml',
          'Number of the call button',
          '+91 90000 00002',
          'is not a valid phone number',
        ],
        ['school.yaml', 'Motto', '“Service Before Self”', 'has curly quotes'],
        ['school.yaml', 'City', '{town}', 'has a curly bracket { that means nothing here'],
        ['school.yaml', 'Motto', '', /required/i],
        ['session.yaml', 'Last date for admission', '31 March 2019', 'is years away'],
        [
          'fees.yaml',
          'Transport',
          '0',
          'transport 0 is not an amount. Enter whole rupees in digits only',
        ],
        [library, 'Description', 'Our library', /50/],
        [library, 'Words', 'It **opens at 8.', '“**” would be shown literally'],
        [library, 'Words', '##Reading week', '“##R” would be shown literally'],
        [library, 'Words', 'The {two} houses', '{two} is read as code'],
        [library, 'Words', '[See](/our-libary)', 'Enter /our-library. If it is right'],
      ]
      for (const [name, title, typed, message] of slips) {
        const file = `content/${name}`
        await openForm(page, file)
        const box = field(page, title)
        await reach(box)
        const before = await box.inputValue()
        await type(box, typed)
        await saveButton(page).click()
        const dialog = page.getByRole('alertdialog')
        const words = dialog.or(
          page
            .getByRole('group', { name: new RegExp(`“\\W?${title}\\W?” Field`) })
            .getByRole('alert'),
        )
        await expect(words.filter({ hasText: message }).first(), `${title}: ${typed}`).toBeVisible()
        if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'OK' }).click()
        expect(await textOf(page, file), typed).toBe(content.get(file))
        if (typed.startsWith('[')) expect(await save(page, file)).toContain(typed)
        else {
          await box.fill(before)
          await expect(saveButton(page)).toBeDisabled()
        }
      }
    })

  test('asks to reload a form that another tab has saved, and keeps what that tab wrote', async ({
    page,
    context,
  }) => {
    await openForms(page)
    // It opens the folder of the first tab by itself.
    const other = await context.newPage()
    await other.goto(formsUrl, { waitUntil: 'load' })
    await expect(other.getByRole('radio', { name: 'Contents' })).toBeVisible()
    const file = 'content/fees.yaml'
    for (const tab of [page, other]) await openForm(tab, file)
    await type(field(other, 'Transport'), '3,700')
    const saved = await save(other, file)
    await type(field(page, 'Forms, registration and processing'), '3,100')
    await saveButton(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('Another tab has saved this form.')
    expect(saved).toContain('transport: 3700')
    expect(await textOf(page, file)).toBe(saved)
  })

  test('builds the forms for its own repository in the job "forms", with the pictures to choose from', async () => {
    expect(await runJob('forms', '.', { repository: 'school/website-of-ours' }, {})).toMatchObject({
      code: 0,
    })
    const built = readdirSync('tools/office/dist', { recursive: true, encoding: 'utf8' })
    const scripts = built.filter((name) => name.endsWith('.js'))
    const texts = scripts.map((name) => readFileSync(path.join('tools/office/dist', name), 'utf8'))
    for (const part of ['school/website-of-ours', 'target_name:`school`'])
      expect(
        texts.filter((text) => text.includes(part)),
        part,
      ).toHaveLength(1)
    expect(built).toContain(path.join('pictures', 'library.webp'))
  })

  test('takes the screenshots of docs/editing.md', async ({ page, site }) => {
    test.skip(!process.env.RETAKE, 'RETAKE=1 takes the screenshots again')
    const shoot = async (name: string, part: Page | Locator = page) =>
      sharp(await part.screenshot({ animations: 'disabled' }))
        .webp({ quality: 70 })
        .toFile(`docs/editing/${name}.webp`)
    await page.setViewportSize({ width: 800, height: 500 })
    await page.goto(`${site.url}/our-library`)
    await shoot('page')
    await page.goto(`${site.url}/fee-nursury`)
    await shoot('fees', page.getByRole('main').getByRole('table').first())
    await page.setViewportSize({ width: 1280, height: 640 })
    await page.goto(`${site.url}/our-library`)
    await page.getByRole('button', { name: 'Academics' }).click()
    await shoot('menu')
    await page.setViewportSize({ width: 800, height: 520 })
    await page.goto(formsUrl, { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Sign in with a token' }).waitFor()
    await shoot('sign-in')
    await page.getByRole('button', { name: 'Sign in with a token' }).click()
    await page.getByRole('textbox', { name: 'Token' }).waitFor()
    await shoot('token-github')
    await page.setViewportSize({ width: 960, height: 640 })
    await openForms(page)
    await openForm(page, 'content/fees.yaml')
    await expand(list(page, 'Classes'))
    await shoot('form')
    await type(field(page, 'Admission fee'), '27OOO')
    await saveButton(page).click()
    await expect(page.getByText('This is not an amount.')).toBeVisible()
    await shoot('refused')
  })
})
