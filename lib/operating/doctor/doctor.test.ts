import { once } from 'node:events'
import { existsSync, unwatchFile } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RedisStandIn } from '@/e2e/support/redis-stand-in'
import { freePort } from '@/e2e/support/site'
import { isWindows } from '@/e2e/support/system'
import { VendorServer } from '@/e2e/support/vendor-server'
import type { Words } from '@/lib/operating/vendor-check/words'
import { parseEnv } from '@/lib/platform/env'
import { schoolDay } from '@/lib/school/dates'
import { aboutDisk, diskFacts } from './disk'
import { bad, good, look } from './line'
import { aboutNode } from './node'
import { aboutPort } from './port'
import { aboutRedis } from './redis'
import { aboutVariables } from './variables'

const nameServer = vi.hoisted((): { problem: Words | null } => ({ problem: null }))
vi.mock('@/lib/operating/vendor-check/name-server', () => ({
  nameServerProblem: async () => nameServer.problem,
}))

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

  it.each([
    ['', '', false],
    ['', 'http://localhost:3000', false],
    ['http://localhost:3000', '', false],
    ['https://a.example', 'https://a.example', false],
    ['https://a.example/', 'https://a.example', false],
    ['https://a.example', 'https://b.example', true],
    ['', 'https://b.example', true],
    ['https://a.example', '', true],
  ])('built for "%s" and started as "%s": named %s', (built, SITE_URL, isNamed) => {
    const site = SITE_URL || 'http://localhost:3000'
    const what = aboutVariables({ ...sound, SITE_URL }, built).map((line) => line.do)
    expect(what.includes(`build again with SITE_URL=${site}`)).toBe(isNamed)
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

  it.skipIf(isWindows)(
    'what is no folder cannot be written (Windows calls it missing)',
    async () => {
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
    },
  )

  it.skipIf(!existsSync('/dev/full'))(
    'a full one wants room, not another owner (Linux has one that is always full)',
    async () => {
      await symlink('/dev/full', path.join(folder, `.trial-${process.pid}`))
      expect(await aboutDisk(folder)).toEqual([
        expect.objectContaining({
          says: expect.stringContaining('ENOSPC'),
          do: expect.stringContaining('make room'),
        }),
      ])
      expect(await readdir(folder)).toEqual([])
    },
  )
})

describe('redis', () => {
  it('none is fine; one that does not answer is not', async () => {
    expect((await aboutRedis(undefined))[0]?.state).toBe('good')
    const [line] = await aboutRedis(`redis://127.0.0.1:${await freePort()}`)
    expect(line).toMatchObject({ state: 'bad', says: expect.stringContaining('ECONNREFUSED') })
  })

  it.each([
    ['', good('redis', 'it answers and takes writes')],
    [
      'READONLY it is a replica',
      expect.objectContaining({ says: 'of no use: READONLY it is a replica' }),
    ],
    ['OOM no memory left', expect.objectContaining({ state: 'bad' })],
  ])('one that refuses writes is named: %s', async (refusal, line) => {
    const redis = new RedisStandIn()
    redis.refusal = refusal
    await redis.open()
    expect(await aboutRedis(redis.url)).toEqual([line])
    await redis.close()
  })
})

describe('node', () => {
  it('is the one that the release was built with, or is named', async () => {
    expect(await aboutNode(folder, '24.1.0')).toEqual([good('node', '24.1.0')])
    await writeFile(path.join(folder, 'release.json'), '{ "node": "24" }')
    expect(await aboutNode(folder, '24.1.0')).toEqual([good('node', '24.1.0')])
    expect(await aboutNode(folder, '20.19.0')).toEqual([
      look('node', '20.19.0, and the site was built with 24', '"Node" in docs/operating.md'),
    ])
  })

  it.each(['', '{ "node": "2', '{ "node": 24 }', '[]'])(
    'a damaged release is one line, not the end of all others: %j',
    async (text) => {
      const file = path.join(folder, 'release.json')
      await writeFile(file, text)
      expect(await aboutNode(folder)).toEqual([
        bad('node', expect.stringContaining(`${file} is damaged`), expect.stringContaining('anew')),
      ])
    },
  )
})

describe('port', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  /** Something that answers every address of a port with this text. */
  async function answering(text: string, host = '127.0.0.1'): Promise<number> {
    const server = createServer((_, response) => response.end(text))
    servers.push(server)
    server.listen(0, host)
    await once(server, 'listening')
    const address = server.address()
    return address && typeof address === 'object' ? address.port : 0
  }

  const named = async (...lines: string[]) => {
    await writeFile(path.join(folder, 'instances.conf'), lines.join('\n'))
    return aboutPort({ PORT: 3000, HOSTNAME: undefined }, folder)
  }

  const siteSays = '{"status":"ok"}'

  it('without nginx: free, or the site’s already', async () => {
    const PORT = await freePort()
    expect(await aboutPort({ PORT, HOSTNAME: '127.0.0.1' }, folder)).toEqual([
      good('port', `127.0.0.1:${PORT} is free`),
    ])
    const taken = await answering(siteSays)
    expect(await aboutPort({ PORT: taken, HOSTNAME: '127.0.0.1' }, folder)).toEqual([
      good('port', `the site answers at 127.0.0.1:${taken}`),
    ])
    const everywhere = await answering(siteSays, '0.0.0.0')
    expect(await aboutPort({ PORT: everywhere, HOSTNAME: undefined }, folder)).toEqual([
      good('port', `the site answers at 127.0.0.1:${everywhere}`),
    ])
  })

  it.skipIf(!existsSync('/usr/bin/ss'))('a stranger has it: which process', async () => {
    const PORT = await answering('{"status":"fine"}')
    expect(await aboutPort({ PORT, HOSTNAME: '127.0.0.1' }, folder)).toEqual([
      bad(
        'port',
        expect.stringMatching(
          new RegExp(
            `^what is at 127.0.0.1:${PORT} is not this site \\(another answer, or none in time; .*, process ${process.pid}\\)$`,
          ),
        ),
        'end it, or give the site another PORT',
      ),
    ])
  })

  it('where no process is told, root is told how to ask for it', async () => {
    vi.stubEnv('PATH', folder)
    const PORT = await answering('<p>Hello</p>')
    const [line] = await aboutPort({ PORT, HOSTNAME: '127.0.0.1' }, folder)
    expect(line?.says).toContain(`root is told by what: ss -ltnp 'sport = :${PORT}')`)
  })

  it('behind nginx: each instance that it sends visitors to', async () => {
    const [site, stranger, nobody] = [
      await answering(siteSays),
      await answering('<p>Hello</p>'),
      await freePort(),
    ]
    const lines = await named(
      `server 127.0.0.1:${site} max_fails=0;`,
      `server 127.0.0.1:${stranger} max_fails=0;`,
      `server 127.0.0.1:${nobody};`,
      'server 127.0.0.1:1 max_fails=0 down;',
    )
    expect(lines.map(({ state }) => state)).toEqual(['good', 'bad', 'bad'])
    expect(lines[1]?.says).toContain('is not this site')
    expect(lines[2]).toEqual(
      bad(
        'port',
        `nothing listens at 127.0.0.1:${nobody}`,
        `systemctl status school-site@${nobody}`,
      ),
    )
  })
})

describe('notice', () => {
  async function withNotice(text: string | null) {
    const file = path.join(folder, 'notice.txt')
    if (text === null) await mkdir(file)
    else if (text) await writeFile(file, text)
    vi.stubEnv('DATA_DIR', folder)
    vi.resetModules()
    globalThis.singletons = undefined
    const { aboutNotice } = await import('./notice')
    const lines = aboutNotice()
    unwatchFile(file)
    return lines
  }

  it('none is fine, and so is one that is shown', async () => {
    expect(await withNotice('')).toEqual([])
    expect(await withNotice(`${schoolDay()} School is closed.`)).toEqual([
      good('notice', `shown until ${schoolDay()}: School is closed.`),
    ])
  })

  it.each([
    ['without a day', 'School is closed.', 'must begin with its last day'],
    ['that cannot be read', null, 'must be a file'],
  ])('one %s is not shown, which is bad', async (_, text, why) => {
    expect(await withNotice(text)).toEqual([
      bad('notice', expect.stringContaining(why), expect.stringContaining('notice.mjs')),
    ])
  })

  it('one whose last day is over has ended as it should, and is only named', async () => {
    expect(await withNotice('2020-07-24 School is closed.')).toEqual([
      look('notice', expect.stringContaining('2020-07-24, is over'), 'node notice.mjs --clear'),
    ])
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

  it('a sound one: how many calls answer, and the token', async () => {
    expect(await withVendor('', 'right')).toEqual([
      { about: 'vendor', state: 'good', says: '19 of 19 calls answer' },
      { about: 'token', state: 'good', says: 'the vendor takes it' },
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

  it('no name server answers: one line, and nobody is asked', async () => {
    vi.stubEnv('VENDOR_API_URL', 'https://api.vendor.example')
    const { aboutVendor } = await import('./vendor')
    nameServer.problem = { says: 'no name server', do: 'look' }
    expect(await aboutVendor(parseEnv(process.env))).toEqual([
      bad('vendor', 'no name server', 'look'),
    ])
    expect(await aboutRedis('redis://redis.example')).toEqual([
      bad('redis', 'no name server', 'look'),
    ])
    nameServer.problem = null
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
    vi.stubEnv('BUILT_FOR_SITE_URL', 'https://a.example')
    vi.resetModules()
    const { log } = await import('@/lib/platform/log')
    const warn = vi.spyOn(log, 'warn')
    const { quickDoctor } = await import('./quick')
    await quickDoctor()
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({ about: 'variables', do: 'leave `/api` out of VENDOR_API_URL' }),
        'doctor',
      ],
      [
        expect.objectContaining({ do: 'build again with SITE_URL=http://localhost:3000' }),
        'doctor',
      ],
    ])
  })
})
