import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseEnv, variables } from './env'

/** The lines of `.env.example` that set something, or would without a mark before them. */
function example(mark = '#?'): [string, string][] {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [, name, value] = new RegExp(`^${mark}([A-Z_]+)=(.*)$`).exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
}

const exampleNames = () => example().map(([name]) => name)

it('lists all variables in .env.example', () => {
  expect(exampleNames()).toEqual([...variables])
})

it('has the same defaults in .env.example as in the code', () => {
  expect(parseEnv(Object.fromEntries(example()))).toEqual(parseEnv({}))
})

it('sets no variable of the container in .env.example, which would override it', () => {
  const [, own = ''] = readFileSync('deploy/Containerfile', 'utf8').split('WORKDIR /site')
  const set = example('').map(([name]) => name)
  const ofContainer = variables.filter((name) => new RegExp(`\\b${name}=`).test(own))
  expect(ofContainer).toEqual(['DATA_DIR', 'PORT', 'HOSTNAME'])
  expect(set.filter((name) => ofContainer.includes(name))).toEqual([])
})

it('needs no variable, and treats an empty one as not set', () => {
  const none = parseEnv({})
  expect(none).toMatchObject({ SCHOOL_CODE: 'DPSSWB', SITE_URL: 'http://localhost:3000' })
  expect(none.VENDOR_API_URL).toBeUndefined()
  expect(parseEnv(Object.fromEntries(exampleNames().map((name) => [name, ''])))).toEqual(none)
})

it('ignores a trailing slash', () => {
  const SITE_URL = 'https://www.school.example/'
  expect(parseEnv({ SITE_URL, VENDOR_API_URL: 'https://vendor.example//' })).toMatchObject({
    SITE_URL: 'https://www.school.example',
    VENDOR_API_URL: 'https://vendor.example',
  })
})

it.each([
  ['VENDOR_API_URL', 'ftp://vendor.example', 'must be an http(s) URL'],
  ['REVALIDATE_SECRET', 'short', 'must have 32 characters or more'],
  ['SCHOOL_CODE', '../x', 'may hold letters, digits, - and _ only'],
  ['REVALIDATE_SECONDS', '0', ''],
  ['TRUSTED_HOPS', '-1', ''],
  ['REDIS_URL', 'http://localhost', 'must be a redis:// URL'],
  ['LOG_LEVEL', 'loud', ''],
  ['PORT', '65536', ''],
])(
  'rejects %s=%s with its name, the reason and every other invalid variable',
  (name, value, why) => {
    const read = () => parseEnv({ STOP_SECONDS: 'never', [name]: value })
    expect(read).toThrow(`  ${name} ${why}`)
    expect(read).toThrow('  STOP_SECONDS ')
  },
)
