import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { fail } from '../check-result'
import { nameServerProblem } from './name-server'

const { execPath } = process
afterEach(() => {
  process.execPath = execPath
  vi.useRealTimers()
})

/** Puts a program in the place of the one that asks the name server. */
async function asker(script: string): Promise<void> {
  process.execPath = path.join(await mkdtemp(path.join(tmpdir(), 'asker-')), 'node')
  await writeFile(process.execPath, `#!/bin/sh\n${script}\n`)
  await chmod(process.execPath, 0o755)
}

const problem = fail(
  'vendor',
  'no name server says where api.vendor.example is',
  'look at /etc/resolv.conf and the way to the server it names',
)

it('a name server that answers is no problem, even if it knows no such host', async () => {
  expect(await nameServerProblem('localhost')).toBeNull()
  expect(await nameServerProblem('[::1]')).toBeNull()
  await asker('echo ENOTFOUND')
  expect(await nameServerProblem('api.vendor.example')).toBeNull()
})

it('one that is away is named, and not waited for until the system gives up', async () => {
  await asker('echo EAI_AGAIN')
  expect(await nameServerProblem('api.vendor.example')).toEqual(problem)
  await asker('exec sleep 60')
  expect(await nameServerProblem('api.vendor.example', 100)).toEqual(problem)
})
