import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One folder for all that unit tests put aside, copies of the content among it; gone when they end. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
  // The second is Windows' name for it.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
