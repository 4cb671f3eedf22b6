import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { freePort } from '@/tools/lib/free-port'
import { officeServer } from '@/tools/office/server'
import { expect, test } from './test'

declare global {
  interface Window {
    fileOf(file: string, create?: boolean): Promise<FileSystemFileHandle>
  }
}

export const content = new Map<string, string>(
  ['content', 'content/pages'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:mdx|yaml)$/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const),
  ),
)

const server = officeServer()
let formsUrl = ''

export function testForms(): void {
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
}

export const openOffice = (page: Page, path = '') =>
  page.goto(formsUrl + path, { waitUntil: 'load' })

export const screenOf = (width: number) => ({
  viewport: { width, height: 720 },
  hasTouch: width < 400,
  isMobile: width < 400,
  // A phone set to British English still has the words of the manual.
  locale: width < 400 ? 'en-GB' : 'en-US',
})

export const writeFiles = (page: Page, files: [string, string][]) =>
  page.evaluate(async (all) => {
    for (const [file, text] of all) {
      const writable = await (await window.fileOf(file, true)).createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)

/** Opens the forms on a folder in the browser's storage, as if the user had picked it. */
export async function openForms(page: Page): Promise<string[]> {
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
  await openOffice(page)
  await writeFiles(page, [...content, ['.git/HEAD', '']])
  await page.getByRole('button', { name: 'Open the folder of the website' }).click()
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible()
  return elsewhere
}

export async function bytesOf(page: Page, file: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (name) => {
    try {
      return [...new Uint8Array(await (await (await window.fileOf(name)).getFile()).arrayBuffer())]
    } catch {
      return []
    }
  }, file)
  return Buffer.from(bytes)
}

export const textOf = async (page: Page, file: string) => (await bytesOf(page, file)).toString()

export const linesBeside = (text: string, other: string) => {
  const lines = other.split('\n')
  return text.split('\n').filter((line) => !lines.includes(line))
}

const formOf = (file: string) =>
  file.endsWith('.mdx')
    ? `collections/pages/entries/${path.basename(file, '.mdx')}`
    : `collections/data/entries/${path.basename(file, '.yaml')}`

export async function openForm(page: Page, file: string) {
  // The editor opens the next form from the list of forms.
  await openOffice(page, `#/collections/${file.endsWith('.mdx') ? 'pages' : 'data'}`)
  await expect(page.getByRole('group', { name: /“.*” Field/ })).toHaveCount(0)
  await openOffice(page, `#/${formOf(file)}`)
  await expect(page.getByRole('group', { name: /“.*” Field/ }).first()).toBeVisible()
}

export const field = (page: Page, title: string) =>
  page.getByRole('textbox', { name: title, exact: true }).first()

/** Scrolls down to an element: the editor renders fields as they come into view. */
export async function reach(what: Locator) {
  const { mouse } = what.page()
  await mouse.move(180, 400)
  await expect(async () => {
    if (await what.isVisible()) return
    await mouse.wheel(0, 500)
    await expect(what).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50], timeout: 20_000 })
}

export async function type(box: Locator, text: string) {
  await reach(box)
  await box.press('ControlOrMeta+a')
  await box.press('Delete')
  await box.pressSequentially(text)
  await box.press('Tab')
}

export const list = (page: Page, title: string) =>
  page.getByRole('group', { name: new RegExp(`“\\W?${title}\\W?” Field`) }).first()

export async function expand(rows: Locator, at = 0) {
  const row = rows.locator('.item').nth(at)
  await reach(row)
  await row.click()
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

export async function save(page: Page, file: string) {
  const before = await textOf(page, file)
  await saveButton(page).click()
  await expect.poll(() => textOf(page, file), { timeout: 30_000 }).not.toBe(before)
  // The editor returns to the list of forms after the button is gone.
  await page.waitForURL(/#\/collections\/\w+$/)
  return textOf(page, file)
}
