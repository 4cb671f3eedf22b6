import { unwatchFile } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { isWindows } from '@/e2e/support/system'
import { schoolDay } from '@/lib/school/dates'
import { freePort } from '@/tools/lib/free-port.mjs'
import { newFolder } from '@/tools/testing/folder'
import { startAnew } from '@/tools/testing/new-process'
import { serve } from '@/tools/testing/serve'
import { type CheckResult, fail, pass, warn } from '../checks/check-result'
import { checkFolder, diskFacts } from './folder'
import { checkPort } from './port'
import { checkVariables } from './variables'

let folder = ''
beforeEach(async () => {
  folder = newFolder()
})

const sound = {
  VENDOR_API_URL: 'https://api.vendor.example',
  VENDOR_API_TOKEN: 'abc',
  SITE_URL: 'https://www.school.example',
  REVALIDATE_SECRET: 'a-secret-of-thirty-two-characters',
  DATA_DIR: '/var/lib/school-site',
  TRUSTED_HOPS: '1',
}

it('variables: sound ones are not spoken of', () => {
  expect(checkVariables({ ...sound, PATH: '/bin' }, 'https://www.school.example/')).toEqual([])
})

it.each([
  [{ VENDOR_API_URL: 'https://v.example/api' }, 'fail', 'leave `/api` out of VENDOR_API_URL'],
  [{ VENDOR_API_URL: 'http://v.example' }, 'warn', 'https:// in VENDOR_API_URL'],
  [{ VENDOR_API_URL: '' }, 'warn', 'set it for the real site'],
  [{ VENDOR_API_TOKEN: '' }, 'warn', 'ask the vendor for it'],
  [{ VENDOR_API_TOKEN: 'Bearer abc' }, 'fail', 'give the token alone, without "Bearer"'],
  [{ SITE_URL: '' }, 'warn', 'set the address that visitors know'],
  [{ REVALIDATE_SECRET: '' }, 'warn', 'openssl rand -hex 32'],
  [{ DATA_DIR: '.data' }, 'warn', 'a folder that outlives releases, from / on'],
  [{ TRUSTED_HOPS: '0' }, 'warn', 'set 1 behind nginx'],
  [{ VENDOR_URL: 'https://v.example' }, 'warn', 'see .env.example'],
])('variables: %j: %s, %s', (changed, state, what) => {
  expect(checkVariables({ ...sound, ...changed })).toContainEqual(
    expect.objectContaining({ about: 'variables', state, do: what }),
  )
})

it.each([
  ['', 'http://localhost:3000', false],
  ['https://a.example/', 'https://a.example', false],
  ['https://a.example', 'https://b.example', true],
  ['', 'https://b.example', true],
  ['https://a.example', 'http://localhost:3000', true],
])('variables: built for "%s" and started as "%s": named %s', (built, SITE_URL, isNamed) => {
  const what = checkVariables({ ...sound, SITE_URL }, built).map((line) => line.do)
  expect(what.includes(`build again with SITE_URL=${SITE_URL}`)).toBe(isNamed)
})

it('disk: says what is free, of a folder that is there and of one that will be made', async () => {
  for (const one of [folder, path.join(folder, 'a/b')])
    expect(await checkFolder(one)).toMatchObject({
      state: expect.stringMatching(/ok|warn/),
      says: expect.stringMatching(/^\d+ MB free/),
    })
})

it.skipIf(isWindows)('what is no folder cannot be written (Windows calls it missing)', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  const says = expect.stringContaining('ENOTDIR')
  expect(await checkFolder(file)).toMatchObject({ state: 'fail', says })
  // Health is asked before a start is done.
  const facts = { freeBytes: null, problem: 'ENOTDIR' }
  expect(await diskFacts(path.join(file, 'below'))).toEqual(facts)
})

const answering = (text: string) => serve(createServer((_, response) => response.end(text)))
const siteSays = '{"status":"ok"}'

it('port, without nginx: free, or the site’s already', async () => {
  const free = await freePort()
  const taken = await answering(siteSays)
  const results = [
    await checkPort({ PORT: free, HOSTNAME: '127.0.0.1' }, folder),
    await checkPort({ PORT: taken, HOSTNAME: undefined }, folder),
  ]
  expect(results.flat()).toEqual([
    pass('port', `127.0.0.1:${free} is free`),
    pass('port', `the site answers at 127.0.0.1:${taken}`),
  ])
})

it('port, behind nginx: each instance that it sends visitors to, and root is told how to ask who a stranger is', async () => {
  const [site, stranger, nobody] = [
    await answering(siteSays),
    await answering('{"status":"fine"}'),
    await freePort(),
  ]
  const servers = [site, stranger, nobody].map((port) => `server 127.0.0.1:${port} max_fails=0;`)
  const conf = [...servers, 'server 127.0.0.1:1 max_fails=0 down;'].join('\n')
  await writeFile(path.join(folder, 'instances.conf'), conf)
  expect(await checkPort({ PORT: 3000, HOSTNAME: undefined }, folder)).toEqual([
    pass('port', expect.any(String)),
    fail(
      'port',
      `what is at 127.0.0.1:${stranger} is not this site, or does not answer`,
      expect.stringContaining(`ss -ltnp 'sport = :${stranger}'; end it`),
    ),
    fail(
      'port',
      `nothing listens at 127.0.0.1:${nobody}`,
      `systemctl status school-site@${nobody}`,
    ),
  ])
})

const notShown = (why: string) =>
  fail('notice', expect.stringContaining(why), expect.stringContaining('notice.mjs'))

async function withNotice(text: string | null) {
  const file = path.join(folder, 'notice.txt')
  if (text === null) await mkdir(file)
  else if (text) await writeFile(file, text)
  startAnew({ DATA_DIR: folder })
  const { checkNotice } = await import('./notice')
  const { log } = await import('@/lib/platform/log')
  const told = vi.spyOn(log, 'warn')
  const [line] = checkNotice()
  unwatchFile(file)
  expect(told).toHaveBeenCalledTimes(line && line.state !== 'ok' ? 1 : 0)
  return line
}

const today = schoolDay()

it.each<[string, string | null, CheckResult | undefined]>([
  ['none', '', undefined],
  [
    'one that is shown',
    `${today} School is closed.`,
    pass('notice', `shown until ${today}: School is closed.`),
  ],
  ['one that cannot be read', null, notShown('must be a file')],
  ['one that is no notice', 'School is closed', notShown('must begin with')],
  [
    'one that has ended as it should, which is only named',
    '2020-07-24 School is closed.',
    warn('notice', expect.stringContaining('is over'), 'node notice.mjs --clear'),
  ],
])('notice: %s', async (_what, text, expected) => {
  expect(await withNotice(text)).toEqual(expected)
})
