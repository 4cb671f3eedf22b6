import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** What tests need of Windows' lacks: where one cannot be run there, its name says why. */
export const isWindows = process.platform === 'win32'

/** The modes of a file for its owner alone and for all; Windows has none, and says the same of every file. */
export const modes = isWindows ? { owner: 0o666, all: 0o666 } : { owner: 0o600, all: 0o644 }

/** Makes a file another name of one that is there; a copy where that lies on another disk. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Copies a folder into a new one by links, as fast as they are made; its files must not be written to. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else link(source, target)
  }
}

/** Copies what is installed here into a copy of this checkout, by links. */
export function linkPackages(to: string): void {
  for (const folder of ['node_modules', 'tools/measure/node_modules'])
    if (existsSync(folder)) linkFolder(folder, path.join(to, folder))
}
