import { statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '@/testing/folder'
import { isWindows } from '@/testing/system'
import { diskFacts } from './disk'

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  return { ...original, statfs: vi.fn(original.statfs) }
})

it('reports the free bytes for DATA_DIR, and creates the folder', async () => {
  const folder = newFolder()
  for (const one of [folder, path.join(folder, 'a/b')])
    expect(await diskFacts(one)).toEqual({ freeBytes: expect.any(Number), problem: null })
})

it('reports ENOSPC for a disk without a free byte', async () => {
  const facts = await statfs(newFolder())
  vi.mocked(statfs).mockResolvedValue(Object.assign(facts, { bavail: 0 }))
  expect(await diskFacts(newFolder())).toEqual({ freeBytes: 0, problem: 'ENOSPC' })
})

it.skipIf(isWindows)('reports that DATA_DIR is a file or below a file', async () => {
  const file = path.join(newFolder(), 'file')
  await writeFile(file, '')
  expect(await diskFacts(file)).toEqual({ freeBytes: null, problem: 'EEXIST' })
  const below = await diskFacts(path.join(file, 'below'))
  expect(below).toEqual({ freeBytes: null, problem: 'ENOTDIR' })
})
