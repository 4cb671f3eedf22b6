import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const server = '.next/standalone/.next/server'

/** The chunks that a page's entry names, with what stands in them. */
async function chunksOf(page: string): Promise<string> {
  const entry = await readFile(path.join(server, 'app', page, 'page.js'), 'utf8')
  const names = [...entry.matchAll(/"(server\/chunks\/[^"]+\.js)"/g)].map(([, name = '']) => name)
  expect(names.length, page).toBeGreaterThan(0)
  const chunks = names.map((name) => readFile(path.join(server, '..', name), 'utf8'))
  return (await Promise.all(chunks)).join('\n')
}

/** The name of a pupil whom only the embedded vendor knows. */
const embeddedOnly = 'Tenzing Lepcha'

test('the build has the embedded vendor, but no list’s page loads it with itself', async () => {
  for (const page of ['(lists)/news', '(lists)/gallery', '']) {
    expect(await chunksOf(page), page).not.toContain(embeddedOnly)
  }
  const files = await readdir(server, { recursive: true, withFileTypes: true })
  const chunks = files.filter((file) => file.isFile() && file.name.endsWith('.js'))
  const texts = await Promise.all(
    chunks.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  )
  expect(texts.some((text) => text.includes(embeddedOnly))).toBe(true)
})
