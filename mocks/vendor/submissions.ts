import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '@/lib/platform/whole-files'

export type ReceivedSubmission = Readonly<{
  kind: 'contact' | 'career' | 'admission'
  fields: Readonly<Record<string, string | boolean | undefined>>
  resume?: File
}>

export type SubmissionStore = (submission: ReceivedSubmission) => Promise<string>

// Only letters and digits of the sender's file name: the name itself never reaches a path.
function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? 'bin'
}

/** Flushed, so that an accepted submission survives a crash. */
const privately = { mode: 0o600, flush: true }

async function storeResume(base: string, resume: File) {
  const file = `${base}.${extensionOf(resume.name)}`
  await writeWhole(file, await resume.bytes(), privately)
  const { name: originalName, type, size: bytes } = resume
  return { file: path.basename(file), originalName, type, bytes }
}

/**
 * Stores each submission in a file of its own, `{dataDir}/submissions/{kind}/{ISO time}-{uuid}.json`, with its resume
 * beside it (`:` written as `-`, for Windows). Files are 0600, folders 0700 and created on demand. Resolves to its id.
 */
export function createSubmissionStore(dataDir: string, now: () => Date): SubmissionStore {
  return async ({ kind, fields, resume }) => {
    const folder = path.join(dataDir, 'submissions', kind)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const id = randomUUID()
    const receivedAt = now().toISOString()
    const base = path.join(folder, `${receivedAt.replaceAll(':', '-')}-${id}`)
    // The resume first: a record on disk never names a file that is not there.
    const attachment = resume && (await storeResume(base, resume))
    const content = { id, kind, receivedAt, fields, resume: attachment }
    await writeWhole(`${base}.json`, `${JSON.stringify(content, null, 2)}\n`, privately)
    return id
  }
}
