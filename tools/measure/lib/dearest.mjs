import { importTypeScript } from '../../lib/typescript.mjs'
import { processorMs, withChildren } from './processes.mjs'

const { publishedPictures } = await importTypeScript('e2e/support/media.ts')
const { contact, admission } = await importTypeScript('e2e/support/forms.ts')

/** Processor time is told in steps of ten milliseconds: so much is waited for, or so many requests. */
const enoughMs = 300
const enoughRequests = 60

const widths = [96, 240, 384, 640, 960, 1280, 1920]
const ids = ['blog-inner', 'photo-categories', 'sub-recent-activities', 'sub-sports-corner']

/** Words that no request has had yet, of four letters each. */
function words(index, count) {
  const word = (at) => (456_976 + index * 97 + at * 1013).toString(26).slice(-4)
  return Array.from({ length: count }, (_, at) => word(at)).join('+')
}

const multipart = (fields) => () => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

function resume(megabytes) {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024, ' ')
  bytes.write('%PDF-1.4\n')
  return new File([bytes], 'cv.pdf')
}

const career = {
  ...{ name: 'Rohan Das', dob: '1990-04-12', subject: 'Physics', profession: 'yes' },
  ...{ experience: '7', gender: 'male', status: 'married', address: '3 Sevoke Road' },
  ...{ phone: '9876543210', email: 'rohan@example.in', mailType: 'Career' },
}

/** Requests of which each makes something anew: by what they are, the address of the `index`-th. */
const madeAnew = [
  ['GET /search, one word', (index) => `/search?q=${words(index, 1)}`],
  ['GET /search, twenty words', (index) => `/search?q=${words(index, 20)}`],
  [
    'GET /search, twenty beginnings',
    (index) => `/search?q=a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-s-t-${words(index, 1)}`,
  ],
  ...['news', 'gallery', 'events', 'x-topper'].map((list) => [
    `GET /${list}, all years, a text`,
    (index) => `/${list}?year=all&q=${words(index, 1)}`,
  ]),
  ...ids.map((page) => [`GET /${page}, unknown id`, (index) => `/${page}?id=none${index}`]),
  [
    'GET /school-calendar, another month',
    (index) =>
      `/school-calendar?month=${2030 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  ],
  ['GET /first-year-cost, another choice', (index) => `/first-year-cost?class=III&hostel=${index}`],
  ['GET unknown path', (index) => `/nowhere-${index}`],
  ['GET unknown file', (index) => `/nowhere-${index}.png`],
  ['GET unknown picture', (index) => `/media/AAAAAAAAAAAA/640/none${index}.webp`],
  ['GET query of 8 kB', () => `/our-motto?${'a&'.repeat(4000)}`],
  ['GET /api/health', () => '/api/health'],
]

/** Posts: by what they are, where to, and what. */
const posts = [
  ['POST /api/forms/contact, right', '/api/forms/contact', multipart(contact)],
  ['POST /api/forms/contact, wrong', '/api/forms/contact', multipart({ ...contact, phone: '1' })],
  [
    'POST /api/forms/admission, right',
    '/api/forms/admission',
    multipart({ ...admission, declaration: 'true' }),
  ],
  [
    'POST /api/forms/contact, 60 kB',
    '/api/forms/contact',
    multipart({ ...contact, message: 'a '.repeat(30_000) }),
  ],
  [
    'POST /api/forms/contact, 10 MB',
    '/api/forms/contact',
    multipart({ phone: '1 '.repeat(5_000_000) }),
  ],
  [
    'POST /api/forms/career, resume of 5 MB',
    '/api/forms/career',
    multipart({ ...career, attachments: resume(4.9) }),
  ],
  [
    'POST /api/forms/career, telephone of 5 MB',
    '/api/forms/career',
    multipart({ ...career, phone: '1 '.repeat(2_800_000) }),
  ],
  ['POST /Career, 8 MB', '/Career', multipart({ ...career, phone: '1 '.repeat(4_150_000) })],
  ['POST /Career, 10.8 MB', '/Career', multipart({ ...career, phone: '1 '.repeat(5_400_000) })],
  [
    'POST /Career, 100,000 fields',
    '/Career',
    () => new URLSearchParams(Array.from({ length: 100_000 }, () => ['a', '1'])),
  ],
  ['POST /contact-us, no form of ours', '/contact-us', multipart({ ...contact })],
  ['POST /api/tc, no such pupil', '/api/tc', multipart({ name: 'Nobody', admission: 'X/1' })],
  [
    'POST /api/tc, a certificate',
    '/api/tc',
    multipart({ name: 'Ananya Rai', admission: 'DPS/2019/0417' }),
  ],
  ['POST /api/revalidate without the secret', '/api/revalidate', () => '{}'],
]

/** A post from a visitor whom nobody has seen yet, so that no rate stands before what it costs. */
function postFrom(index, body) {
  const network = `10.${(index >> 8) & 255}.${index & 255}`
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `${network}.1` }
  return { method: 'POST', body, headers }
}

const row = (cells) => `| ${cells.join(' | ')} |`

/**
 * What requests cost `site`, a site behind one trusted proxy: a table of the twenty dearest by their
 * milliseconds of processor, as multiples of a page made anew and of `/` kept.
 */
export async function dearest(site) {
  const pids = withChildren(site.pid)
  let index = 0
  const ask = async (path, init) => {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
  }

  /** Milliseconds of processor of one request, of as many as can be told. */
  async function costOf(send, most = enoughRequests) {
    await send(index++)
    const before = processorMs(pids)
    let sent = 0
    while (sent < most && processorMs(pids) - before < enoughMs) {
      await send(index++)
      sent += 1
    }
    return (processorMs(pids) - before) / sent
  }

  const made = await costOf((at) => ask(`/events?year=all&q=${words(at, 1)}`))
  const kept = await costOf(() => ask('/'), 3000)

  const covers = await publishedPictures(site)
  const variants = widths.flatMap((width) =>
    covers.map((cover) =>
      new URL(cover).pathname.replace(/^(\/media\/[^/]+\/)[^/]+/, `$1${width}`),
    ),
  )
  const costs = []
  for (const [what, path] of madeAnew) costs.push([what, await costOf((at) => ask(path(at)))])
  costs.push([
    'GET a picture for the first time',
    await costOf(() => ask(variants.pop()), variants.length - 1),
  ])
  costs.push(['GET a picture', await costOf(() => ask(new URL(covers[0]).pathname))])
  for (const [what, path, body] of posts) {
    const bodies = body()
    costs.push([what, await costOf((at) => ask(path, postFrom(at, bodies)))])
  }
  const file = multipart({ ...career, phone: '1 '.repeat(4_150_000) })()
  for (let sent = 0; sent < 110; sent += 1) await ask('/Career', postFrom(-1, '{}'))
  costs.push(['POST /Career, 8 MB, at 429', await costOf(() => ask('/Career', postFrom(-1, file)))])
  costs.sort(([, a], [, b]) => b - a)
  const times = (ms, unit) => `${(ms / unit).toFixed(1)} ×`
  return [
    `Milliseconds of processor of a request, the twenty dearest. A page made anew costs ${made.toFixed(1)}, \`/\` as it`,
    `is kept ${kept.toFixed(2)}.`,
    '',
    row(['request', 'ms', 'a page made anew', '`/` kept']),
    row(['---', '--:', '--:', '--:']),
    ...costs
      .slice(0, 20)
      .map(([what, ms]) => row([what, ms.toFixed(1), times(ms, made), times(ms, kept)])),
  ]
}
