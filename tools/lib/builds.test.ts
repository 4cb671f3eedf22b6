import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { builds, current, keepBuild, linkCurrent, removeUnused } from './builds'

const names = ['1', '2', '3', '4'].map((digit) => `${digit.repeat(16)}-abc`)

const here = process.cwd()
afterEach(() => process.chdir(here))

it('removes builds that no process uses, but never the current or the previous build', () => {
  process.chdir(newFolder())
  for (const name of names) mkdirSync(path.join(builds, name), { recursive: true })
  const [unused = '', running = '', previous = '', newest = ''] = names
  keepBuild(path.join(builds, unused), spawnSync(process.execPath, ['--version']).pid)
  keepBuild(path.join(builds, running))
  linkCurrent(previous)
  linkCurrent(newest)
  expect(path.basename(realpathSync(current))).toBe(newest)
  removeUnused([newest, previous])
  const kept = [running, `${running}.${process.pid}`, previous, newest, 'current']
  expect(readdirSync(builds).sort()).toEqual(kept.sort())
})
