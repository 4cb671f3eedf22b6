import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** The three kinds of submissions the site takes in (section 1); each has its own folder. */
type SubmissionKind = 'contact' | 'career' | 'admission'

/** What is to be kept: the fields as they were posted, and the resume of a job application. */
export type Submission = Readonly<{
  kind: SubmissionKind
  fields: Readonly<Record<string, string | boolean | undefined>>
  resume?: File
}>

/** A submission on disk: its identifier and the paths of its files. */
type StoredSubmission = Readonly<{ id: string; record: string; resume?: string }>

/** Keeps submissions; the promise resolves only when everything is on disk. */
export type SubmissionStore = (submission: Submission) => Promise<StoredSubmission>

const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

// Only letters and digits of what the sender called the file: the name itself never touches a path.
function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? 'bin'
}

// Colons may not stand in file names everywhere, so the time is written with dashes.
function stamp(at: Date): string {
  return at.toISOString().replaceAll(':', '-')
}

// A rename is on disk only when its folder is; some systems cannot sync a folder and need not.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A new folder is on disk only when the one that holds it is, all the way up to what was there.
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made))
  }
}

// Written beside its place, synced, then renamed: a reader, or a restart, finds it whole or not at all.
async function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.part`)
  try {
    const handle = await open(draft, 'wx', FILE_MODE)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}

/**
 * A store that keeps each submission in its own file,
 * `{dataDir}/submissions/{kind}/{ISO time}-{uuid}.json`, with its resume beside it under the same
 * name (the `:` of the time are written `-`). Files are for the owner alone (0600, folders 0700).
 * In: the data folder, which is made on demand, and a clock.
 */
export function createSubmissionStore(dataDir: string, now: () => Date): SubmissionStore {
  return async ({ kind, fields, resume }) => {
    const folder = path.join(dataDir, 'submissions', kind)
    await makeFolder(folder)
    const at = now()
    const id = randomUUID()
    const base = path.join(folder, `${stamp(at)}-${id}`)
    const resumePath = resume && `${base}.${extensionOf(resume.name)}`
    // The resume first: a record on disk never names a file that is not there.
    if (resume && resumePath)
      await writeWhole(resumePath, new Uint8Array(await resume.arrayBuffer()))
    try {
      await writeWhole(`${base}.json`, record({ id, kind, at, fields, resume, resumePath }))
    } catch (cause) {
      if (resumePath) await rm(resumePath, { force: true })
      throw cause
    }
    await syncFolder(folder)
    return { id, record: `${base}.json`, ...(resumePath ? { resume: resumePath } : {}) }
  }
}

function record(from: {
  id: string
  kind: SubmissionKind
  at: Date
  fields: Submission['fields']
  resume: File | undefined
  resumePath: string | undefined
}): string {
  const { id, kind, at, fields, resume, resumePath } = from
  const attachment = resume &&
    resumePath && {
      file: path.basename(resumePath),
      originalName: resume.name,
      type: resume.type,
      bytes: resume.size,
    }
  const content = { id, kind, receivedAt: at.toISOString(), fields, resume: attachment }
  return `${JSON.stringify(content, null, 2)}\n`
}
