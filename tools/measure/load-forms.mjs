#!/usr/bin/env node
/**
 * `npm run load:forms`: sends two thousand contact enquiries, admission enquiries and job applications with resumes,
 * twenty at a time, to a site of its own with the embedded vendor, and then reads what was kept. Ends with 1 if one is
 * lost, kept twice, or mixed up with another.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install } from '../lib/steps.mjs'
import { importTypeScript } from '../lib/typescript.mjs'

const total = 2000
const atOnce = 20
const firstPhone = 6_000_000_000

await install()
await build()
const samples = await importTypeScript('tools/testing/submissions.ts')
const { startSite } = await importTypeScript('e2e/support/site.ts')
const { mapLimited } = await importTypeScript('lib/operating/vendor-check/map-limited.ts')

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** A resume nobody else has, up to 100 kB. */
function resumeOf(index) {
  const line = `% resume ${index}\n`
  return Buffer.from(`%PDF-1.4\n${line.repeat(1 + ((index * 37) % 6000))}%%EOF\n`)
}

/** What the sender of a number sends: the form, its fields, and what else it is posted with. */
function submissionOf(index) {
  const kind = ['contact', 'admission', 'career'][index % 3]
  const own = { name: `Parent ${index} ज`, phone: String(firstPhone + index) }
  const fields = { ...samples[kind], ...own }
  if (kind === 'contact') fields.message = `Message ${index}\n${'words '.repeat(index % 400)}end`
  const others = {
    contact: {},
    admission: { declaration: 'true' },
    career: { attachments: new File([resumeOf(index)], `cv ${index}.pdf`) },
  }
  return { kind, fields, others: others[kind] }
}

/** Sends one; what it was refused with, or null. */
async function send(url, index) {
  const { kind, fields, others } = submissionOf(index)
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...others })) body.append(name, value)
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

/** Everything kept, by the number its sender gave. */
async function readKept(dataDir) {
  const kept = new Map()
  for (const kind of ['contact', 'admission', 'career']) {
    const folder = path.join(dataDir, 'submissions', kind)
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.json')) continue
      const record = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
      const resume = record.resume && hash(await readFile(path.join(folder, record.resume.file)))
      const index = Number(record.fields.phone) - firstPhone
      kept.set(index, [...(kept.get(index) ?? []), { ...record, resume }])
    }
  }
  return kept
}

/** What is wrong with what was kept of one sender; null when it is exactly what was sent. */
function faultOf(index, records = []) {
  if (records.length !== 1) return records.length === 0 ? 'lost' : 'kept twice'
  const { kind, fields } = submissionOf(index)
  const [record] = records
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
  const kept = await readKept(dataDir)
  const faults = senders.flatMap((index) => faultOf(index, kept.get(index)) ?? [])
  const refused = refusals.filter((one) => one !== null)
  const count = (fault) => faults.filter((one) => one === fault).length
  console.table({
    submissions: total,
    refused: refused.length,
    lost: count('lost'),
    'kept twice': count('kept twice'),
    'mixed up': count('mixed up'),
    'a second': Math.round(total / seconds),
  })
  for (const one of refused.slice(0, 5)) console.error(one)
  process.exitCode = faults.length + refused.length === 0 ? 0 : 1
} finally {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
}
