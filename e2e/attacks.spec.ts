import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { routes } from '@/content/routes'
import { processorMs, withChildren } from '@/tools/measure/lib/processes.mjs'
import { admission, contact, posted } from './support/forms'
import { publish, thisYear } from './support/lists'
import { asOperator } from './support/site'
import { expect, test } from './support/test'

/**
 * What one attacker can cost, as far as no other test says it. `npm run test:attacks` runs this with all
 * others that carry the tag.
 */

const ownPage = { 'sec-fetch-site': 'same-origin' }
const megabyte = 1024 * 1024
const day = `${thisYear}-01-10`

/** Sends bytes as they are, and resolves to what came back until the connection was closed. */
function exchange(url: string, text: string): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    let told = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      told += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(told))
    socket.setTimeout(10_000, () => socket.destroy(new Error(`left open: ${text.slice(0, 60)}`)))
  })
}

const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

/** The worst that one careless entry did to a page, a feed or the start. */
const worst = {
  hex: 'a'.repeat(60_000),
  nested: '<blockquote>'.repeat(200_000),
  signs: '<'.repeat(3 * megabyte),
  attributes: `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>x</p>`,
  emphasis: '<em>'.repeat(20_000),
  times: '1 '.repeat(megabyte / 2),
}

test.describe('what one attacker can cost', { tag: '@attack' }, () => {
  test('health answers within a second while the worst of the vendor’s texts is read: it costs no more', async ({
    pair,
  }) => {
    test.setTimeout(120_000)
    test.skip(process.platform !== 'linux', 'Linux alone tells what a process took, in /proc')
    const pids = withChildren(pair.site.pid)
    const logBefore = pair.site.log().length

    /** Milliseconds of processor from the webhook to the pages, of records with this text. */
    async function costOf(text: string, _id: string): Promise<number> {
      const fields = { title: text, description: text, time: worst.times, venue: text }
      const records = [{ ...fields, _id, date: day, fromDate: day }]
      pair.vendor.setAnswer('/api/news/All/DPSSWB', records)
      pair.vendor.setAnswer('/api/events/All/DPSSWB', records)
      pair.vendor.setAnswer('/api/innerBlog', { data: { ...records[0], time: '', venue: '' } })
      const before = processorMs(pids)
      await publish(pair, '/api/blog/All/DPSSWB', records)
      for (const address of ['/news', '/events.ics', '/blog-post', `/blog-inner?id=${_id}`]) {
        const answer = await fetch(pair.site.url + address)
        // A single post of more than a megabyte is not read at all.
        expect([200, ...(address.includes('?') ? [503] : [])], address).toContain(answer.status)
        expect((await answer.text()).length, address).toBeLessThan(2.5 * megabyte)
      }
      return processorMs(pids) - before
    }

    const ordinary = await costOf('Sports day', '65f1a2b3c4d5e6f708192009')
    const texts = [worst.hex, worst.nested, worst.signs, worst.attributes, worst.emphasis]
    for (const [at, text] of texts.entries()) {
      const cost = await costOf(text, `65f1a2b3c4d5e6f70819200${at}`)
      expect(cost - ordinary, text.slice(0, 20)).toBeLessThan(1000)
    }
    expect(pair.site.log().slice(logBefore)).toContain('vendor texts cut')
  })

  test('60 of the largest posts at once: most are asked to come again, and 1 GB is enough', async ({
    site,
  }) => {
    test.skip(process.platform !== 'linux', 'Linux alone tells what a process took, in /proc')
    // The peak of its memory from now on.
    writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
    const body = new FormData()
    body.set('attachments', new File([new Uint8Array(7.9 * megabyte)], 'cv.pdf'))
    const bytes = await new Response(body).blob()
    const send = () =>
      fetch(`${site.url}/Career`, {
        method: 'POST',
        body: bytes,
        headers: { ...ownPage, 'content-type': bytes.type },
      }).then(
        ({ status }) => status,
        // Refused while he still sends.
        () => 503,
      )
    const statuses = await Promise.all(Array.from({ length: 60 }, send))
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(40)
    expect(statuses.every((status) => status < 500 || status === 503)).toBe(true)
    const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]
    expect(Number(most) / 1024).toBeLessThan(1000)
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  })

  test('a packet of a thousand requests for what nobody published stops nobody', async ({
    site,
  }) => {
    test.skip(process.platform !== 'linux', 'Linux alone tells what a process took, in /proc')
    // The peak of its memory from now on.
    writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
    const before = processorMs([site.pid])
    const { port } = new URL(site.url)
    const kinds = [
      (at: number) => `/photo-categories?id=made-up-${at}`,
      (at: number) => `/made-up-${at}`,
      () => '/our%2Dmotto',
      (at: number) => `/api/health${at}`,
    ]
    const sockets = kinds.map((address) => {
      const asked = (at: number) => `GET ${address(at)} HTTP/1.1\r\nHost: site\r\n\r\n`
      const packet = Array.from({ length: 1000 }, (_, at) => asked(at)).join('')
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      socket.write(packet)
      return socket.resume()
    })
    await Promise.all(sockets.map((socket) => once(socket, 'close')))
    expect((await fetch(`${site.url}/api/health/alive`)).status).toBe(200)
    // Before it took a minute.
    expect(processorMs([site.pid]) - before).toBeLessThan(5000)
    const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]
    expect(Number(most) / 1024).toBeLessThan(600)
  })

  test('forms of ten million characters or a hundred thousand fields are refused', async ({
    request,
    vendor,
  }) => {
    const before = vendor.requests.length
    const statusOf = async (path: string, data: string, type: string) => {
      const headers = { ...ownPage, 'content-type': type }
      return (await request.post(path, { headers, data })).status()
    }
    const urlencoded = 'application/x-www-form-urlencoded'
    const multipart = 'multipart/form-data; boundary=b'
    const part = '--b\r\ncontent-disposition: form-data; name="phone"\r\n\r\n'
    const long = `${part}${'1 '.repeat(2.9 * megabyte)}\r\n--b--`
    const many = `${`${part}1\r\n`.repeat(100_000)}--b--`
    for (const path of ['/Career', '/api/forms/career']) {
      expect(await statusOf(path, long, multipart), path).toBe(413)
      expect(await statusOf(path, 'a&'.repeat(1_400_000), urlencoded), path).toBe(413)
      expect(await statusOf(path, many, multipart), path).toBe(400)
    }
    for (const path of ['/contact-us', '/api/forms/contact', '/api/forms/admission']) {
      expect(await statusOf(path, long, multipart), path).toBe(413)
    }
    expect(posted(vendor, before)).toEqual([])
  })

  test('a connection on which a post was refused half-way goes on', async ({ site }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (path: string, body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' }
        const asked = request(site.url + path, { agent, method: body ? 'POST' : 'GET', headers })
        asked.on('response', (answer) =>
          answer.resume().on('end', () => resolve(answer.statusCode)),
        )
        asked.on('error', reject)
        asked.setTimeout(10_000, () => asked.destroy(new Error(`no answer to ${path}`)))
        asked.end(body)
      })
    for (const path of ['/api/forms/contact', '/api/forms/career', '/api/tc', '/Career']) {
      expect(await ask(path, 'a&'.repeat(1_400_000)), path).toBeGreaterThanOrEqual(400)
      expect(await ask('/our-motto', ''), path).toBe(200)
    }
    agent.destroy()
  })

  test('odd origins are refused, whatever the browser says of itself', async ({
    request,
    site,
  }) => {
    const origins = [
      'null',
      'https://%',
      'https://[',
      'https://evil.example',
      'file://',
      '%%%',
      'a b',
    ]
    for (const path of ['/contact-us', '/Career', '/api/forms/contact', '/api/tc']) {
      for (const origin of origins) {
        for (const fetchSite of ['same-origin', 'cross-site', '']) {
          const headers = { origin, ...(fetchSite ? { 'sec-fetch-site': fetchSite } : {}) }
          const answer = await request.post(path, { headers, multipart: contact })
          expect(answer.status(), `${path} ${origin} ${fetchSite}`).toBeLessThan(500)
          await answer.dispose()
        }
      }
    }
    expect(site.log()).not.toContain('request failed')
  })

  test('malformed addresses, `GET *` and If-Match give 4xx and not 500', async ({ site }) => {
    const targets = [
      ...['*', 'x', 'http://', 'http://[', 'http:///', 'javascript:1', '//', '///', '/\\', '/%'],
      ...[
        '/%zz',
        '/%00',
        '/%c0%ae%c0%ae/',
        '/%ff',
        '/..%2f..%2f',
        '/?%',
        '/news?q=%',
        '/news?%zz=%',
      ],
      ...['/blog-inner?id=%00', '/blog-inner?id=../x', '/school-calendar?month=%ff', '/media/%'],
      ...['/_next/static/%', '/_next/static/..%5c', '/documents/%', '/api/lists/%', '/api/%ff'],
      ...[
        '/events.ics?event=%',
        '/search?q=%ed%a0%80',
        '/%F0%9F',
        '/emblem.svg%00',
        '/a%0d%0ab: c',
      ],
    ]
    for (const target of targets) {
      const told = await exchange(
        site.url,
        `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`,
      )
      expect(statusIn(told), target).toBeLessThan(500)
      expect(told, target).not.toMatch(/location: (?:https?:)?\/\/(?!site)/i)
    }
    const file = '/documents/mandatory-disclosures.pdf'
    for (const target of ['/', '/emblem.svg', file, '/our-motto', '/news', '/api/health']) {
      for (const header of ['If-Match: "x"', 'If-Unmodified-Since: x', 'Range: bytes=9-1']) {
        const told = await exchange(
          site.url,
          `GET ${target} HTTP/1.1\r\nHost: site\r\n${header}\r\nConnection: close\r\n\r\n`,
        )
        expect(statusIn(told), `${target} ${header}`).toBeLessThan(500)
      }
    }
    const conditional = `GET ${file} HTTP/1.1\r\nHost: site\r\nIf-Match: "x"\r\nConnection: close\r\n\r\n`
    expect(statusIn(await exchange(site.url, conditional))).toBe(412)
  })

  test('WebSocket upgrades are closed, wherever they go', async ({ site }) => {
    for (const target of ['/', '/_next/webpack-hmr', '/_next/hmr', '/api/health', '/nowhere']) {
      const asked = `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`
      expect(statusIn(await exchange(site.url, asked)), target).not.toBe(101)
    }
  })

  test('no inner address in headers', async ({ request }) => {
    const addresses = [
      ...routes.map(({ path }) => path),
      ...['/blog-inner?id=b1', '/news?year=2025', '/nowhere', '/NEWS', '/feed.xml', '/api/health'],
    ]
    for (const address of addresses) {
      const answer = await request.get(address, { maxRedirects: 0 })
      for (const { name, value } of answer.headersArray()) {
        expect(name.toLowerCase(), address).not.toMatch(/^x-(?:nextjs|middleware|invoke|matched)/)
        expect(value, `${address} ${name}`).not.toMatch(/embedded-vendor|\/tmp\/|\(lists\)/)
      }
    }
  })

  test('health says "ok" to strangers and the rest to those who know the secret', async ({
    site,
  }) => {
    const health = async (headers: Record<string, string>) =>
      (await fetch(`${site.url}/api/health`, { headers })).json()
    // From this machine, as whatever comes by a proxy here.
    expect(await health({})).toEqual({ status: 'ok' })
    expect(await health(asOperator)).toMatchObject({
      status: 'ok',
      vendor: expect.stringMatching(/^(?:answering|failing)$/),
    })
  })

  test('the map’s frame is in a sandbox', async ({ request }) => {
    const [frame = ''] =
      /<iframe[^>]*title="Map[^>]*>/.exec(await (await request.get('/')).text()) ?? []
    expect(/sandbox="([^"]*)"/.exec(frame)?.[1]).toBe(
      'allow-scripts allow-same-origin allow-popups',
    )
  })
})

test.describe('what held', { tag: '@attack' }, () => {
  /** Names and values with which a server action has been made to run what it should not. */
  const probes: Record<string, string>[] = [
    { '0': '["$1:__proto__:then"]', '1': '{}' },
    { '0': '{"then":"$1:__proto__:then","status":"resolved_model"}', '1': '"$@0"' },
    { '0': '["$1:constructor:constructor"]', '1': '"return process"' },
    { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"00","bound":"$@1"}', '$ACTION_1:1': '[]' },
    { [`$ACTION_ID_${'0'.repeat(42)}`]: '' },
    { $ACTION_KEY: '$1:__proto__', __proto__x: '1' },
  ]

  test('shapes that are no form of ours run nothing', async ({ request, site, vendor }) => {
    const [before, logged] = [vendor.requests.length, site.log().length]
    const asked: Record<string, string>[] = [ownPage, { ...ownPage, 'next-action': '0'.repeat(42) }]
    for (const path of ['/contact-us', '/Career', '/student-tc', '/api/forms/contact']) {
      for (const headers of asked) {
        for (const multipart of probes) {
          const answer = await request.post(path, {
            multipart,
            headers: { ...ownPage, ...headers },
          })
          expect(answer.status(), path).toBeLessThan(500)
          // A page says what is missing in it.
          if (answer.status() === 200)
            expect(await answer.text()).toMatch(/Please (?:enter|fill in)/)
        }
      }
    }
    expect(site.log().slice(logged)).not.toMatch(/Error|"level":50/)
    expect(posted(vendor, before)).toEqual([])
  })

  test('two hundred who never finish asking, and two hundred who never read, keep nobody from an answer', async ({
    site,
  }) => {
    const { port } = new URL(site.url)
    const unfinished = 'GET / HTTP/1.1\r\nHost: site\r\nX-Slow: '
    const unread = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(20)
    const sockets = await Promise.all(
      Array.from({ length: 400 }, async (_, at) => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
        await once(socket, 'connect')
        socket.pause().write(at % 2 ? unfinished : unread)
        return socket
      }),
    )
    const signal = AbortSignal.timeout(10_000)
    for (const address of ['/api/health', '/', '/search?q=slow'])
      expect((await fetch(site.url + address, { signal })).status, address).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('the vendor gets the fields of the form and no others', async ({ request, vendor }) => {
    const before = vendor.requests.length
    const odd = { __proto__x: '1', constructor: '1', 'name[]': 'x', role: 'admin', id: '1' }
    const fields = { ...admission, declaration: 'true', schoolcode: 'EVIL' }
    const answer = await request.post('/api/forms/admission', {
      headers: ownPage,
      multipart: { ...fields, ...odd },
    })
    expect(answer.status()).toBe(200)
    const sent = JSON.parse(posted(vendor, before)[0]?.body ?? '')
    expect(Object.keys(sent)).toEqual(
      'name dob gender class address phone phone1 email declaration schoolcode'.split(' '),
    )
    expect(sent.schoolcode).toBe('DPSSWB')
  })

  test('the lookup’s page is none with another ending, and its answer is kept by nobody', async ({
    request,
  }) => {
    for (const path of [
      '/student-tc/x.css',
      '/student-tc;x.css',
      '/api/tc/x.css',
      '/api/tc%2fx.css',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([307, 308, 404], path).toContain(answer.status())
    }
    expect((await request.get('/api/tc')).status()).toBe(405)
  })
})
