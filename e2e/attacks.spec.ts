import { once } from 'node:events'
import { connect } from 'node:net'
import { exchange } from '@/testing/http'
import { sameOrigin } from '@/testing/site'
import { postsTo } from './support/fill-forms'
import { publish, thisYear } from './support/lists'
import { megabyte, startPeak } from './support/memory'
import { processorMs, withChildren } from './support/processes'
import { expect, test } from './support/test'

const day = `${thisYear}-01-10`

const statusIn = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])

/** Texts that once slowed down a page, a feed or the start. */
const worst = {
  hex: 'a'.repeat(60_000),
  nested: '<blockquote>'.repeat(200_000),
  signs: '<'.repeat(2 * megabyte),
  attributes: `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>x</p>`,
  emphasis: `Title${'<em>'.repeat(20_000)}`,
  times: '1 '.repeat(megabyte / 2),
}

test.describe('the cost of one attacker', { tag: '@attack' }, () => {
  test.skip(!process.env.WHOLE, 'only npm run test:whole and test:attacks measure attacks')
  test.skip(process.platform !== 'linux', 'only Linux reports the cost of a process, in /proc')

  test('a hostile vendor text costs less than twice the CPU time of ordinary words of its length', async ({
    pair,
  }) => {
    const pids = withChildren(pair.site.pid)
    const logBefore = pair.site.log().length

    /** Returns the CPU time in ms from the webhook to the rendered pages, for records with this text. */
    async function costOf(text: string, _id: string): Promise<number> {
      const fields = { title: text, description: text, time: worst.times, venue: text }
      const records = [{ ...fields, _id, date: day, fromDate: day }]
      pair.vendor.setResponse('/api/news/All/DPSSWB', records)
      pair.vendor.setResponse('/api/events/All/DPSSWB', records)
      pair.vendor.setResponse('/api/innerBlog', { data: { ...records[0], time: '', venue: '' } })
      const before = processorMs(pids)
      await publish(pair, '/api/blog/All/DPSSWB', records)
      for (const url of ['/news', '/events.ics', '/blog-post', `/blog-inner?id=${_id}`]) {
        const response = await fetch(pair.site.url + url)
        // The site does not read a blog post over a megabyte at all.
        expect([200, ...(url.includes('?') ? [503] : [])], url).toContain(response.status)
        expect((await response.text()).length, url).toBeLessThan(2.5 * megabyte)
      }
      return processorMs(pids) - before
    }

    const ordinary = await costOf('Sports day. '.repeat(200_000), '65f1a2b3c4d5e6f708192009')
    const texts = [worst.hex, worst.nested, worst.signs, worst.attributes, worst.emphasis]
    for (const [at, text] of texts.entries()) {
      const cost = await costOf(text, `65f1a2b3c4d5e6f70819200${at}`)
      expect(cost, text.slice(0, 20)).toBeLessThan(2 * ordinary)
    }
    expect(pair.site.log().slice(logBefore)).toContain('longer than a page shows')
  })

  test('responds 503 to most of 60 concurrent uploads of the maximum size, and stays below 1 GB of memory', async ({
    site,
  }) => {
    const peakMb = startPeak(site.pid)
    const body = new FormData()
    body.set('attachments', new File([new Uint8Array(7.9 * megabyte)], 'cv.pdf'))
    const bytes = await new Response(body).blob()
    const send = () =>
      fetch(`${site.url}/Career`, {
        method: 'POST',
        body: bytes,
        headers: { ...sameOrigin, 'content-type': bytes.type },
      }).then(
        ({ status }) => status,
        // Rejected during the upload.
        () => 503,
      )
    const statuses = await Promise.all(Array.from({ length: 60 }, send))
    // Eight are read at a time and sixteen wait (`uploads` in server/http/queues.ts), and more as these finish.
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30)
    expect(statuses.every((status) => status < 500 || status === 503)).toBe(true)
    expect(peakMb()).toBeLessThan(1000)
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  })
})

test.describe('hostile requests', { tag: '@attack' }, () => {
  test('never responds with a 5xx to malformed URLs or headers, and accepts no WebSocket upgrade', async ({
    site,
  }) => {
    const targets = [
      ...['*', 'x', 'http://', 'http://[', 'javascript:1', '//', '/\\', '/%', '/%zz', '/%00'],
      ...['/%c0%ae%c0%ae/', '/%ff', '/..%2f..%2f', '/?%', '/news?q=%', '/news?%zz=%'],
      ...['/blog-inner?id=%00', '/school-calendar?month=%ff', '/media/%', '/documents/%'],
      ...['/_next/static/%', '/_next/static/..%5c', '/api/lists/%', '/events.ics?event=%'],
      ...['/search?q=%ed%a0%80', '/%F0%9F', '/emblem.svg%00', '/a%0d%0ab: c'],
    ]
    const port = Number(new URL(site.url).port)
    const get = (target: string, header = '') => {
      const packet = `GET ${target} HTTP/1.1\r\nHost: site\r\n${header}Connection: close\r\n\r\n`
      return exchange(port, packet, () => false).received
    }
    for (const target of targets) {
      const received = await get(target)
      expect(statusIn(received), target).toBeLessThan(500)
      expect(received, target).not.toMatch(/location: (?:https?:)?\/\/(?!site)/i)
    }
    const file = '/documents/mandatory-disclosures.pdf'
    for (const target of ['/', '/emblem.svg', file, '/news', '/api/health'])
      for (const header of ['If-Match: "x"', 'If-Unmodified-Since: x', 'Range: bytes=9-1'])
        expect(statusIn(await get(target, `${header}\r\n`)), `${target} ${header}`).toBeLessThan(
          500,
        )
    expect(statusIn(await get(file, 'If-Match: "x"\r\n'))).toBe(412)
    for (const target of ['/', '/_next/webpack-hmr', '/api/health', '/nowhere']) {
      const upgrade = `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\nConnection: Upgrade\r\n`
      expect(statusIn(await get(target, upgrade)), target).not.toBe(101)
    }
  })

  /** Names and values from known attacks on server actions. */
  const probes: Record<string, string>[] = [
    { '0': '["$1:__proto__:then"]', '1': '{}' },
    { '0': '{"then":"$1:__proto__:then","status":"resolved_model"}', '1': '"$@0"' },
    { '0': '["$1:constructor:constructor"]', '1': '"return process"' },
    { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"00","bound":"$@1"}', '$ACTION_1:1': '[]' },
    { [`$ACTION_ID_${'0'.repeat(42)}`]: '' },
    { $ACTION_KEY: '$1:__proto__', __proto__x: '1' },
  ]

  test('ignores forged server actions, and sends nothing to the vendor', async ({
    request,
    site,
    vendor,
  }) => {
    const [before, logged] = [vendor.requests.length, site.log().length]
    const headerSets: Record<string, string>[] = [
      sameOrigin,
      { ...sameOrigin, 'next-action': '0'.repeat(42) },
    ]
    const paths = ['/contact-us', '/Career', '/student-tc', '/api/forms/contact']
    // Each payload at each path, with the headers of a form and of a server action in turn.
    for (const [at, path] of paths.entries()) {
      for (const [index, multipart] of probes.entries()) {
        const headers = headerSets[(at + index) % headerSets.length]
        const response = await request.post(path, { multipart, headers })
        expect(response.status(), path).toBeLessThan(500)
        // The page shows errors for missing fields.
        if (response.status() === 200)
          expect(await response.text()).toMatch(/Please (?:enter|fill in)/)
      }
    }
    expect(site.log().slice(logged)).not.toMatch(/Error|"level":50/)
    expect(postsTo(vendor, before)).toEqual([])
  })

  test('serves visitors while 200 clients never finish a request and 200 others never read the response', async ({
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
    for (const url of ['/api/health', '/', '/search?q=slow'])
      expect((await fetch(site.url + url)).status, url).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})
