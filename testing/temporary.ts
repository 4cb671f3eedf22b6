import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
  // Windows reads TEMP.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
