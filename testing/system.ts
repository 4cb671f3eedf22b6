import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** What tests need of Windows' lacks: where one cannot be run there, its name says why. */
export const isWindows = process.platform === 'win32'

/** The modes of a file for its owner alone and for all; Windows has none, and says the same of every file. */
export const modes = isWindows ? { owner: 0o666, all: 0o666 } : { owner: 0o600, all: 0o644 }

/**
 * Links the installed packages into a copy of this checkout, or copies them where links cannot be made. Nothing may
 * write to them.
 */
export function linkPackages(to: string): void {
  for (const folder of ['node_modules', 'tools/measure/node_modules'].filter(existsSync)) {
    const target = path.join(to, folder)
    mkdirSync(path.dirname(target), { recursive: true })
    if (spawnSync('cp', ['-al', folder, target]).status !== 0)
      cpSync(folder, target, { recursive: true, verbatimSymlinks: true })
  }
}
