import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newFolder } from '@/e2e/support/folder'
import { formData } from '@/e2e/support/posts'
import {
  contact as enquiry,
  admission as particulars,
  career as person,
} from '@/e2e/support/submissions'
import { isWindows } from '@/e2e/support/system'
import { createEmbeddedVendor } from './handler'

const HOST = 'http://vendor.invalid'
const TOKEN = 'a-token-of-the-school'
const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

let folder: string
let dataDir: string
let mediaDir: string
let vendor: (request: Request) => Promise<Response>

beforeAll(async () => {
  folder = newFolder()
  mediaDir = path.join(folder, 'media')
  await mkdir(path.join(mediaDir, 'photos'), { recursive: true })
  await writeFile(path.join(mediaDir, 'photos', 'one.webp'), PICTURE)
  await writeFile(path.join(mediaDir, 'notice.pdf'), '%PDF')
  await writeFile(path.join(mediaDir, 'film.mp4'), 'film')
  await writeFile(path.join(mediaDir, 'empty.webp'), '')
  await writeFile(path.join(mediaDir, '.secret'), 'secret')
  await writeFile(path.join(folder, 'secret.webp'), 'secret')
  await mkdir(`${mediaDir}-beside`)
  await writeFile(path.join(`${mediaDir}-beside`, 'secret.webp'), 'secret')
  // Windows lets an administrator alone make links to files, and everybody these to folders.
  await symlink(folder, path.join(mediaDir, 'up'), 'junction')
  if (!isWindows) await symlink(path.join(folder, 'secret.webp'), path.join(mediaDir, 'link.webp'))
})

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(folder, 'data-'))
  vendor = createEmbeddedVendor({
    schoolCode: 'DPSSWB',
    token: TOKEN,
    dataDir,
    mediaDir,
    now: () => new Date('2026-11-21T06:30:00.000Z'),
    odd: true,
  })
})

function get(target: string, headers: Record<string, string> = {}): Promise<Response> {
  return vendor(new Request(HOST + target, { headers }))
}

function post(target: string, body: BodyInit, headers: Record<string, string> = {}) {
  return vendor(new Request(HOST + target, { method: 'POST', body, headers }))
}

function postJson(target: string, body: unknown, headers: Record<string, string> = {}) {
  return post(target, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
}

async function bodyOf<S extends z.ZodType>(response: Response, schema: S): Promise<z.output<S>> {
  return schema.parse(await response.json())
}

describe('the bearer token', () => {
  const guarded = [
    '/api/notification/DPSSWB',
    '/api/topper/DPSSWB',
    '/api/onlineRegistration/DPSSWB',
    '/api/academicCalender/all/DPSSWB',
  ]

  it.each(guarded)('is needed for %s', async (target) => {
    for (const authorization of ['', 'Bearer wrong', TOKEN, `Basic ${TOKEN}`]) {
      const response = await get(target, { authorization })
      expect(response.status).toBe(401)
      expect(response.headers.get('content-type')).toContain('application/json')
    }
  })

  it('is not asked for where none is configured', async () => {
    vendor = createEmbeddedVendor({ schoolCode: 'DPSSWB', dataDir, mediaDir })
    for (const target of guarded) expect((await get(target)).status).toBe(200)
  })
})

function career(resume: string): FormData {
  const form = formData({ ...person, mailType: 'Career', schoolcode: 'DPSSWB' })
  form.append('attachments', new File([resume], 'CV.pdf', { type: 'application/pdf' }))
  return form
}

async function kept(kind: string) {
  const at = path.join(dataDir, 'submissions', kind)
  const files = await readdir(at).catch(() => [])
  const json = files.find((file) => file.endsWith('.json'))
  const record = z
    .object({ fields: z.unknown(), resume: z.object({ file: z.string() }).optional() })
    .parse(json ? JSON.parse(await readFile(path.join(at, json), 'utf8')) : {})
  const resume = record.resume && (await readFile(path.join(at, record.resume.file), 'utf8'))
  return { count: files.length, fields: record.fields, resume }
}

const contact = { ...enquiry, schoolcode: 'DPSSLG' }
const admission = {
  ...{ dob: '', gender: '', address: '', phone1: '', email: '' },
  ...{ ...particulars, declaration: true, schoolcode: 'DPSSWB' },
}

describe('what is posted', () => {
  it.each([
    ['contact', 'Enquiry', contact],
    ['admission', 'dif', admission],
  ])('keeps a %s enquiry', async (kind, below, fields) => {
    expect((await postJson(`/api/form/DPSSWB/${below}`, fields)).status).toBe(200)
    expect(await kept(kind)).toEqual({ count: 1, fields, resume: undefined })
  })

  it('keeps a career application with its resume', async () => {
    const response = await post('/api/form/DPSSWB/Enquiry', career('%PDF my life'))
    expect(response.status).toBe(200)
    const { count, fields, resume } = await kept('career')
    expect([count, resume]).toEqual([2, '%PDF my life'])
    expect(fields).toMatchObject(person)
  })

  it.each([
    [400, 'malformed JSON', '{"name": "Asha"', 'application/json'],
    [400, 'a resume that is empty', career(''), undefined],
    [400, 'JSON without its fields', '{}', 'application/json'],
    [400, 'form data that is none', 'nothing of the kind', 'multipart/form-data; boundary=x'],
    [415, 'a body of another kind', 'hello', undefined],
    [413, 'one beyond all measure', career('x'.repeat(17 * 1024 * 1024)), undefined],
  ])('refuses with %i %s and keeps nothing', async (status, _what, body, type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    const response = await post('/api/form/DPSSWB/Enquiry', body, headers)
    expect(response.status).toBe(status)
    expect(await bodyOf(response, z.object({ message: z.string() }))).toBeDefined()
    expect(await readdir(dataDir)).toEqual([])
  })

  it('is answered with 500 when it cannot be kept', async () => {
    await writeFile(path.join(dataDir, 'submissions'), 'a file where the folder should be')
    expect((await postJson('/api/form/DPSSWB/Enquiry', contact)).status).toBe(500)
  })
})

describe('the image endpoint', () => {
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

  it.each([
    ['notice.pdf', 'application/pdf'],
    ['film.mp4', 'video/mp4'],
    ['photos/one.webp', 'image/webp'],
    ['empty.webp', 'image/webp'],
  ])('serves %s as %s', async (file, type) => {
    const response = await get(`/api/image/${file}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    const bytes = await bytesOf(response)
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
  })

  it.each([
    ['bytes=100-199', 206, 'bytes 100-199/200000', 100],
    ['bytes=-5', 206, 'bytes 199995-199999/200000', 5],
    ['bytes=70000-999999', 206, 'bytes 70000-199999/200000', 130_000],
    ['bytes=200000-', 416, 'bytes */200000', null],
    ['bytes=5-2', 200, null, 200_000],
    ['bytes=-', 200, null, 200_000],
  ])('answers %s, a part of the file or none, with %i', async (range, status, part, size) => {
    const response = await get('/api/image/photos/one.webp', { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([status, part])
    const bytes = await bytesOf(response)
    if (size) expect(bytes).toHaveLength(size)
    if (size === 100) expect(PICTURE.subarray(100, 200).equals(bytes)).toBe(true)
  })

  it.each([
    ...['', 'photos', 'photos/two.webp', '../secret.webp', '%2e%2e%2fsecret.webp'],
    ...['..%5csecret.webp', '%2fetc%2fpasswd', '..%2fmedia-beside%2fsecret.webp'],
    ...['photos/one.webp%00.pdf', 'photos/%', '.secret', 'link.webp', 'up/secret.webp'],
  ])('never leaves the media folder: %s is 404', async (file) => {
    const response = await get(`/api/image/${file}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})
