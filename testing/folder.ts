import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'test-'))
