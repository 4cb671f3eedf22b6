import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates one temporary folder for all unit tests, and deletes it at the end. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
  // Windows reads TEMP.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
