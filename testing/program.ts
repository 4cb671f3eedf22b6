import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Puts a program into a folder, which a test puts first into the PATH. */
export function putProgram(folder: string, name: string, script: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}
