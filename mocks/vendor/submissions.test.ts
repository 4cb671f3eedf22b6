import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/folder'
import { isWindows } from '@/e2e/support/system'
import { createSubmissionStore } from './submissions'

const disk = vi.hoisted(() => ({ refuse: (_target: string): boolean => false }))

// A disk that can be told to refuse a file, which no real one does on demand.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    rename: async (from: string, to: string) => {
      if (disk.refuse(to)) throw new Error('no space left on device')
      await real.rename(from, to)
    },
  }
})

let dataDir: string
const at = new Date('2026-11-21T04:05:06.789Z')

beforeEach(async () => {
  dataDir = newFolder()
})

afterEach(() => {
  disk.refuse = () => false
})

const folderOf = (kind: string) => path.join(dataDir, 'submissions', kind)

const resumeOf = (content: string, name = 'resume.pdf') =>
  new File([content], name, { type: 'application/pdf' })

describe('a submission', () => {
  it.each([
    ['../../../etc/cron.d/evil', 'bin'],
    ['resume.docx/../../x', 'bin'],
    ['resume.p%00df', 'bin'],
    ['resume.averylongextension', 'bin'],
    ['resume', 'bin'],
    ['.doc', 'doc'],
    ['a.b.DocX', 'docx'],
  ])('takes only a clean extension from the name %s', async (name, extension) => {
    const store = createSubmissionStore(dataDir, () => at)
    const stored = await store({ kind: 'career', fields: {}, resume: resumeOf('x', name) })
    expect(stored.resume).toBe(stored.record.replace(/json$/, extension))
    expect((await readdir(folderOf('career'))).length).toBe(2)
  })

  it.skipIf(isWindows)('is for the owner of the site alone (Windows has no modes)', async () => {
    const store = createSubmissionStore(dataDir, () => at)
    const stored = await store({ kind: 'career', fields: {}, resume: resumeOf('x') })
    const modes = [stored.record, stored.resume ?? '', folderOf('career')].map(
      async (file) => (await stat(file)).mode & 0o777,
    )
    expect(await Promise.all(modes)).toEqual([0o600, 0o600, 0o700])
  })
})

it('leaves no part of a submission behind when the disk fails before the record is written', async () => {
  const store = createSubmissionStore(dataDir, () => at)
  disk.refuse = (target) => target.endsWith('.json')
  const kept = store({ kind: 'career', fields: {}, resume: resumeOf('x') })
  await expect(kept).rejects.toThrow('no space left')
  expect(await readdir(folderOf('career'))).toEqual([])
})

it('submissions of one moment are all kept', async () => {
  const store = createSubmissionStore(dataDir, () => at)
  const names = Array.from({ length: 100 }, (_, index) => `pupil ${index}`)
  const kept = await Promise.all(
    names.map((name) => store({ kind: 'career', fields: { name }, resume: resumeOf(name) })),
  )
  const texts = kept.map(({ resume }) => readFile(resume ?? '', 'utf8'))
  expect(await Promise.all(texts)).toEqual(names)
  expect(await readdir(folderOf('career'))).toHaveLength(names.length * 2)
})
