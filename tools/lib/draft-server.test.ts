import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { serve } from '@/tools/testing/serve'
import { draftServer } from './draft-server.mjs'

const asked: string[] = []
const site = createServer((request, response) => {
  const { authorization = '', 'x-forwarded-for': visitor } = request.headers
  asked.push(`${request.method} ${request.url} ${authorization}${visitor}`)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60',
  })
  response.end('<h1>Draft</h1>')
})
const draft = draftServer({ port: await serve(site), password: 'chalk:dust' })
const origin = `http://127.0.0.1:${await serve(draft)}`

const withPassword = (password: string) => ({
  headers: { authorization: `Basic ${Buffer.from(`head:${password}`).toString('base64')}` },
})

it.each([undefined, withPassword('chalk'), withPassword('')])(
  'shows nothing without its password',
  async (init) => {
    const answer = await fetch(`${origin}/our-motto`, init)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(asked).toEqual([])
  },
)

it('shows the draft to who has it, not to be indexed and kept by nobody', async () => {
  const answer = await fetch(`${origin}/our-motto?x=1`, withPassword('chalk:dust'))
  expect(await answer.text()).toBe('<h1>Draft</h1>')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(asked.splice(0)).toEqual(['GET /our-motto?x=1 127.0.0.1'])
})

it('sends search engines away, password or not', async () => {
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
})

it('sends nothing to the school', async () => {
  const init = { ...withPassword('chalk:dust'), method: 'POST', body: 'name=x' }
  const answer = await fetch(`${origin}/contact-us`, init)
  expect(answer.status).toBe(403)
  expect(asked).toEqual([])
})
