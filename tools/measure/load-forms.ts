/**
 * `npm run load:forms`: sends two thousand submissions, twenty at a time, to a site of its own, and reads what it
 * stored. Exits with 1 if one is lost, stored twice, or mixed up.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { mapLimited } from '@/operator/vendor-check/map-limited'
import { startSite } from '@/testing/site'
import { admission, career, contact } from '@/testing/submissions'
import { build } from '../lib/steps'

const total = 2000
const atOnce = 20
const firstPhone = 6_000_000_000

await build()

const samples = { contact, admission, career }

const kinds = ['contact', 'admission', 'career'] as const

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function resumeOf(index: number): Buffer<ArrayBuffer> {
  const line = `% resume ${index}\n`
  return Buffer.from(`%PDF-1.4\n${line.repeat(1 + ((index * 37) % 6000))}%%EOF\n`)
}

/** What the sender of a number sends: the form, its fields, and what else it is posted with. */
function submissionOf(index: number) {
  const kind = kinds[index % 3] ?? 'contact'
  const own = { name: `Parent ${index} ज`, phone: String(firstPhone + index) }
  const fields: Record<string, string> = { ...samples[kind], ...own }
  if (kind === 'contact') fields.message = `Message ${index}\n${'words '.repeat(index % 400)}end`
  const others = {
    contact: {},
    admission: { declaration: 'true' },
    career: { attachments: new File([resumeOf(index)], `cv ${index}.pdf`) },
  }
  return { kind, fields, others: others[kind] }
}

async function send(url: string, index: number): Promise<string | null> {
  const { kind, fields, others } = submissionOf(index)
  const body = new FormData()
  for (const [name, value] of Object.entries<string | File>({ ...fields, ...others }))
    if (value instanceof File) body.append(name, value)
    else body.append(name, value)
  // Each from a network of its own: one may send few files at a time.
  const headers = { origin: url, 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` }
  const response = await fetch(`${url}/api/forms/${kind}`, { method: 'POST', body, headers })
  const answer = await response.text()
  if (response.status === 503) {
    // No place for a file just now.
    await new Promise((resolve) => setTimeout(resolve, 200))
    return send(url, index)
  }
  const isSent = answer.startsWith('{"status":"sent"')
  return isSent ? null : `${kind} ${index}: ${response.status} ${answer}`
}

const stored = z.object({
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
  resume: z.object({ file: z.string() }).nullish(),
})

type Stored = { kind: string; fields: Record<string, unknown>; resume: string | undefined }

async function readStored(dataDir: string): Promise<Map<number, Stored[]>> {
  const byIndex = new Map<number, Stored[]>()
  for (const kind of kinds) {
    const folder = path.join(dataDir, 'submissions', kind)
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.json')) continue
      const record = stored.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
      const resume = record.resume
        ? hash(await readFile(path.join(folder, record.resume.file)))
        : undefined
      const index = Number(record.fields.phone) - firstPhone
      byIndex.set(index, [...(byIndex.get(index) ?? []), { ...record, resume }])
    }
  }
  return byIndex
}

function faultOf(index: number, records: readonly Stored[] = []): string | null {
  const [record] = records
  if (!record) return 'lost'
  if (records.length > 1) return 'stored twice'
  const { kind, fields } = submissionOf(index)
  const isSame = Object.entries(fields).every(([name, value]) => record.fields[name] === value)
  const resume = kind === 'career' ? hash(resumeOf(index)) : undefined
  return record.kind === kind && isSame && record.resume === resume ? null : 'mixed up'
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'load-forms-'))
const site = await startSite({
  dataDir,
  env: {
    VENDOR_API_URL: '',
    REDIS_URL: '',
    TRUSTED_HOPS: '1',
    FORM_LIMIT_PER_ADDRESS: String(total + 1),
    FORM_LIMIT_OVERALL: String(total + 1),
  },
})
try {
  const began = performance.now()
  const senders = Array.from({ length: total }, (_, index) => index)
  const refusals = await mapLimited(atOnce, senders, (index) => send(site.url, index))
  const seconds = (performance.now() - began) / 1000
  const records = await readStored(dataDir)
  const faults = senders.flatMap((index) => faultOf(index, records.get(index)) ?? [])
  const refused = refusals.filter((one) => one !== null)
  const count = (fault: string) => faults.filter((one) => one === fault).length
  console.table({
    submissions: total,
    refused: refused.length,
    lost: count('lost'),
    'stored twice': count('stored twice'),
    'mixed up': count('mixed up'),
    'a second': Math.round(total / seconds),
  })
  for (const one of refused.slice(0, 5)) console.error(one)
  process.exitCode = faults.length + refused.length === 0 ? 0 : 1
} finally {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
}
