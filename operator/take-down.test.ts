// @module-tag attack
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

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
      'operator/run.mjs',
      'take-down',
      ...args,
    ],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  )

it('a take-down, which root makes, neither writes nor reads through a link in the site’s folder, and the site reads it', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'take-down-'))
  const other = path.join(mkdtempSync(path.join(tmpdir(), 'other-')), 'file')
  const list = path.join(dataDir, 'taken-down.txt')
  writeFileSync(other, 'of somebody else\n')
  symlinkSync(other, `${list}.new`)
  expect(takeDown(dataDir, '--back', address).status).toBe(0)
  expect(readFileSync(other, 'utf8')).toBe('of somebody else\n')
  expect(lstatSync(list).isFile()).toBe(true)
  expect(lstatSync(list).mode & 0o777).toBe(0o644)

  const second = mkdtempSync(path.join(tmpdir(), 'take-down-'))
  symlinkSync(other, path.join(second, 'taken-down.txt'))
  const { status, stdout } = takeDown(second)
  expect(status).not.toBe(0)
  expect(stdout).not.toContain('somebody')
})

it('an address that is still there after twenty seconds, and one that is no picture of the vendor’s, are told', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line))
  const askedAt: number[] = []
  vi.stubGlobal('fetch', async () => {
    askedAt.push(Date.now())
    return new Response('picture')
  })
  // A folder that the running site does not read.
  vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'take-down-')))
  const { argv } = process
  process.argv = ['node', 'take-down.mjs', address]
  let isOver = false
  const left = import('./take-down').finally(() => {
    isOver = true
  })
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await left
  const tookMs = Math.max(...askedAt) - Math.min(...askedAt)
  expect(Math.floor(tookMs / 1000)).toBe(20)
  expect(process.exitCode).toBe(1)
  expect(said).toContain(`200 ${address}`)
  expect(said).toContainEqual(expect.stringContaining('8 addresses asked, 8 not gone'))

  vi.resetModules()
  process.argv = ['node', 'take-down.mjs', 'https://www.school.example/pictures/about-400.webp']
  await import('./take-down')
  expect(process.exitCode).toBe(2)
  expect(said.at(-1)).toContain('docs/operating.md')
  process.argv = argv
  process.exitCode = 0
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
