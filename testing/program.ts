import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export function putProgram(folder: string, name: string, script: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}
