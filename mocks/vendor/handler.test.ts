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
const BEARER = { authorization: `Bearer ${TOKEN}` }
const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

let folder: string
let dataDir: string
let mediaDir: string
let vendor: (request: Request) => Promise<Response>
let now = new Date('2026-11-21T06:30:00.000Z')

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
  now = new Date('2026-11-21T06:30:00.000Z')
  dataDir = await mkdtemp(path.join(folder, 'data-'))
  vendor = createEmbeddedVendor({
    schoolCode: 'DPSSWB',
    token: TOKEN,
    dataDir,
    mediaDir,
    now: () => now,
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

const wrappedList = z.object({ data: z.array(z.unknown()) })
const albumSchema = z.object({ _id: z.string(), title: z.string(), category: z.string() })

describe('the lists of section 7', () => {
  it('gives the home page the next events first, in the order of their days', async () => {
    const event = z.object({ date: z.string(), toDate: z.string().optional() })
    const schema = z.object({ data: z.array(event) })
    const { data } = await bodyOf(await get('/api/events/DPSSWB'), schema)
    const days = data.map(({ date, toDate }) => toDate ?? date)
    expect(days.slice(0, 6)).toEqual(days.slice(0, 6).sort())
    expect(days.slice(0, 6).every((day) => day >= '2026-11-21')).toBe(true)
    expect(days.slice(6).every((day) => day < '2026-11-21')).toBe(true)
  })
})

describe('toppers', () => {
  const schema = z.object({
    data: z.array(z.object({ class: z.string(), sessionYear: z.string().optional() })),
  })
  const toppers = async (query: string) =>
    (await bodyOf(await get(`/api/topper/DPSSWB${query}`, BEARER), schema)).data

  it('are narrowed to the class and the session of the query', async () => {
    const list = await toppers('?class=X&sessionYear=2024-2023')
    expect(list.length).toBeGreaterThanOrEqual(12)
    expect(list.every((one) => one.class === 'X' && one.sessionYear === '2024-2023')).toBe(true)
    expect(new Set((await toppers('?class=XII')).map((one) => one.class))).toEqual(new Set(['XII']))
    expect(new Set((await toppers('')).map((one) => one.class))).toEqual(new Set(['X', 'XII']))
  })

  it('of Class XII are none for the computed session, so that its page falls back', async () => {
    expect(await toppers('?class=XII&sessionYear=2026-27')).toEqual([])
    expect((await toppers('?class=XII&sessionYear=2025-26')).length).toBeGreaterThan(0)
  })
})

describe('one record by id', () => {
  it('finds any album, of whichever category', async () => {
    const { data } = await bodyOf(await get('/api/highlight/all/DPSSWB'), wrappedList)
    const albums = data.flatMap((one) => albumSchema.safeParse(one).data ?? [])
    expect(new Set(albums.map(({ category }) => category)).size).toBeGreaterThan(4)
    for (const album of albums) {
      const found = await get(`/api/subGallery?id=${album._id}`)
      expect(await found.json()).toMatchObject({ data: album })
    }
  })

  it.each(['/api/subGallery?id=nobody', '/api/subGallery', '/api/innerBlog?id=', '/api/innerBlog'])(
    'answers %s with null',
    async (target) => {
      const response = await get(target)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ data: null })
    },
  )
})

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

describe('the TC lookup', () => {
  const lookUp = (name: string, admission: string) =>
    postJson('/api/tc/DPSSWB', { name, admission }, BEARER)

  it.each([
    ['Ananya Rai', 'DPS/2019/0417', 'tc/2019-0417.webp'],
    ['  rohan   SARKAR ', ' dps/2021/0132 ', 'tc/2021-0132.webp'],
  ])('answers %s with an image path in data', async (name, admission, image) => {
    const response = await lookUp(name, admission)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: image })
  })

  it.each([['Rohan Sarkar', 'DPS/2019/0417']])(
    'answers %s with %s, who is no such pupil, with 404 and no data',
    async (name, admission) => {
      const response = await lookUp(name, admission)
      expect(response.status).toBe(404)
      expect(await bodyOf(response, z.object({ data: z.null() }))).toEqual({ data: null })
    },
  )
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
  it('keeps a contact enquiry', async () => {
    const response = await postJson('/api/form/DPSSWB/Enquiry', contact)
    expect(response.status).toBe(200)
    expect(await kept('contact')).toEqual({ count: 1, fields: contact, resume: undefined })
  })

  it('keeps a career application with its resume', async () => {
    const response = await post('/api/form/DPSSWB/Enquiry', career('%PDF my life'))
    expect(response.status).toBe(200)
    const { count, fields, resume } = await kept('career')
    expect([count, resume]).toEqual([2, '%PDF my life'])
    expect(fields).toMatchObject(person)
  })

  it('keeps an admission enquiry', async () => {
    const response = await postJson('/api/form/DPSSWB/dif', admission)
    expect(response.status).toBe(200)
    expect(await kept('admission')).toEqual({ count: 1, fields: admission, resume: undefined })
  })

  it.each([
    ['malformed JSON', '{"name": "Asha"', 'application/json'],
    ['a resume that is empty', career(''), undefined],
    ['JSON without its fields', '{}', 'application/json'],
    ['form data that is none', 'nothing of the kind', 'multipart/form-data; boundary=x'],
  ])('refuses %s with 400 and keeps nothing', async (_name, body, type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    const response = await post('/api/form/DPSSWB/Enquiry', body, headers)
    expect(response.status).toBe(400)
    expect(await bodyOf(response, z.object({ message: z.string() }))).toBeDefined()
    expect(await readdir(dataDir)).toEqual([])
  })

  it('refuses a body of another kind, and one beyond all measure', async () => {
    expect((await post('/api/form/DPSSWB/Enquiry', 'hello')).status).toBe(415)
    const huge = career('x'.repeat(17 * 1024 * 1024))
    expect((await post('/api/form/DPSSWB/Enquiry', huge)).status).toBe(413)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('is answered with 500 when it cannot be kept', async () => {
    await writeFile(path.join(dataDir, 'submissions'), 'a file where the folder should be')
    expect((await postJson('/api/form/DPSSWB/Enquiry', contact)).status).toBe(500)
  })
})

describe('addresses', () => {
  it.each([
    '/',
    '/api/unknown/DPSSWB',
    '/api/news/All/DPSSWB/x',
    // Of another school.
    '/api/news/DPSSLG',
    // Of another method.
    '/api/tc/DPSSWB',
  ])('%s, which is none, is 404', async (target) => {
    const response = await get(target, BEARER)
    expect(response.status).toBe(404)
    expect(await bodyOf(response, z.object({ message: z.string() }))).toBeDefined()
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
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=-5', 199_995, 199_999],
    ['bytes=70000-999999', 70_000, 199_999],
  ])('serves %s as a part', async (range, first, last) => {
    const response = await get('/api/image/photos/one.webp', { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/200000`)
    expect(response.headers.get('content-length')).toBe(String(last - first + 1))
    expect(PICTURE.subarray(first, last + 1).equals(await bytesOf(response))).toBe(true)
  })

  it.each(['bytes=200000-', 'bytes=-0'])(
    'refuses %s, outside the file, with 416',
    async (range) => {
      const response = await get('/api/image/photos/one.webp', { range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe('bytes */200000')
    },
  )

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=-'])(
    'ignores %s and serves the whole',
    async (range) => {
      expect((await get('/api/image/photos/one.webp', { range })).status).toBe(200)
    },
  )

  it.each([
    '',
    'photos',
    'photos/two.webp',
    '../secret.webp',
    '%2e%2e%2fsecret.webp',
    '..%5csecret.webp',
    '%2fetc%2fpasswd',
    '..%2fmedia-beside%2fsecret.webp',
    'photos/one.webp%00.pdf',
    'photos/%',
    '.secret',
    'link.webp',
    'up/secret.webp',
  ])('never leaves the media folder: %s is 404', async (file) => {
    const response = await get(`/api/image/${file}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})
