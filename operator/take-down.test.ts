// @module-tag attack
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const address = 'https://www.school.example/media/abc/320/a.jpg'

/** Runs the command with a folder of the site. */
const takeDown = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, ['operator/run.mjs', 'take-down', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  })

it('a take-down, which root makes, neither writes nor reads through a link in the site’s folder', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'take-down-'))
  const other = path.join(mkdtempSync(path.join(tmpdir(), 'other-')), 'file')
  const list = path.join(dataDir, 'taken-down.txt')
  writeFileSync(other, 'of somebody else\n')
  symlinkSync(other, `${list}.new`)
  expect(takeDown(dataDir, '--back', address).status).toBe(0)
  expect(readFileSync(other, 'utf8')).toBe('of somebody else\n')
  expect(lstatSync(list).isFile()).toBe(true)

  const second = mkdtempSync(path.join(tmpdir(), 'take-down-'))
  symlinkSync(other, path.join(second, 'taken-down.txt'))
  const { status, stdout } = takeDown(second)
  expect(status).not.toBe(0)
  expect(stdout).not.toContain('somebody')
})
