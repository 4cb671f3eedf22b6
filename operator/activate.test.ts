import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '@/package.json'
import { newFolder } from '@/testing/folder'
import { putProgram } from '@/testing/program'

let folder = ''
const at = (...names: string[]) => path.join(folder, ...names)

/** Runs a script of `deploy` on a fake server in `folder`. */
function run(
  script: string,
  args: readonly string[],
  { input, env = {} }: { input?: Buffer; env?: Record<string, string> } = {},
) {
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], {
    input,
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      SITE_ROOT: at('srv'),
      SITE_VARIABLES: at('variables'),
      ...env,
    },
  })
  return { code: status, output: String(stdout) + String(stderr) }
}

const activate = (...args: string[]) => run('deploy/activate.sh', args)
const link = (name: string) => readlinkSync(at('srv', name))
const program = (name: string, script: string) => putProgram(at('bin'), name, script)

const here = `${process.platform}-${process.arch}`

/** Writes the files of a release. Its smoke test records the URL that it was called with. */
function release(to: string, name: string, { platform = here, node = engines.node } = {}) {
  for (const one of ['browser/_next/static', 'tools/lib'])
    mkdirSync(path.join(to, one), { recursive: true })
  writeFileSync(path.join(to, 'release.json'), JSON.stringify({ name, platform }))
  const manifest = { type: 'module', engines: { node } }
  writeFileSync(path.join(to, 'package.json'), JSON.stringify(manifest))
  copyFileSync('tools/lib/node-version.mjs', path.join(to, 'tools/lib/node-version.mjs'))
  writeFileSync(path.join(to, `browser/_next/static/${name}.css`), '')
  const file = JSON.stringify(at('smoke-url'))
  const code = `import fs from 'node:fs'\nfs.writeFileSync(${file}, process.argv[2] ?? '')\n`
  writeFileSync(path.join(to, 'smoke.mjs'), code)
}

function pack(name: string, fit: Parameters<typeof release>[2] = {}): string {
  release(at('build'), name, fit)
  const packed = run('deploy/release.sh', [folder], { env: { BUILD: at('build') } })
  expect(packed.code, packed.output).toBe(0)
  rmSync(at('build'), { recursive: true })
  return at(`school-site-${name}.tar.gz`)
}

beforeEach(() => {
  folder = newFolder()
  for (const name of ['bin', 'srv']) mkdirSync(at(name))
  for (const name of ['nginx', 'systemctl', 'systemd-run']) program(name, 'exit 0')
  release(at('srv/releases/old'), 'old')
  symlinkSync('releases/old', at('srv/current'))
  writeFileSync(at('variables'), "SITE_URL='https://www.school.example'\n")
})

describe.skipIf(process.platform !== 'linux')('deploy/activate.sh, for Linux', () => {
  it('deploys a release that passes the smoke test at SITE_URL, and shares browser files both ways', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    expect([link('current'), link('previous')]).toEqual(['releases/new', 'releases/old'])
    expect(readFileSync(at('smoke-url'), 'utf8')).toBe('https://www.school.example')
    for (const name of ['new', 'old'])
      expect(readdirSync(at('srv/releases', name, 'browser/_next/static')).sort()).toEqual([
        'new.css',
        'old.css',
      ])
  })

  it('rolls back to the current release when a new one does not start', () => {
    const archive = pack('new')
    const startsOnlyOld = `case $(readlink "${at('srv/current')}") in *old) ;; *) exit 1 ;; esac`
    program('systemctl', startsOnlyOld)
    const { code, output } = activate(archive)
    expect(output).toContain('Rolled back to old. new is not live')
    expect([code, link('current'), existsSync(at('srv/previous'))]).toEqual([
      1,
      'releases/old',
      false,
    ])
  })

  it.each([
    [{ platform: 'another' }, /another platform than the release: .*another/],
    [
      { node: '^98' },
      /^Node [\d.]+ cannot run the site, which needs 98: docs\/operating\/install/m,
    ],
  ])('rejects a release that cannot run on this server, and deletes its files: %j', (fit, why) => {
    const { code, output } = activate(pack('new', fit))
    expect(code).toBe(1)
    expect(output).toMatch(why)
    expect(readdirSync(at('srv/releases'))).toEqual(['old'])
    expect(link('current')).toBe('releases/old')
  })

  it('rejects a call with two archives, a damaged archive, and a file that is none', () => {
    const archive = pack('new')
    expect(activate(archive, pack('newer')).output).toContain('Name one archive of these:')
    const repack = `cd ${folder} && tar -xzf ${archive} && echo >> new/smoke.mjs && tar -czf bad.tar.gz new`
    spawnSync('sh', ['-c', repack])
    expect(activate(at('bad.tar.gz')).output).toContain('smoke.mjs: FAILED')
    expect(activate(at('variables'))).toMatchObject({ code: 1 })
    expect(readdirSync(at('srv/releases'))).toEqual(['old'])
  })

  it('activate.sh --back after an interrupted deployment rolls back to the last release that ran', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    program('systemctl', 'case "$1" in restart) kill -TERM $PPID ;; esac')
    expect(activate(pack('newest')).code).not.toBe(0)
    expect(link('current')).toBe('releases/newest')
    program('systemctl', 'exit 0')
    expect(activate('--back')).toMatchObject({ code: 0 })
    expect(link('current')).toBe('releases/new')
  })

  it('activate.sh --receive deploys the archive on its standard input, and deletes older releases', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    const input = readFileSync(pack('newest'))
    expect(run('deploy/activate.sh', ['--receive'], { input })).toMatchObject({ code: 0 })
    expect(readdirSync(at('srv/releases')).sort()).toEqual(['new', 'newest'])
    expect(run('deploy/activate.sh', ['--receive'], { input: input.subarray(9000) }).code).toBe(1)
    expect(readdirSync(at('srv')).sort()).toEqual(['current', 'lock', 'previous', 'releases'])
  })
})

describe.skipIf(process.platform !== 'linux')('deploy/school-site.service, for Linux', () => {
  /** Runs the unit's ExecStartPost with a `curl` that prints `output` and with this main process. */
  function start(output: string, mainPid: number) {
    program('curl', `echo '${output}'`)
    const unit = readFileSync('deploy/school-site.service', 'utf8')
    const [, waits = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? []
    writeFileSync(at('waits'), waits.replaceAll('$$', '$'))
    return run(at('waits'), [], { env: { MAINPID: String(mainPid) } })
  }

  it('starting the service succeeds when the site is ready, and fails if the site’s process has ended', () => {
    expect(start('{"status":"ok"}', process.pid)).toMatchObject({ code: 0 })
    const { pid } = spawnSync('true')
    expect(start('{"status":"ok"}', pid)).toMatchObject({ code: 1 })
    expect(start('{"status":"starting"}', pid)).toMatchObject({ code: 1 })
    expect(start('<p>Another server</p>', pid)).toMatchObject({ code: 1 })
  })
})
