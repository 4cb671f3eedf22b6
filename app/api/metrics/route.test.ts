// @module-tag attack
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { requestTimes } from '@/lib/operating/metrics/request-times'

const secret = 'a-secret-of-thirty-two-characters'

vi.hoisted(() => {
  vi.stubEnv('REVALIDATE_SECRET', 'a-secret-of-thirty-two-characters')
  vi.stubEnv('SITE_URL', 'https://www.school.example')
  vi.stubEnv('SHARED_CACHE_SECONDS', '60')
})

const operator = { authorization: `Bearer ${secret}` }

async function ask(headers: Record<string, string> = operator): Promise<Response> {
  const { GET } = await import('./route')
  return GET(new Request('http://school.example/api/metrics', { headers }))
}

const scrape = async () => (await ask()).text()

let text = ''

beforeAll(async () => {
  globalThis.singletons = undefined
  requestTimes().observe({ kind: 'cached', status: 200 }, 0.0004)
  requestTimes().observe({ kind: 'cached', status: 200 }, 0.003)
  requestTimes().observe({ kind: 'cached', status: 304 }, 60)
  const { observeCall } = await import('@/lib/vendor-api/calls')
  const { VendorError } = await import('@/lib/vendor-api/errors')
  observeCall('/api/news/All/DPSSWB', 0.25)
  observeCall(
    '/api/news/DPSSWB',
    0.25,
    new VendorError('/api/news', 'status', 'status 404', { status: 404 }),
  )
  const { countState } = await import('@/lib/forms/shared/outcomes')
  countState('contact', { status: 'sent' })
  await scrape()
  text = await scrape()
})

it('GET /api/metrics responds 401 without the right secret', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const strangers: Record<string, string>[] = [{}, { authorization: 'Bearer another' }]
  for (const stranger of strangers) {
    const refusal = await ask(stranger)
    expect(refusal.status).toBe(401)
    expect(await refusal.text()).not.toContain('site_')
  }
})

it.each([
  ['requests by kind and status', 'site_request_seconds_count{kind="cached",status="200"} 2'],
  ['response times', 'site_request_seconds_bucket{le="0.001",kind="cached",status="200"} 1'],
  [
    'a response of 60 s outside the 10 s bucket',
    'site_request_seconds_bucket{le="10",kind="cached",status="304"} 0',
  ],
  [
    'zero errors before the first error',
    'site_request_seconds_count{kind="rendered",status="500"} 0',
  ],
  ['answered vendor calls', 'site_vendor_call_seconds_count{resource="news",outcome="answered"} 1'],
  ['failed vendor calls', 'site_vendor_call_seconds_count{resource="news",outcome="status 404"} 1'],
  ['vendor call seconds', 'site_vendor_call_seconds_sum{resource="news",outcome="answered"} 0.25'],
  ['zero failures of a list before the first failure', 'site_list_failures{list="news"} 0'],
  ['submissions by form and outcome', 'site_forms_total{form="contact",outcome="sent"} 1'],
  [
    'zero failures of a form before the first submission',
    'site_forms_total{form="career",outcome="failed"} 0',
  ],
  ['a writable disk', 'site_disk_writable 1'],
])('GET /api/metrics reports %s as %s', (_what, line) => {
  expect(text.split('\n')).toContain(line)
})

it('deploy/alerts.yml uses only metrics that the site exports', () => {
  const source = readFileSync('deploy/alerts.yml', 'utf8')
  for (const name of source.match(/\b(?:nodejs|process|site)_\w+/g) ?? [])
    expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `)
})
