import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'

/** Starts a process that appends "<" and, a moment later, ">" to a file under a lock. */
function enter(folder: string) {
  const code = `
    import { appendFileSync } from 'node:fs'
    import { setTimeout } from 'node:timers/promises'
    import { withLock } from ${JSON.stringify(new URL('lock.mjs', import.meta.url))}
    await withLock('lock', async () => {
      appendFileSync('seen', '<')
      await setTimeout(50)
      appendFileSync('seen', '>')
    })`
  return spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder })
}

it('runs one process at a time under a lock, even if a process died while it held the lock', async () => {
  const folder = newFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  mkdirSync(path.join(folder, 'lock'))
  writeFileSync(path.join(folder, 'lock', String(pid)), '')
  const codes = await Promise.all(
    Array.from({ length: 6 }, async () => (await once(enter(folder), 'exit'))[0]),
  )
  expect(codes).toEqual(Array(6).fill(0))
  expect(readFileSync(path.join(folder, 'seen'), 'utf8')).toBe('<>'.repeat(6))
  expect(readdirSync(folder)).toEqual(['seen'])
})

it('prints a line and waits while another process holds the lock', async () => {
  const folder = newFolder()
  mkdirSync(path.join(folder, 'lock'))
  writeFileSync(path.join(folder, 'lock', String(process.pid)), '')
  const waiting = enter(folder)
  await once(waiting.stdout, 'data')
  expect(readdirSync(folder)).toEqual(['lock'])
  waiting.kill()
})
