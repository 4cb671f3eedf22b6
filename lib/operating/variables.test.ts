import { expect, it } from 'vitest'
import { variableIssues } from './variables'

const sound = {
  VENDOR_API_URL: 'https://api.vendor.example',
  VENDOR_API_TOKEN: 'abc',
  SITE_URL: 'https://www.school.example',
  REVALIDATE_SECRET: 'a-secret-of-thirty-two-characters',
  DATA_DIR: '/var/lib/school-site',
  TRUSTED_HOPS: '1',
}

it('reports nothing if all environment variables are valid', () => {
  expect(variableIssues({ ...sound, PATH: '/bin' })).toEqual([])
})

it.each([
  [{ VENDOR_API_URL: 'https://v.example/api' }, 'error', 'leave `/api` out of VENDOR_API_URL'],
  [{ VENDOR_API_URL: 'http://v.example' }, 'warning', 'write https:// in VENDOR_API_URL'],
  [{ VENDOR_API_URL: '' }, 'warning', 'set it to go live'],
  [{ VENDOR_API_TOKEN: '' }, 'warning', 'ask the vendor for it'],
  [{ VENDOR_API_TOKEN: 'Bearer abc' }, 'error', 'write only the token, without "Bearer"'],
  [{ SITE_URL: '' }, 'warning', 'set the URL that visitors use'],
  [{ REVALIDATE_SECRET: '' }, 'warning', 'openssl rand -hex 32'],
  [{ REVALIDATE_SECRET: 'short' }, 'error', 'write it as in .env.example, or delete it'],
  [{ DATA_DIR: '.data' }, 'warning', 'set an absolute path outside the releases'],
  [{ TRUSTED_HOPS: '0' }, 'warning', 'set 1 for nginx'],
  [{ VENDOR_URL: 'https://v.example' }, 'warning', 'see .env.example'],
])('reports the variable %j with severity "%s" and remedy "%s"', (changed, severity, remedy) => {
  expect(variableIssues({ ...sound, ...changed })).toContainEqual(
    expect.objectContaining({ severity, remedy }),
  )
})
