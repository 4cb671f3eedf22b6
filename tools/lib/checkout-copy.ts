import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const left =
  /(?:^|\/)(?:node_modules|\.next|\.builds|\.git|\.data|\.bench|test-results|\.env)(?:\/|$)/

export function copyOfCheckout(
  folders: readonly string[] = ['.'],
  root = mkdtempSync(path.join(tmpdir(), 'copy-')),
): string {
  for (const folder of folders)
    cpSync(folder, path.join(root, folder), {
      recursive: true,
      filter: (file) => !left.test(file.replaceAll(path.sep, '/')),
    })
  return root
}

const ofThisRun =
  /^(?:BASE_URL|DEV|LOG_LEVEL|MODE|NODE_ENV|PROD|REVALIDATE_SECRET|SSR|TEST|VITEST.*|WHOLE)$/

/** Runs scripts of a copy one after the other; '' when all pass, else what the first that fails says. */
export async function firstFailure(
  root: string,
  ...commands: readonly string[][]
): Promise<string> {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (ofThisRun.test(name)) Reflect.deleteProperty(env, name)
  for (const args of commands) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    if (code !== 0) return `${args.join(' ')}\n${output.slice(-5000)}\n${errors.slice(-5000)}`
  }
  return ''
}
