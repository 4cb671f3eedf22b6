import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What a copy does without: what is installed, built or kept. */
const left = /^(?:node_modules|\.next|\.git|\.data|\.bench|test-results)(?:\/|$)/

/** A copy of the checkout, or of some of its folders. */
export function copyOfCheckout(folders: readonly string[] = ['.']): string {
  const root = mkdtempSync(path.join(tmpdir(), 'copy-'))
  for (const folder of folders)
    cpSync(folder, path.join(root, folder), {
      recursive: true,
      filter: (file) => !left.test(file.replaceAll(path.sep, '/')),
    })
  return root
}

/** Runs scripts of a copy one after the other; '' when all pass, else what the first that fails says. */
export function firstFailure(root: string, ...commands: readonly string[][]): string {
  const env = { ...process.env }
  for (const name of ['NODE_ENV', 'VITEST', 'WHOLE']) Reflect.deleteProperty(env, name)
  for (const args of commands) {
    const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
    if (ran.status !== 0)
      return `${args.join(' ')}\n${ran.stdout.slice(-5000)}\n${ran.stderr.slice(-5000)}`
  }
  return ''
}
