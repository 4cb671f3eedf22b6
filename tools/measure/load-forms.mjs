#!/usr/bin/env node
/**
 * `node tools/bench/load-forms.mjs [submissions] [at a time]`: sends contact enquiries, admission enquiries
 * and job applications with resumes to a site of its own (the production build on 127.0.0.1, with the
 * embedded vendor), 2000 in all and twenty at a time unless told otherwise, and then reads what was
 * kept. Ends with 1 if one is lost, kept twice, or mixed up with another.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { standaloneServer } from '../lib/standalone.mjs'
import { importTypeScript } from '../lib/typescript.mjs'

const total = Number(process.argv[2] ?? 2000)
const atATime = Number(process.argv[3] ?? 20)
const kinds = ['contact', 'admission', 'career']

if (!existsSync(standaloneServer)) {
  console.error('There is no build yet: run `npm run build` first.')
  process.exit(1)
}

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')
const phoneOf = (index) => String(6_000_000_000 + index)

/** A resume nobody else has, up to 100 kB. */
function resumeOf(index) {
  const line = `% resume ${index}\n`
  return Buffer.from(`%PDF-1.4\n${line.repeat(1 + ((index * 37) % 6000))}%%EOF\n`)
}

/** What the sender of a number sends, by field. */
function filling(index) {
  const kind = kinds[index % kinds.length]
  const person = { name: `Parent ${index} ज`, phone: phoneOf(index), email: `p${index}@example.in` }
  const address = `${index} Hill Cart Road`
  if (kind === 'contact') {
    const message = `Message ${index}\n${'words '.repeat(index % 400)}end`
    return { kind, fields: { ...person, address, mailType: 'Enquiry', message } }
  }
  if (kind === 'admission') {
    return { kind, fields: { ...person, address, class: 'III', gender: 'Female', phone1: '' } }
  }
  const job = { dob: '1990-04-12', subject: `Subject ${index}`, profession: 'yes', experience: '7' }
  const more = { gender: 'male', status: 'married', mailType: 'Career' }
  return { kind, fields: { ...person, address, ...job, ...more } }
}

function formDataOf(index) {
  const { kind, fields } = filling(index)
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  if (kind === 'admission') data.append('declaration', 'true')
  if (kind === 'career') data.append('attachments', new File([resumeOf(index)], `cv ${index}.pdf`))
  return { kind, data }
}

/** Sends one; resolves to how long it took in milliseconds, and throws unless it was accepted. */
async function send(url, index) {
  const { kind, data } = formDataOf(index)
  const began = performance.now()
  const response = await fetch(`${url}/api/forms/${kind}`, {
    method: 'POST',
    body: data,
    // Each from a network of its own: one may send few files at a time.
    headers: { origin: url, 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
  })
  const answer = await response.text()
  if (response.status === 503) {
    // No place for a file just now.
    await new Promise((resolve) => setTimeout(resolve, 200))
    return send(url, index)
  }
  if (!answer.startsWith('{"status":"sent"'))
    throw new Error(`${kind} ${index}: ${response.status} ${answer}`)
  return performance.now() - began
}

async function sendAll(url) {
  const times = []
  const refused = []
  let next = 0
  const sender = async () => {
    while (next < total) {
      const index = next
      next += 1
      try {
        times.push(await send(url, index))
      } catch (error) {
        refused.push(String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, sender))
  return { times, refused }
}

/** Everything kept, by the number its sender gave. */
async function readKept(dataDir) {
  const kept = new Map()
  for (const kind of kinds) {
    const folder = path.join(dataDir, 'submissions', kind)
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.json')) continue
      const record = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
      const resume = record.resume
        ? hash(await readFile(path.join(folder, record.resume.file)))
        : ''
      const index = Number(record.fields.phone) - 6_000_000_000
      kept.set(index, [...(kept.get(index) ?? []), { ...record, resume }])
    }
  }
  return kept
}

/** What is wrong with what was kept of one sender; null when it is exactly what was sent. */
function faultOf(index, records = []) {
  if (records.length === 0) return 'lost'
  if (records.length > 1) return 'kept twice'
  const { kind, fields } = filling(index)
  const [record] = records
  const isSame = Object.entries(fields).every(([name, value]) => record.fields[name] === value)
  const resume = kind === 'career' ? hash(resumeOf(index)) : ''
  return record.kind === kind && isSame && record.resume === resume ? null : 'mixed up'
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'load-forms-'))
const { startSite } = await importTypeScript('e2e/support/site.ts')
const { url, stop } = await startSite({
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
  const { times, refused } = await sendAll(url)
  const seconds = (performance.now() - began) / 1000
  const kept = await readKept(dataDir)
  const faults = Array.from({ length: total }, (_, index) => faultOf(index, kept.get(index)))
  const count = (fault) => faults.filter((one) => one === fault).length
  times.sort((a, b) => a - b)
  const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  console.table({
    submissions: total,
    'at a time': atATime,
    accepted: times.length,
    refused: refused.length,
    kept: [...kept.values()].flat().length,
    lost: count('lost'),
    'kept twice': count('kept twice'),
    'mixed up': count('mixed up'),
    seconds: Math.round(seconds),
    'a second': Math.round(total / seconds),
    'median ms': at(0.5),
    '99th percentile ms': at(0.99),
  })
  for (const one of refused.slice(0, 5)) console.error(one)
  process.exitCode = faults.every((fault) => fault === null) && refused.length === 0 ? 0 : 1
} finally {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}
