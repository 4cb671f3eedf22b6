import { once } from 'node:events'
import { unwatchFile } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '@/e2e/support/site'
import { isWindows } from '@/e2e/support/system'
import { schoolDay } from '@/lib/school/dates'
import { fail, pass, warn } from '../check-result'
import { checkFolder, diskFacts } from './folder'
import { checkNode } from './node'
import { checkPort } from './port'
import { checkVariables } from './variables'

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
    expect(checkVariables({ ...sound, PATH: '/bin' }, 'https://www.school.example/')).toEqual([])
  })

  it.each([
    [{ VENDOR_API_URL: 'https://v.example/api' }, 'fail', 'leave `/api` out of VENDOR_API_URL'],
    [{ VENDOR_API_URL: 'vendor' }, 'fail', 'set it as .env.example says, or leave it out'],
    [{ VENDOR_API_URL: 'http://v.example' }, 'warn', 'https:// in VENDOR_API_URL'],
    [{ VENDOR_API_URL: '' }, 'warn', 'set it for the real site'],
    [{ VENDOR_API_TOKEN: '' }, 'warn', 'ask the vendor for it'],
    [{ VENDOR_API_TOKEN: 'Bearer abc' }, 'fail', 'give the token alone, without "Bearer"'],
    [{ SITE_URL: '' }, 'warn', 'set the address that visitors know'],
    [{ REVALIDATE_SECRET: '' }, 'warn', 'openssl rand -hex 32'],
    [{ DATA_DIR: '.data' }, 'warn', 'a folder that outlives releases, from / on'],
    [{ TRUSTED_HOPS: '0' }, 'warn', 'set 1 behind nginx'],
    [{ VENDOR_URL: 'https://v.example' }, 'warn', 'see .env.example'],
  ])('%j: %s, %s', (changed, state, what) => {
    expect(checkVariables({ ...sound, ...changed })).toContainEqual(
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
    const what = checkVariables({ ...sound, SITE_URL }, built).map((line) => line.do)
    expect(what.includes(`build again with SITE_URL=${site}`)).toBe(isNamed)
  })
})

describe('disk', () => {
  it('says what is free, and leaves nothing behind', async () => {
    const line = await checkFolder(folder)
    expect(line.says).toMatch(/^\d+ MB free/)
    expect(line.state).not.toBe('fail')
  })

  it('a folder that is not there yet will be made', async () => {
    expect((await checkFolder(path.join(folder, 'a/b'))).state).not.toBe('fail')
  })

  it.skipIf(isWindows)(
    'what is no folder cannot be written (Windows calls it missing)',
    async () => {
      const file = path.join(folder, 'file')
      await writeFile(file, '')
      expect(await checkFolder(file)).toMatchObject({
        state: 'fail',
        says: expect.stringContaining('ENOTDIR'),
      })
      // Health is asked before a start is done.
      expect(await diskFacts(path.join(file, 'below'))).toEqual({
        freeBytes: null,
        problem: 'ENOTDIR',
      })
    },
  )
})

describe('node', () => {
  it('is the one that the release was built with, or is named', async () => {
    expect(checkNode(folder, '24.1.0')).toEqual(pass('node', '24.1.0'))
    await writeFile(path.join(folder, 'release.json'), '{ "node": "24" }')
    expect(checkNode(folder, '24.1.0')).toEqual(pass('node', '24.1.0'))
    expect(checkNode(folder, '20.19.0')).toEqual(
      warn('node', '20.19.0, and the site was built with 24', '"Node" in docs/operating.md'),
    )
  })

  it.each(['', '{ "node": "2', '{ "node": 24 }', '[]'])(
    'a damaged release is one line, not the end of all others: %j',
    async (text) => {
      const file = path.join(folder, 'release.json')
      await writeFile(file, text)
      expect(checkNode(folder)).toEqual(
        fail(
          'node',
          expect.stringContaining(`${file} is damaged`),
          expect.stringContaining('anew'),
        ),
      )
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
    return checkPort({ PORT: 3000, HOSTNAME: undefined }, folder)
  }

  const siteSays = '{"status":"ok"}'

  it('without nginx: free, or the site’s already', async () => {
    const PORT = await freePort()
    expect(await checkPort({ PORT, HOSTNAME: '127.0.0.1' }, folder)).toEqual([
      pass('port', `127.0.0.1:${PORT} is free`),
    ])
    const taken = await answering(siteSays)
    expect(await checkPort({ PORT: taken, HOSTNAME: '127.0.0.1' }, folder)).toEqual([
      pass('port', `the site answers at 127.0.0.1:${taken}`),
    ])
    const everywhere = await answering(siteSays, '0.0.0.0')
    expect(await checkPort({ PORT: everywhere, HOSTNAME: undefined }, folder)).toEqual([
      pass('port', `the site answers at 127.0.0.1:${everywhere}`),
    ])
  })

  it('a stranger has it: root is told how to ask which', async () => {
    const PORT = await answering('{"status":"fine"}')
    expect(await checkPort({ PORT, HOSTNAME: '127.0.0.1' }, folder)).toEqual([
      fail(
        'port',
        `what is at 127.0.0.1:${PORT} is not this site, or does not answer`,
        expect.stringContaining(`ss -ltnp 'sport = :${PORT}'; end it`),
      ),
    ])
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
    expect(lines.map(({ state }) => state)).toEqual(['ok', 'fail', 'fail'])
    expect(lines[1]?.says).toContain('is not this site')
    expect(lines[2]).toEqual(
      fail(
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
    const { checkNotice } = await import('./notice')
    const lines = checkNotice()
    unwatchFile(file)
    return lines
  }

  it('none is fine, and so is one that is shown', async () => {
    expect(await withNotice('')).toEqual([])
    expect(await withNotice(`${schoolDay()} School is closed.`)).toEqual([
      pass('notice', `shown until ${schoolDay()}: School is closed.`),
    ])
  })

  it.each([
    ['without a day', 'School is closed.', 'must begin with its last day'],
    ['that cannot be read', null, 'must be a file'],
  ])('one %s is not shown, which is bad', async (_, text, why) => {
    expect(await withNotice(text)).toEqual([
      fail('notice', expect.stringContaining(why), expect.stringContaining('notice.mjs')),
    ])
  })

  it('one whose last day is over has ended as it should, and is only named', async () => {
    expect(await withNotice('2020-07-24 School is closed.')).toEqual([
      warn('notice', expect.stringContaining('2020-07-24, is over'), 'node notice.mjs --clear'),
    ])
  })
})
