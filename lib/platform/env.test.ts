import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

describe('.env.example', () => {
  it('lists all variables', () => {
    expect(exampleNames()).toEqual([...variables])
  })

  it('has their defaults', () => {
    expect(parseEnv(Object.fromEntries(example()))).toEqual(parseEnv({}))
  })

  it('sets nothing that the container sets itself: a file of variables goes over that', () => {
    const [, own = ''] = readFileSync('deploy/Containerfile', 'utf8').split('WORKDIR /site')
    const set = example('').map(([name]) => name)
    const ofContainer = variables.filter((name) => new RegExp(`\\b${name}=`).test(own))
    expect(ofContainer).toEqual(['DATA_DIR', 'PORT', 'HOSTNAME'])
    expect(set.filter((name) => ofContainer.includes(name))).toEqual([])
  })
})

describe('parseEnv', () => {
  it('needs nothing: without variables the site serves itself', () => {
    expect(parseEnv({})).toMatchObject({
      SCHOOL_CODE: 'DPSSWB',
      SITE_URL: 'http://localhost:3000',
      REVALIDATE_SECONDS: 60,
      VENDOR_TIMEOUT_MS: 5000,
      DATA_DIR: '.data',
      TRUSTED_HOPS: 0,
    })
    expect(parseEnv({}).VENDOR_API_URL).toBeUndefined()
  })

  it('takes an empty value for one that is not set', () => {
    const empty = Object.fromEntries(exampleNames().map((name) => [name, '']))
    expect(parseEnv(empty)).toEqual(parseEnv({}))
  })

  it('a trailing slash is no other address', () => {
    const { SITE_URL, VENDOR_API_URL } = parseEnv({
      SITE_URL: 'https://www.school.example/',
      VENDOR_API_URL: 'https://vendor.example//',
    })
    expect(SITE_URL).toBe('https://www.school.example')
    expect(VENDOR_API_URL).toBe('https://vendor.example')
  })

  it('names every bad variable and why', () => {
    const read = () =>
      parseEnv({
        VENDOR_API_URL: 'ftp://vendor.example',
        REVALIDATE_SECRET: 'short',
        REVALIDATE_SECONDS: 'soon',
        SCHOOL_CODE: '../x',
      })
    expect(read).toThrow(/VENDOR_API_URL must be an http\(s\) address/)
    expect(read).toThrow(/REVALIDATE_SECRET must have 32 characters or more/)
    expect(read).toThrow(/REVALIDATE_SECONDS/)
    expect(read).toThrow(/SCHOOL_CODE may hold letters, digits, - and _ only/)
  })

  it.each([
    ['VENDOR_TIMEOUT_MS', '0'],
    ['REVALIDATE_SECONDS', '0'],
    ['TRUSTED_HOPS', '-1'],
    ['SITE_URL', 'school'],
    ['REDIS_URL', 'http://localhost'],
    ['LOG_LEVEL', 'loud'],
    ['PORT', 'http'],
    ['PORT', '65536'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name)
  })
})
