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

it('.env.example lists all environment variables of the site', () => {
  expect(exampleNames()).toEqual([...variables])
})

it('.env.example shows the same defaults as the code', () => {
  expect(parseEnv(Object.fromEntries(example()))).toEqual(parseEnv({}))
})

it('.env.example sets no variable that deploy/Containerfile sets', () => {
  const [, own = ''] = readFileSync('deploy/Containerfile', 'utf8').split('WORKDIR /site')
  const set = example('').map(([name]) => name)
  const ofContainer = variables.filter((name) => new RegExp(`\\b${name}=`).test(own))
  expect(ofContainer).toEqual(['DATA_DIR', 'PORT', 'HOSTNAME'])
  expect(set.filter((name) => ofContainer.includes(name))).toEqual([])
})

it('parseEnv accepts an empty environment, and treats an empty variable as unset', () => {
  const none = parseEnv({})
  expect(none).toMatchObject({ SCHOOL_CODE: 'DPSSWB', SITE_URL: 'http://localhost:3000' })
  expect(none.VENDOR_API_URL).toBeUndefined()
  expect(parseEnv(Object.fromEntries(exampleNames().map((name) => [name, ''])))).toEqual(none)
})

it('parseEnv removes trailing slashes from URLs', () => {
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
  'parseEnv rejects %s=%s with the reason, and reports a second invalid variable in the same error',
  (name, value, why) => {
    const read = () => parseEnv({ STOP_SECONDS: 'never', [name]: value })
    expect(read).toThrow(`  ${name} ${why}`)
    expect(read).toThrow('  STOP_SECONDS ')
  },
)
