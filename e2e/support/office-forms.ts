import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import send from 'send'
import { tool } from '@/tools/lib/steps'
import { expect, test } from './test'

export const content = new Map<string, string>(
  ['content', 'content/pages'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:mdx|yaml)$/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const),
  ),
)

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://office')
  send(request, pathname, { root: 'tools/office/dist' }).pipe(response)
})
let formsUrl = ''

export function testForms(): void {
  test.skip(!process.env.WHOLE, 'only npm run test:whole fills in the office’s forms')
  test.describe.configure({ mode: 'serial', timeout: 900_000 })
  // The page has loaded by then, so a control that cannot be pressed is missing.
  test.use({ actionTimeout: 10_000 })

  test.beforeAll(async () => {
    expect(spawnSync(process.execPath, tool('office/build', 'test-repo')).status).toBe(0)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    formsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })

  test.afterAll(() => void server.close())
}

export const openOffice = (page: Page, path = '') =>
  page.goto(formsUrl + path, { waitUntil: 'load' })

/** Opens the forms on the content, which the editor's test backend reads from the browser's own storage. */
export async function openForms(page: Page): Promise<string[]> {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url())
  })
  await openOffice(page)
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory()
      for (const [file, text] of files) {
        let folder = await root.getDirectoryHandle('sveltia-cms-test', { create: true })
        const folders = file.split('/')
        const name = folders.pop() ?? ''
        for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true })
        const handle = await folder.getFileHandle(name, { create: true })
        const writable = await handle.createWritable()
        await writable.write(text)
        await writable.close()
      }
    },
    [...content],
  )
  await page.getByRole('button', { name: 'Work with Test Repository' }).click()
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible()
  return elsewhere
}

export async function bytesOf(page: Page, file: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (name) => {
    try {
      const folders = ['sveltia-cms-test', ...name.split('/')]
      const last = folders.pop() ?? ''
      let folder = await navigator.storage.getDirectory()
      for (const one of folders) folder = await folder.getDirectoryHandle(one)
      const saved = await (await folder.getFileHandle(last)).getFile()
      return [...new Uint8Array(await saved.arrayBuffer())]
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
  await row.getByRole('button', { name: 'Expand', exact: true }).first().click()
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
