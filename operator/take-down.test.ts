// @module-tag attack
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '@/testing/folder'
import { isWindows } from '@/testing/system'
import { tool } from '@/tools/lib/steps'

const address = 'https://www.school.example/media/abc/320/a.jpg'

/** Runs the command with a `DATA_DIR`, under a umask that makes new files private. */
const takeDown = (dataDir: string, ...args: string[]) =>
  spawnSync(
    'sh',
    ['-c', 'umask 077; exec "$@"', 'sh', process.execPath, ...tool('operator/take-down', ...args)],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  )

it.skipIf(isWindows)(
  'writes a blocklist that the site can read, and follows no symbolic link at the blocklist’s path',
  () => {
    const dataDir = newFolder()
    const other = path.join(newFolder(), 'file')
    const list = path.join(dataDir, 'taken-down.txt')
    writeFileSync(other, 'of somebody else\n')
    symlinkSync(other, `${list}.new`)
    writeFileSync(list, `${new URL(address).pathname}\n`)
    expect(takeDown(dataDir, '--back', address).status).toBe(0)
    expect(takeDown(dataDir, '--back', address).stderr).toContain('does not contain it')
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

/** Runs the command; `respond` plays the public site, which the command requests before and after it blocks the URL. */
async function runAgainst(respond: (url: string, request: number) => Response, ...args: string[]) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const output: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => output.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => output.push(line))
  let requests = 0
  vi.stubGlobal('fetch', async (url: string) => {
    requests += 1
    return respond(url, requests)
  })
  const dataDir = newFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('NGINX_CACHE', path.join(dataDir, 'none'))
  const { argv } = process
  process.argv = ['node', 'take-down.mjs', ...args]
  process.exitCode = 0
  vi.resetModules()
  let isOver = false
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
    output: output.join('\n'),
    list: existsSync(list) ? readFileSync(list, 'utf8') : '',
  }
  process.argv = argv
  process.exitCode = 0
  return result
}

const record = 'https://www.school.example/news#news-old-1'
const listWith = (...uids: string[]) => Response.json(uids.map((uid) => ({ uid, title: 'A' })))

it('blocks a picture, and reports that the site no longer shows the picture', async () => {
  const respond = (_url: string, request: number) =>
    new Response('picture', { status: request === 1 ? 200 : 404 })
  const { code, output, list } = await runAgainst(respond, address)
  expect([code, list]).toEqual([0, '/media/abc/320/a.jpg\n'])
  expect(output).toContain('The site no longer shows it.')
})

it('finds a record of last year in the unfiltered list, and blocks the record', async () => {
  const { code, list } = await runAgainst((url, request) => {
    expect(url).toBe('https://www.school.example/api/lists/news')
    return request === 1 ? listWith('new-2', 'old-1') : listWith('new-2')
  }, record)
  expect([code, list]).toEqual([0, '/news#news-old-1\n'])
})

it.each([
  ['still shows the record', () => listWith('old-1'), 'empty the cache in front'],
  ['never showed the record', () => listWith('new-2'), 'check the URL'],
  [
    'responds 503',
    () => new Response('', { status: 503 }),
    'on the blocklist, but https://www.school.example could not be checked (status 503)',
  ],
])(
  'blocks a record, but exits with 1 and a reason, if the site %s',
  async (_what, respond, reason) => {
    const { code, output, list } = await runAgainst(respond, record)
    expect([code, list]).toEqual([1, '/news#news-old-1\n'])
    expect(output).toContain(reason)
  },
)

it('rejects a URL that is neither a file nor a record of the vendor', async () => {
  const own = 'https://www.school.example/pictures/about-400.webp'
  const { code, output, list } = await runAgainst(() => new Response(''), own)
  expect([code, list]).toEqual([2, ''])
  expect(output).toContain('docs/operating/take-down.md')
})
