import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { newFolder } from '@/testing/folder'
import { isWindows } from '@/testing/system'
import { openFileStore } from './file-store'

const response = { storedAt: 1_000_000, raw: [{ title: 'A' }] }
const megabyte = 1024 * 1024

let root: string

beforeEach(async () => {
  root = newFolder()
})

const open = (scope = 'school') => openFileStore(root, scope)

async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const theFile = async () => (await files())[0] ?? ''

async function asFolder(file: string): Promise<void> {
  await rm(file)
  await mkdir(file)
}

it('stores a vendor response with its key in a file that a restarted process can read', async () => {
  const warn = vi.spyOn(log, 'warn')
  await open().write('news', response)
  expect(await open().read('news')).toEqual(response)
  expect(await open().read('events')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  expect(JSON.parse(await readFile(await theFile(), 'utf8'))).toEqual({ key: 'news', ...response })
})

it('a hundred concurrent writes of one key leave one complete file, and no temporary files', async () => {
  const raws = Array.from({ length: 100 }, (_, index) => [String(index).repeat(1000)])
  await Promise.all(raws.map((raw) => open().write('news', { ...response, raw })))
  expect(raws).toContainEqual((await open().read('news'))?.raw)
  expect(await files()).toHaveLength(1)
})

async function asPipe(file: string): Promise<void> {
  await rm(file)
  execFileSync('mkfifo', [file])
}

it.each<[string, string, (file: string) => Promise<unknown> | unknown]>([
  ['half a file', '', (file) => truncate(file, 20)],
  ['JSON of another shape', 'another shape', (file) => writeFile(file, '{"until":null}')],
  ['a file of 600 MB', 'too large', (file) => truncate(file, 600 * megabyte)],
  ['a folder', 'no regular file', asFolder],
  ['a pipe', 'no regular file', isWindows ? asFolder : asPipe],
])('skips and logs an unreadable file: %s', async (_what, reason, act) => {
  const warn = vi.spyOn(log, 'warn')
  await open().write('news', response)
  const file = await theFile()
  await act(file)
  expect(await open().read('news')).toBeNull()
  expect(warn.mock.calls).toEqual([
    [{ file, reason: expect.stringContaining(reason) }, 'cached value on disk unreadable'],
  ])
})

it('logs an unwritable folder once, and does not throw', async () => {
  const error = vi.spyOn(log, 'error')
  await writeFile(path.join(root, 'school'), 'a file in the way')
  const store = open()
  await store.write('news', response)
  await store.write('news', response)
  const line = { folder: root, reason: 'ENOTDIR' }
  expect(error.mock.calls).toEqual([[line, 'last good values cannot be written to disk']])
})

/** Writes a response, and grows its file to `bytes`. The file is sparse: it takes no space on the disk. */
async function grow(key: string, bytes: number, written: Date, scope?: string): Promise<void> {
  const before = new Set(await files())
  await open(scope).write(key, response)
  const [file = ''] = (await files()).filter((one) => !before.has(one))
  await truncate(file, bytes)
  await utimes(file, written, written)
}

const at = (second: number) => new Date(second * 1000)

const megabytes = async () => {
  const sizes = (await files()).map(async (file) => (await stat(file)).size / megabyte)
  return (await Promise.all(sizes)).sort((a, b) => a - b)
}

it.each([
  ['album:1', 'album:2'],
  ['album:2', 'album:1'],
])('over its budget, a write deletes the oldest record, %s, but no list', async (oldest, older) => {
  await grow('news', 60 * megabyte, at(1))
  await grow('album:new', 28 * megabyte, at(4))
  await grow(oldest, 30 * megabyte, at(2))
  await grow(older, 29 * megabyte, at(3))
  const error = vi.spyOn(log, 'error')
  await open().write('events', response)
  expect((await megabytes()).slice(1)).toEqual([28, 29, 60])
  expect(error).not.toHaveBeenCalled()
})

it('over its budget, a write deletes a list of another vendor', async () => {
  await grow('news', 60 * megabyte, at(1), 'another')
  await grow('album:1', 30 * megabyte, at(2))
  await open().write('events', response)
  expect((await megabytes()).slice(1)).toEqual([30])
})

it('the cache folder stays below 75 MB, although not every write looks at its size', async () => {
  const raw = ['x'.repeat(3 * megabyte)]
  const store = open()
  for (let index = 0; index < 30; index += 1)
    await store.write(`album:${index}`, { ...response, raw })
  expect((await megabytes()).reduce((a, b) => a + b)).toBeLessThan(75)
})
