import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'

/** A test that Windows cannot run says why in its name. */
export const isWindows = process.platform === 'win32'

/** Modes of a file for its owner only and for all. Windows has no modes and reports the same for every file. */
export const modes = isWindows ? { owner: 0o666, all: 0o666 } : { owner: 0o600, all: 0o644 }

/** Links the installed packages into a copy of this checkout; nothing may write to them. */
export function linkPackages(to: string): void {
  const target = path.join(to, 'node_modules')
  if (spawnSync('cp', ['-al', 'node_modules', target]).status !== 0)
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true })
}
