// @module-tag attack
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { isWindows } from '@/e2e/support/system'
import { newFolder } from '@/tools/testing/folder'

const address = 'https://www.school.example/media/abc/320/a.jpg'

/** Runs the command with a folder of the site, in a shell that lets nobody else read what it writes. */
const takeDown = (dataDir: string, ...args: string[]) =>
  spawnSync(
    'sh',
    [
      '-c',
      'umask 077; exec "$@"',
      'sh',
      process.execPath,
      'tools/operator/run.mjs',
      'take-down',
      ...args,
    ],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  )

it.skipIf(isWindows)(
  'a take-down, which root makes, neither writes nor reads through a link in the site’s folder, and the site reads it (on Windows nobody but an administrator makes links)',
  () => {
    const dataDir = newFolder()
    const other = path.join(newFolder(), 'file')
    const list = path.join(dataDir, 'taken-down.txt')
    writeFileSync(other, 'of somebody else\n')
    symlinkSync(other, `${list}.new`)
    expect(takeDown(dataDir, '--back', address).status).toBe(0)
    expect(readFileSync(other, 'utf8')).toBe('of somebody else\n')
    expect(lstatSync(list).isFile()).toBe(true)
    expect(lstatSync(list).mode & 0o777).toBe(0o644)

    const second = newFolder()
    symlinkSync(other, path.join(second, 'taken-down.txt'))
    const { status, stdout } = takeDown(second)
    expect(status).not.toBe(0)
    expect(stdout).not.toContain('somebody')
  },
)

/** Runs the command with these answers of the site to its questions, the first, the second and so on. */
async function withSite(args: string[], answer: (url: string, question: number) => Response) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line))
  const askedAt: number[] = []
  vi.stubGlobal('fetch', async (url: string) => answer(url, askedAt.push(Date.now())))
  const dataDir = newFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('NGINX_DIR', dataDir)
  vi.stubEnv('NGINX_CACHE', dataDir)
  const { argv } = process
  process.argv = ['node', 'take-down.mjs', ...args]
  process.exitCode = 0
  let isOver = false
  vi.resetModules()
  const run = import('./take-down').finally(() => {
    isOver = true
  })
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await run
  const list = path.join(dataDir, 'taken-down.txt')
  const result = {
    code: process.exitCode,
    said,
    askedAt,
    list: existsSync(list) ? readFileSync(list, 'utf8') : '',
  }
  process.argv = argv
  process.exitCode = 0
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  return result
}

const records = (...uids: string[]) => Response.json(uids.map((uid) => ({ uid, title: 'A' })))

it.each([
  ['news', 'https://www.school.example/news#news-old-1', '/api/lists/news'],
  ['an event', 'https://www.school.example/events#event-old-1', '/api/lists/events'],
])(
  '%s of last year, which the first page of its list does not show, is gone when the site has it no longer',
  async (_what, record, list) => {
    const { code, said, askedAt } = await withSite([record], (url, question) => {
      if (!url.endsWith(list)) return new Response('<p>This year</p>')
      return question < 4 ? records('new-2', 'old-1') : records('new-2')
    })
    expect([code, said]).toEqual([0, expect.arrayContaining([`gone ${record}`])])
    expect(askedAt.length).toBeGreaterThanOrEqual(4)
  },
)

it('an id that no page has is not called gone, and nothing is taken down', async () => {
  const noindex = '<meta name="robots" content="noindex, follow">'
  for (const address of ['/news#news-typo', '/blog-inner?id=typo']) {
    const { code, said, list } = await withSite([`https://www.school.example${address}`], (url) =>
      url.includes('/api/lists/') ? records('old-1') : new Response(noindex),
    )
    expect([code, list]).toEqual([1, ''])
    expect(said).toEqual([expect.stringContaining('no page has the record "typo"')])
  }
})

it('what nobody can say whether it is there is taken down all the same', async () => {
  const record = 'https://www.school.example/news#news-old-1'
  const { code, said, list } = await withSite([record], () => new Response('', { status: 503 }))
  expect([code, list]).toEqual([1, '/news#news-old-1\n'])
  expect(said).toContain(`there ${record}`)
})

it('an address that is still there after twenty seconds, and one that is no picture of the vendor’s, are told', async () => {
  const { code, said, askedAt } = await withSite([address], () => new Response('picture'))
  expect(code).toBe(1)
  const tookMs = Math.max(...askedAt) - Math.min(...askedAt)
  expect(Math.floor(tookMs / 1000)).toBe(20)
  expect(said).toContain(`200 ${address}`)
  expect(said).toContainEqual(expect.stringContaining('8 addresses asked, 8 not gone'))

  const own = 'https://www.school.example/pictures/about-400.webp'
  const other = await withSite([own], () => new Response('picture'))
  expect(other.code).toBe(2)
  expect(other.said.at(-1)).toContain('docs/operating.md')
})
