// @module-tag attack
import { describe, expect, it } from 'vitest'
import { countUp } from '@/lib/http/limit'
import { peerHeader } from '@/lib/http/peer'
import { posts } from '@/lib/http/rates'
import { gatePost } from './gate'

const type = 'multipart/form-data; boundary=edge7'
const part = (name: string, value: string) =>
  `--edge7\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const id = '0a'.repeat(21)
const action = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: 'p/contact-us',
}
const formOf = (...fields: (readonly [string, string])[]) =>
  `${fields.map(([name, value]) => part(name, value)).join('')}--edge7--\r\n`
/** A form with some of what the framework adds changed. */
const formWith = (changed: Record<string, string>) =>
  formOf(...Object.entries({ ...action, ...changed }), ['name', 'A'])
const form = formWith({})

function gate(path: string, headers: Record<string, string> = {}, body = form) {
  return gatePost(
    new Request(`http://school.example${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        host: 'school.example',
        ...headers,
      },
      body,
    }),
  )
}

describe('a post to a page', () => {
  it.each(['/contact-us', '/Career', '/admission-form', '/student-tc'])(
    'passes when it is a form of that page: %s',
    async (path) => {
      expect(await gate(path)).toBeNull()
    },
  )

  it.each([
    ['64 KB where no file may come', '/contact-us', 65_536],
    ['8 MB where one may', '/Career', 8_388_608],
  ])('may have %s', async (_what, path, most) => {
    expect(await gate(path, { 'content-length': String(most) })).toBeNull()
    expect((await gate(path, { 'content-length': String(most + 1) }))?.status).toBe(413)
  })

  it.each<[string, Record<string, string>]>([
    ['in another letter case', { origin: 'https://school.example', host: 'SCHOOL.example' }],
    [
      'as the proxy in front was asked',
      { origin: 'https://school.example', host: 'site:3000', 'x-forwarded-host': 'school.example' },
    ],
  ])('may name this host %s', async (_how, headers) => {
    const own = { 'sec-fetch-site': 'same-origin', ...headers }
    expect(await gate('/contact-us', own)).toBeNull()
  })

  it.each([
    `{"id":"${id}0","bound":"$@1"}`,
    `{"id":"${id.slice(1)}","bound":"$@1"}`,
    `{"id":"${id.toUpperCase()}","bound":"$@1"}`,
    `x{"id":"${id}","bound":"$@1"}`,
    `{"id":"${id}","bound":"$@1"}x`,
    `{"id":"${id}","bound":"$@2"}`,
    `{"id":"${id}","bound":["$@1"]}`,
    `{"id":"${id}"}`,
  ])('is none of ours when the action it names is %s', async (named) => {
    const body = formWith({ '$ACTION_1:0': named })
    expect((await gate('/contact-us', {}, body))?.status).toBe(400)
  })

  it.each([
    '[{"status":"idle"}]',
    '[{"refusal":null,"typed":{}}]',
    '[{"status":"refused","reason":"limited","message":"a\\nb","again":4,"typed":{"name":"$$5"}}]',
    '[{"status":"sent","demonstration":true}]',
  ])('may have been shown in the state %s', async (state) => {
    expect(await gate('/contact-us', {}, formWith({ '$ACTION_1:1': state }))).toBeNull()
  })

  it.each([
    '',
    '{',
    '"$1"',
    '[]',
    '{}',
    '["$F1"]',
    '[{"status":"idle"},1]',
    '[{"status":"$"}]',
    '[{"status":"$n5x"}]',
    '[{"status":"$1:__proto__:then"}]',
    '[{"typed":{"name":"$Q1"}}]',
    '[{"typed":{"name":{"first":"A"}}}]',
    '[{"typed":["A"]}]',
    '['.repeat(30_000),
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  ])('is none of ours in a state that no form is shown in: %.40s', async (state) => {
    const body = formWith({ '$ACTION_1:1': state })
    expect((await gate('/contact-us', {}, body))?.status).toBe(400)
  })

  it.each([
    ['more of the framework', [...Object.entries(action), ['$ACTION_2:0', '{}']]],
    ['another action beside', [...Object.entries(action), [`$ACTION_ID_${id}`, '']]],
    ['one of its fields twice', [...Object.entries(action), ['$ACTION_1:1', '["$F1"]']]],
    ['the same field twice', [['$ACTION_1:1', '["$F1"]'], ...Object.entries(action)]],
    ['one of its fields missing', Object.entries(action).slice(0, 3)],
    ['nothing of the framework', [['name', 'A']]],
  ] as [string, [string, string][]][])('is none of ours with %s', async (_what, fields) => {
    expect((await gate('/contact-us', {}, formOf(...fields)))?.status).toBe(400)
  })

  it('is asked how long it is when it does not say', async () => {
    const headers = { 'content-type': type, host: 'school.example' }
    const chunked = { ...headers, 'transfer-encoding': 'chunked' }
    const statusOf = async (init: RequestInit) =>
      (await gatePost(new Request('http://school.example/contact-us', { method: 'POST', ...init })))
        ?.status
    expect(await statusOf({ headers: chunked, body: form })).toBe(411)
    // Without either header there is no body.
    expect(await statusOf({ headers })).toBe(400)
  })

  it('is refused when nothing says which host its origin has to be', async () => {
    const headers = { 'content-type': type, 'content-length': String(form.length) }
    const own = { 'sec-fetch-site': 'same-origin', origin: 'https://school.example' }
    const init = { method: 'POST', headers: { ...headers, ...own }, body: form }
    const answer = await gatePost(new Request('http://school.example/contact-us', init))
    expect(answer?.status).toBe(403)
  })

  it('says with 405 what a page without a form may be asked', async () => {
    const answer = await gate('/news')
    expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('what a browser without script is told', () => {
  it.each<[number, string, Record<string, string>, string]>([
    [
      403,
      'This form was not sent, because it did not come from a page of this site.',
      { 'sec-fetch-site': 'cross-site' },
      form,
    ],
    [400, 'What you sent did not arrive whole, so it was not sent.', {}, 'garbage'],
    [
      413,
      'What you sent is too large, so it was not sent. A resume may have 5 MB at most.',
      {},
      formWith({ '$ACTION_1:1': 'x'.repeat(70_000) }),
    ],
    [
      413,
      'What you sent is too large, so it was not sent. A resume may have 5 MB at most.',
      { 'content-length': '900' },
      formWith({ '$ACTION_1:1': 'x'.repeat(70_000) }),
    ],
  ])('%i: %s', async (status, words, headers, body) => {
    const answer = await gate('/contact-us', headers, body)
    expect(answer?.status).toBe(status)
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(await answer?.text()).toContain(`<p>${words}</p>`)
  })

  it('429: when to try again', async () => {
    const address = '198.51.100.7'
    while ((await countUp(posts(address))) === null);
    const answer = await gate('/contact-us', { [peerHeader]: address })
    expect(answer?.status).toBe(429)
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(540)
    expect(await answer?.text()).toContain(
      '<p>Too much has come from your connection, so this was not sent. Please try again in 10 minutes.</p>',
    )
    expect(await gate('/Career', { [peerHeader]: address })).toBeNull()
  })
})
