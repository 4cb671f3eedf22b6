import { execFileSync } from 'node:child_process'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'
import { isWindows, modes } from '@/testing/system'

let folder: string

async function keyOfStart(variables: Record<string, string> = {}): Promise<string> {
  resetProcess({ DATA_DIR: folder, REVALIDATE_SECRET: '', ...variables })
  const { mediaKey } = await import('./secret-keys')
  return mediaKey().toString('hex')
}

const secret = 'a-secret-of-the-webhook-of-32-characters'
const file = () => path.join(folder, 'secret')

beforeEach(async () => {
  folder = newFolder()
})

it('derives the signing key from the webhook secret, so that all instances have the same key', async () => {
  const first = await keyOfStart({ REVALIDATE_SECRET: secret })
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  folder = newFolder()
  expect(await keyOfStart({ REVALIDATE_SECRET: secret })).toBe(first)
  expect(await keyOfStart({ REVALIDATE_SECRET: `${secret}2` })).not.toBe(first)
  expect(await readdir(folder)).toEqual([])
})

it('creates a signing key in DATA_DIR at the first start, in a file that only its owner can read', async () => {
  const first = await keyOfStart()
  await chmod(folder, 0o500)
  expect(await keyOfStart(), 'from one that may be read only').toBe(first)
  await chmod(folder, 0o700)
  expect((await stat(file())).mode & 0o777).toBe(modes.owner)
  expect(await readdir(folder)).toEqual(['secret'])
  expect(await readFile(file(), 'utf8')).not.toContain(first)
})

it.each(['a truncated file', ...(isWindows ? [] : ['a pipe'])])(
  'replaces %s at the path of the signing key',
  async (what) => {
    if (what === 'a pipe') execFileSync('mkfifo', [file()])
    else await writeFile(file(), 'abc')
    const first = await keyOfStart()
    expect(await readFile(file(), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyOfStart()).toBe(first)
  },
)

it('creates a new signing key at each start if DATA_DIR is not writable', async () => {
  await writeFile(path.join(folder, 'plain'), '')
  const first = await keyOfStart({ DATA_DIR: path.join(folder, 'plain', 'data') })
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await keyOfStart({ DATA_DIR: path.join(folder, 'plain', 'data') })).not.toBe(first)
})
