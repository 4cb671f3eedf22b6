import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'test-'))

export const filesBelow = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.join(parentPath.replaceAll('\\', '/'), name))
