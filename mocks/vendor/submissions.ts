import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type ReceivedSubmission = Readonly<{
  kind: 'contact' | 'career' | 'admission'
  fields: Readonly<Record<string, string | boolean | undefined>>
  resume?: File
}>

type StoredSubmission = Readonly<{ id: string; record: string; resume?: string }>

export type SubmissionStore = (submission: ReceivedSubmission) => Promise<StoredSubmission>

// Only letters and digits of the sender's file name: the name itself never reaches a path.
function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? 'bin'
}

// Writes a temporary file, flushes and renames it: after a crash the file is complete or absent.
async function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.part`)
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}

/**
 * Stores each submission in a file of its own, `{dataDir}/submissions/{kind}/{ISO time}-{uuid}.json`, with its resume
 * beside it (`:` written as `-`, for Windows). Files are 0600, folders 0700 and created on demand.
 */
export function createSubmissionStore(dataDir: string, now: () => Date): SubmissionStore {
  return async ({ kind, fields, resume }) => {
    const folder = path.join(dataDir, 'submissions', kind)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const id = randomUUID()
    const receivedAt = now().toISOString()
    const base = path.join(folder, `${receivedAt.replaceAll(':', '-')}-${id}`)
    const content = { id, kind, receivedAt, fields }
    const record = `${base}.json`
    if (!resume) {
      await writeWhole(record, toText(content))
      return { id, record }
    }
    // The resume first: a record on disk never names a file that is not there.
    const file = `${base}.${extensionOf(resume.name)}`
    await writeWhole(file, await resume.bytes())
    const { name: originalName, type, size: bytes } = resume
    const attachment = { file: path.basename(file), originalName, type, bytes }
    try {
      await writeWhole(record, toText({ ...content, resume: attachment }))
    } catch (cause) {
      await rm(file, { force: true })
      throw cause
    }
    return { id, record, resume: file }
  }
}

const toText = (content: object) => `${JSON.stringify(content, null, 2)}\n`
