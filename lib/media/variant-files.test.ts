import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { openVariantFiles, toEncodedImage } from './variant-files'

const picture = (size: number) => toEncodedImage(new Uint8Array(size).fill(7))

it('deletes the oldest pictures from a full folder, and temporary files that a killed process left', async () => {
  const folder = newFolder()
  const files = openVariantFiles(folder, 10_000)
  const longAgo = new Date('2026-01-01')
  await writeFile(path.join(folder, 'half.part'), 'x')
  await utimes(path.join(folder, 'half.part'), longAgo, longAgo)
  await writeFile(path.join(folder, 'being-written.part'), 'x')
  for (let at = 0; at < 30; at += 1) await files.write(`p${at}`, '320', picture(1000))
  const names = await readdir(folder)
  expect(names.length).toBeLessThanOrEqual(11)
  expect(names).not.toContain('half.part')
  expect(names).toContain('being-written.part')
})

it('deletes all variants of a picture, and no other picture', async () => {
  const files = openVariantFiles(newFolder(), 1_000_000)
  for (const name of ['a', 'b'])
    for (const variant of ['320', 'preview'] as const) await files.write(name, variant, picture(10))
  expect(await files.read('a', '320')).toMatchObject({ digest: picture(10).digest })
  await files.remove('a')
  expect(await files.read('a', '320')).toBeNull()
  expect(await files.read('a', 'preview')).toBeNull()
  expect(await files.read('b', '320')).not.toBeNull()
})
