import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '@/e2e/support/folder'
import { encodedImage, variantFiles } from './variant-files'

const picture = (size: number) => encodedImage(new Uint8Array(size).fill(7))

it('the oldest go when the folder is full, and what a killed process left half written', async () => {
  const folder = newFolder()
  const files = variantFiles(folder, 10_000)
  const longAgo = new Date('2026-01-01')
  await writeFile(path.join(folder, 'half.part'), 'x')
  await utimes(path.join(folder, 'half.part'), longAgo, longAgo)
  await writeFile(path.join(folder, 'being-written.part'), 'x')
  const dated = new Set(await readdir(folder))
  for (let at = 0; at < 30; at += 1) {
    await files.keep(`p${at}`, '320', picture(1000))
    const [name = ''] = (await readdir(folder)).filter((one) => !dated.has(one))
    // Written in one moment of the clock they would all be equally old.
    await utimes(path.join(folder, name), longAgo, new Date(longAgo.getTime() + at * 1000))
    dated.add(name)
  }
  expect(await files.read('p29', '320')).toMatchObject({ digest: picture(1000).digest })
  const kept = await readdir(folder)
  expect(kept.length).toBeLessThanOrEqual(11)
  expect(kept).not.toContain('half.part')
  expect(kept).toContain('being-written.part')
  expect(await files.read('p0', '320')).toBeNull()
})

it('all variants of a picture go together, and no other picture’s', async () => {
  const files = variantFiles(newFolder(), 1_000_000)
  for (const [name, variant] of [
    ['a', '320'],
    ['a', 'preview'],
    ['b', '320'],
  ] as const)
    await files.keep(name, variant, picture(10))
  await files.remove('a')
  expect(await files.read('a', '320')).toBeNull()
  expect(await files.read('a', 'preview')).toBeNull()
  expect(await files.read('b', '320')).not.toBeNull()
})
