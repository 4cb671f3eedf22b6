import { mkdir, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { formData } from '@/testing/posts'
import { admission, career, contact, pdf } from '@/testing/submissions'
import { isWindows, modes } from '@/testing/system'
import { createEmbeddedVendor } from './handler'

const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

let folder: string
let dataDir: string
let mediaDir: string
let vendor: ReturnType<typeof createEmbeddedVendor>

beforeAll(async () => {
  folder = newFolder()
  mediaDir = path.join(folder, 'media')
  await mkdir(path.join(mediaDir, 'photos'), { recursive: true })
  await writeFile(path.join(mediaDir, 'photos', 'one.webp'), picture)
  await writeFile(path.join(mediaDir, '.secret'), 'secret')
  await writeFile(path.join(folder, 'secret.webp'), 'secret')
  await mkdir(`${mediaDir}-beside`)
  await writeFile(path.join(`${mediaDir}-beside`, 'secret.webp'), 'secret')
  // On Windows only an administrator may create links to files, but everybody may create junctions.
  await symlink(folder, path.join(mediaDir, 'up'), 'junction')
  if (!isWindows) await symlink(path.join(folder, 'secret.webp'), path.join(mediaDir, 'link.webp'))
})

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(folder, 'data-'))
  const now = () => new Date('2026-11-21T04:05:06.789Z')
  vendor = createEmbeddedVendor({ schoolCode: 'DPSSWB', dataDir, mediaDir, now })
})

const ask = (target: string, init: RequestInit = {}) =>
  vendor(new Request(`http://vendor.invalid${target}`, init))

function post(form: string, body: object | string, type = 'application/json') {
  const isForm = body instanceof FormData
  const sent = isForm || typeof body === 'string' ? body : JSON.stringify(body)
  const headers = isForm ? new Headers() : new Headers({ 'content-type': type })
  return ask(`/api/form/DPSSWB/${form}`, { method: 'POST', body: sent, headers })
}

const resume = (name: string, size?: number) =>
  formData({
    ...{ ...career, mailType: 'Career', schoolcode: 'DPSSWB' },
    attachments: new File([pdf(size)], name, { type: 'application/pdf' }),
  })

/** Returns the files of the submissions of a kind, first the resume's. */
async function readSubmissions(kind: string): Promise<string[]> {
  const at = path.join(dataDir, 'submissions', kind)
  const names = await readdir(at)
  return names.map((name) => path.join(at, name)).sort((a, b) => a.length - b.length)
}

it.each([
  ['contact', 'Enquiry', { ...contact, schoolcode: 'DPSSLG' }],
  ['admission', 'dif', { ...admission, declaration: true, schoolcode: 'DPSSWB' }],
])('the embedded vendor stores a submission of the %s form', async (kind, form, fields) => {
  expect((await post(form, fields)).status).toBe(200)
  const [file = ''] = await readSubmissions(kind)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ kind, fields })
})

it.each([
  ['resume.pdf', 'pdf'],
  ['../../../etc/cron.d/evil', 'bin'],
])(
  'the embedded vendor stores the resume “%s” in a file with mode 600',
  async (name, extension) => {
    expect((await post('Enquiry', resume(name))).status).toBe(200)
    const [file = '', record = ''] = await readSubmissions('career')
    expect(file).toBe(record.replace(/json$/, extension))
    expect(await readFile(file)).toEqual(pdf())
    const attachment = { file: path.basename(file), originalName: name }
    const stored: unknown = JSON.parse(await readFile(record, 'utf8'))
    expect(stored).toMatchObject({ fields: career, resume: attachment })
    const modeOf = async (at: string) => (await stat(at)).mode & 0o777
    expect([await modeOf(file), await modeOf(record)]).toEqual([modes.owner, modes.owner])
    // Windows has no modes.
    if (!isWindows) expect(await modeOf(path.dirname(file))).toBe(0o700)
  },
)

it.each([
  [400, 'malformed JSON', '{"name": "Asha"', 'application/json'],
  [400, 'JSON without the fields of the form', '{}', 'application/json'],
  [400, 'malformed form data', 'nothing of the kind', 'multipart/form-data; boundary=x'],
  [415, 'plain text', 'hello', 'text/plain'],
  [413, 'a resume of 17 MB', resume('cv.pdf', 17 * 1024 * 1024), undefined],
])(
  'the embedded vendor responds %i to a submission of %s, and stores nothing',
  async (status, _what, body, type) => {
    expect((await post('Enquiry', body, type)).status).toBe(status)
    expect(await readdir(dataDir)).toEqual([])
  },
)

it.each([
  ['', 200, null, 200_000],
  ['bytes=100-199', 206, 'bytes 100-199/200000', 100],
  ['bytes=-5', 206, 'bytes 199995-199999/200000', 5],
  ['bytes=70000-999999', 206, 'bytes 70000-199999/200000', 130_000],
  ['bytes=200000-', 416, 'bytes */200000', null],
  ['bytes=5-2', 200, null, 200_000],
])(
  'the embedded vendor responds to the Range header %j with status %i',
  async (range, status, part, size) => {
    const response = await ask('/api/image/photos/one.webp', { headers: { range } })
    expect([response.status, response.headers.get('content-range')]).toEqual([status, part])
    if (!size) return
    const bytes = await response.bytes()
    const from = Number(/\d+/.exec(part ?? '0'))
    expect(picture.subarray(from, from + size).equals(bytes)).toBe(true)
    const headers = { 'content-type': 'image/webp', 'content-length': String(size) }
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
  },
)

it.each([
  ...['', 'photos', 'photos/two.webp', '../secret.webp', '%2e%2e%2fsecret.webp'],
  ...['..%5csecret.webp', '%2fetc%2fpasswd', '..%2fmedia-beside%2fsecret.webp'],
  ...['photos/one.webp%00.pdf', 'photos/%', '.secret', 'link.webp', 'up/secret.webp'],
])(
  'the embedded vendor responds 404 to a path that is not a public file of its media folder: “%s”',
  async (file) => {
    const response = await ask(`/api/image/${file}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  },
)
