import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder of a test's own, which goes with the run. */
export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'test-'))
