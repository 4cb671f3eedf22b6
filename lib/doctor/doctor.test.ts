import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RedisStandIn } from '@/e2e/support/redis-stand-in'
import { freePort } from '@/e2e/support/site'
import { VendorServer } from '@/e2e/support/vendor-server'
import { parseEnv } from '@/lib/env'
import { aboutCertificate } from './certificate'
import { aboutPast, aboutVendorClock } from './clock'
import { aboutDisk, diskFacts } from './disk'
import { aboutNginx } from './nginx'
import { aboutRedis } from './redis'
import { aboutVariables } from './variables'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-'))
})
afterEach(() => vi.unstubAllEnvs())

const sound = {
  VENDOR_API_URL: 'https://api.vendor.example',
  VENDOR_API_TOKEN: 'abc',
  SITE_URL: 'https://www.school.example',
  REVALIDATE_SECRET: 'a-secret-of-thirty-two-characters',
  DATA_DIR: '/var/lib/school-site',
  TRUSTED_HOPS: '1',
}

describe('variables', () => {
  it('sound ones are not spoken of', () => {
    expect(aboutVariables({ ...sound, PATH: '/bin' }, 'https://www.school.example/')).toEqual([])
  })

  it.each([
    [{ VENDOR_API_URL: 'https://v.example/api' }, 'bad', 'leave `/api` out of VENDOR_API_URL'],
    [{ VENDOR_API_URL: 'vendor' }, 'bad', 'set it as .env.example says, or leave it out'],
    [{ VENDOR_API_URL: 'http://v.example' }, 'look', 'https:// in VENDOR_API_URL'],
    [{ VENDOR_API_URL: '' }, 'look', 'set it for the real site'],
    [{ VENDOR_API_TOKEN: '' }, 'look', 'ask the vendor for it'],
    [{ VENDOR_API_TOKEN: 'Bearer abc' }, 'bad', 'give the token alone, without "Bearer"'],
    [{ SITE_URL: '' }, 'look', 'set the address that visitors know'],
    [{ REVALIDATE_SECRET: '' }, 'look', 'openssl rand -hex 32'],
    [{ DATA_DIR: '.data' }, 'look', 'a folder that outlives releases, from / on'],
    [{ TRUSTED_HOPS: '0' }, 'look', 'set 1 behind nginx'],
    [{ VENDOR_URL: 'https://v.example' }, 'look', 'see .env.example'],
  ])('%j: %s, %s', (changed, state, what) => {
    expect(aboutVariables({ ...sound, ...changed })).toContainEqual(
      expect.objectContaining({ about: 'variables', state, do: what }),
    )
  })

  it('the build of another address is named', () => {
    expect(aboutVariables(sound, '')).toEqual([
      expect.objectContaining({ do: 'build again with SITE_URL=https://www.school.example' }),
    ])
  })
})

describe('disk', () => {
  it('says what is free, and leaves nothing behind', async () => {
    const [line] = await aboutDisk(folder)
    expect(line?.says).toMatch(/^\d+ MB free/)
    expect(line?.state).not.toBe('bad')
  })

  it('a folder that is not there yet will be made', async () => {
    expect((await aboutDisk(path.join(folder, 'a/b')))[0]?.state).not.toBe('bad')
  })

  it('what is no folder cannot be written', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    expect(await aboutDisk(file)).toEqual([
      expect.objectContaining({ state: 'bad', says: expect.stringContaining('ENOTDIR') }),
    ])
    // Health is asked before a start is done.
    expect(await diskFacts(path.join(file, 'below'))).toEqual({
      freeBytes: null,
      problem: 'ENOTDIR',
    })
  })

  it.skipIf(!existsSync('/dev/full'))('a full one wants room, not another owner', async () => {
    await symlink('/dev/full', path.join(folder, `.trial-${process.pid}`))
    expect(await aboutDisk(folder)).toEqual([
      expect.objectContaining({
        says: expect.stringContaining('ENOSPC'),
        do: expect.stringContaining('make room'),
      }),
    ])
    expect(await readdir(folder)).toEqual([])
  })
})

describe('clock', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')

  it('is behind when the build, or an answer on disk, is from later', async () => {
    expect(await aboutPast(folder, '2026-11-22T09:59', now)).toEqual([])
    expect(await aboutPast(folder, '2026-11-23T10:00', now)).toEqual([
      expect.objectContaining({ state: 'bad', do: expect.stringContaining('timedatectl') }),
    ])
    const file = path.join(folder, 'cache/lists/answer')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
    await utimes(file, now / 1000, now / 1000 + 3600)
    expect(await aboutPast(folder, undefined, now)).toHaveLength(1)
  })

  it.each([
    ['Sun, 22 Nov 2026 09:59:30 GMT', 'good', 'goes with the vendor’s'],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 'bad', '3600 seconds ahead of the vendor’s'],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 'bad', '3600 seconds behind the vendor’s'],
  ])('against the vendor’s Date %s: %s', (date, state, says) => {
    expect(aboutVendorClock([date, null], now)).toEqual([expect.objectContaining({ state, says })])
  })

  it('a vendor that gives no Date says nothing of it', () => {
    expect(aboutVendorClock([null], now)).toEqual([])
  })
})

it('a certificate that cannot be had is said, with why', async () => {
  const port = await freePort()
  expect(await aboutCertificate(`https://127.0.0.1:${port}`)).toEqual([
    expect.objectContaining({ state: 'bad', says: expect.stringContaining('ECONNREFUSED') }),
  ])
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect(await aboutCertificate(`https://127.0.0.1:${port}`)).toEqual([
    expect.objectContaining({ state: 'bad', about: 'certificate' }),
  ])
  server.close()
})

describe('redis', () => {
  it('none is fine; one that does not answer is not', async () => {
    expect((await aboutRedis(undefined))[0]?.state).toBe('good')
    const [line] = await aboutRedis(`redis://127.0.0.1:${await freePort()}`)
    expect(line).toMatchObject({ state: 'bad', says: expect.stringContaining('ECONNREFUSED') })
  })

  it('a replica, no bound and another policy are named', async () => {
    const redis = new RedisStandIn()
    redis.info =
      'redis_version:7.0.0\r\nloading:0\r\nmaxmemory:0\r\nmaxmemory_policy:noeviction\r\nrole:slave'
    await redis.open()
    const lines = await aboutRedis(redis.url)
    await redis.close()
    expect(lines.map(({ state, do: what }) => [state, what])).toEqual([
      ['good', undefined],
      ['bad', 'give the primary in REDIS_URL'],
      ['look', 'set maxmemory'],
      ['look', 'volatile-lru, so that lists stay'],
    ])
  })
})

describe('nginx', () => {
  async function withNginx(version: string) {
    const program = path.join(folder, 'nginx')
    await writeFile(program, `#!/bin/sh\necho "nginx version: nginx/${version}" >&2\n`)
    await chmod(program, 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    await mkdir(path.join(folder, 'deploy/nginx'), { recursive: true })
    await writeFile(
      path.join(folder, 'deploy/nginx/http.conf'),
      `proxy_cache_path ${folder}/pages levels=1:2;\n`,
    )
    return aboutNginx(folder, folder)
  }

  it('one that is older than the kit needs is named', async () => {
    expect((await withNginx('1.18.0'))[0]).toMatchObject({ state: 'bad', says: 'version 1.18.0' })
    expect((await withNginx('1.22.1'))[0]).toMatchObject({ state: 'good' })
    expect((await withNginx('2.0.0'))[0]).toMatchObject({ state: 'good' })
  })

  it('a folder that it keeps pages in is missing: the command that makes it', async () => {
    expect(await withNginx('1.22.1')).toContainEqual({
      about: 'nginx',
      state: 'bad',
      says: `${folder}/pages is missing: every page comes empty`,
      do: `install -d -o www-data -m 0700 ${folder}/pages`,
    })
  })

  it('a machine without the kit is told where to begin', async () => {
    await withNginx('1.22.1')
    const [line] = await aboutNginx(folder, path.join(folder, 'none'))
    expect(line).toMatchObject({ state: 'look', do: '"First deploy" in docs/operating.md' })
  })
})

describe('vendor', () => {
  async function withVendor(below: string, token: string) {
    const vendor = await VendorServer.start({ dataDir: folder, token: 'right' })
    vi.stubEnv('VENDOR_API_URL', vendor.url + below)
    vi.stubEnv('VENDOR_API_TOKEN', token)
    vi.resetModules()
    globalThis.singletons = undefined
    const { aboutVendor } = await import('./vendor')
    const lines = await aboutVendor(parseEnv(process.env))
    await vendor.refuse()
    return lines
  }

  it('a sound one: how many calls answer, the token, the clock', async () => {
    expect(await withVendor('', 'right')).toEqual([
      { about: 'vendor', state: 'good', says: '19 of 19 calls answer' },
      { about: 'token', state: 'good', says: 'the vendor takes it' },
      { about: 'clock', state: 'good', says: 'goes with the vendor’s' },
    ])
  })

  it('another token: which lists it costs, and whom to ask', async () => {
    expect(await withVendor('', 'wrong')).toContainEqual({
      about: 'token',
      state: 'bad',
      says: 'announcements, calendar, registrations, toppers-x, toppers-xii: status 401',
      do: 'the vendor does not take this VENDOR_API_TOKEN; ask it for the present one',
    })
  })

  it('a path in VENDOR_API_URL: leave it out', async () => {
    expect(await withVendor('/api', 'right')).toEqual([
      expect.objectContaining({ about: 'vendor', do: 'leave `/api` out of VENDOR_API_URL' }),
    ])
  })

  it('the demonstration is not asked', async () => {
    const { aboutVendor } = await import('./vendor')
    expect(await aboutVendor(parseEnv({}))).toEqual([])
  })
})

describe('the quick half, at a start', () => {
  it('has a line in the log for what is bad, and for nothing else', async () => {
    vi.stubEnv('VENDOR_API_URL', 'https://v.example/api')
    vi.stubEnv('DATA_DIR', folder)
    vi.resetModules()
    const { log } = await import('@/lib/log')
    const warn = vi.spyOn(log, 'warn')
    const { quickDoctor } = await import('./quick')
    await quickDoctor()
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({ about: 'variables', do: 'leave `/api` out of VENDOR_API_URL' }),
        'doctor',
      ],
    ])
  })
})
