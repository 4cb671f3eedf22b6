import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '@/package.json'
import { newFolder } from '@/testing/folder'
import { boxOf } from '@/testing/handbook'
import { putProgram } from '@/testing/program'

let folder = ''
const at = (...names: string[]) => path.join(folder, ...names)

/** Runs a script of `deploy` on a fake server in `folder`; returns the exit code and the output. */
function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      SITE_ROOT: at('srv'),
      NGINX_DIR: at('nginx'),
      SITE_VARIABLES: at('variables'),
      ...env,
    },
  })
  return { code: status, output: stdout + stderr }
}

const activate = (...args: string[]) => run('deploy/activate.sh', args)

const here = `${process.platform}-${process.arch}`

/** Writes the files of a release. Its smoke test records the URL that it was called with. */
function release(at: string, name: string, { platform = here, node = engines.node } = {}) {
  for (const folder of ['browser/_next/static', 'deploy/nginx', 'tools/lib'])
    mkdirSync(path.join(at, folder), { recursive: true })
  writeFileSync(path.join(at, 'release.json'), JSON.stringify({ name, platform }))
  writeFileSync(
    path.join(at, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node } }),
  )
  for (const file of ['tools/lib/node-version.mjs', 'deploy/activate.sh'])
    copyFileSync(file, path.join(at, file))
  const file = JSON.stringify(path.join(folder, 'smoke-url'))
  const code = `import fs from 'node:fs'\nfs.writeFileSync(${file}, process.argv[2] ?? '')\n`
  writeFileSync(path.join(at, 'smoke.mjs'), code)
}

function pack(name: string, fit: Parameters<typeof release>[2] = {}): string {
  release(at('build'), name, fit)
  const packed = run('deploy/release.sh', [folder], { BUILD: at('build') })
  expect(packed.code, packed.output).toBe(0)
  return at(`school-site-${name}.tar.gz`)
}

const program = (name: string, script: string) => putProgram(at('bin'), name, script)

beforeEach(() => {
  folder = newFolder()
  for (const name of ['bin', 'nginx', 'srv']) mkdirSync(at(name))
  for (const name of ['nginx', 'systemctl', 'systemd-run', 'curl']) program(name, 'exit 0')
  release(at('srv/releases/old'), 'old')
  symlinkSync('releases/old', at('srv/current'))
  writeFileSync(at('variables'), 'SITE_URL=https://www.school.example\n')
})

describe.skipIf(process.platform !== 'linux')('deploy/activate.sh, for Linux', () => {
  it.each([
    ['no', ''],
    ['double', '"'],
    ['single', "'"],
  ])(
    'smoke-tests the site at the SITE_URL that the variables file sets with %s quotes',
    (_what, quote) => {
      writeFileSync(at('variables'), `SITE_URL=${quote}https://www.school.example${quote}\n`)
      expect(activate(pack('new'))).toMatchObject({ code: 0 })
      expect(readFileSync(at('smoke-url'), 'utf8')).toBe('https://www.school.example')
      expect(readlinkSync(at('srv/current'))).toBe('releases/new')
      expect(readlinkSync(at('srv/previous'))).toBe('releases/old')
    },
  )

  it.each([
    [{ platform: 'another' }, /This release was built for another, and this server is /],
    [{ node: '^98' }, /^Node [\d.]+ cannot run the site, which needs 98: docs\/operating\/node/m],
  ])('rejects a release that cannot run on this server, and deletes its files: %j', (fit, why) => {
    const { code, output } = activate(pack('new', fit))
    expect(code).toBe(1)
    expect(output).toMatch(why)
    expect(output).not.toMatch(/Error|^ +at /m)
    expect(readdirSync(at('srv/releases'))).toEqual(['old'])
    expect(readlinkSync(at('srv/current'))).toBe('releases/old')
  })

  it('rejects a call with two archives, and lists both', () => {
    const { code, output } = activate(pack('older'), pack('newer'))
    expect(code).toBe(1)
    expect(output).toMatch(/Name one archive of these: .*-older\.tar\.gz .*-newer\.tar\.gz/)
    expect(readdirSync(at('srv/releases'))).toEqual(['old'])
  })

  it('activates the first release with the handbook’s commands, and rejects a damaged archive', () => {
    rmSync(at('srv'), { recursive: true })
    const [box = ''] = boxOf('install', 'activate.sh').split('\n')
    const first = (archive: string) => {
      writeFileSync(at('box'), box.replaceAll('school-site-*.tar.gz', archive))
      return run(at('box'), [])
    }
    expect(first(pack('old-node', { node: '^99' }))).toMatchObject({ code: 1 })
    const archive = pack('first')
    const damage = `cd ${at('build')} && echo >> smoke.mjs && tar -czf ${at('bad.tar.gz')} .`
    spawnSync('sh', ['-c', damage])
    expect(first(at('bad.tar.gz')).output).toContain('smoke.mjs: FAILED')
    expect(readdirSync(at('srv'))).toEqual(['lock', 'releases'])
    expect(first(archive)).toMatchObject({ code: 0 })
    expect(readlinkSync(at('srv/current'))).toBe('releases/first')
    expect(readdirSync(at('srv/releases'))).toEqual(['first'])
  })

  it('reports that Node is not installed', () => {
    for (const name of ['sh', 'basename', 'readlink', 'mkdir', 'flock', 'date', 'dirname', 'env'])
      program(name, `exec ${spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()} "$@"`)
    const { code, output } = run('deploy/activate.sh', ['--again'], { PATH: at('bin') })
    expect(code).toBe(1)
    expect(output).toContain('Node is not installed. Install it: docs/operating/node.md')
  })

  it('activate.sh --again runs the vendor check with the variables file, and fails if the check fails', () => {
    program('systemd-run', `echo "$*" > "${at('vendor check')}"; echo 'error    token'; exit 1`)
    const { code, output } = activate('--again')
    expect(code).toBe(1)
    expect(output).toMatch(/^error {4}token\n.*old is live, but the vendor check failed/m)
    expect(readFileSync(at('vendor check'), 'utf8')).toMatch(
      `EnvironmentFile=${at('variables')} node ${at('srv/current/check-vendor.mjs')} --files 0`,
    )
    program('systemd-run', 'exit 0')
    expect(activate('--again')).toMatchObject({ code: 0 })
  })

  it('activate.sh --back after an interrupted deployment rolls back to the last release that ran', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    program('systemctl', 'case "$1" in restart) kill -TERM $PPID ;; esac')
    expect(activate(pack('newest'))).toMatchObject({ code: 1 })
    expect(readlinkSync(at('srv/current'))).toBe('releases/newest')
    program('systemctl', 'exit 0')
    expect(activate('--back')).toMatchObject({ code: 0 })
    expect(readlinkSync(at('srv/current'))).toBe('releases/new')
  })

  it('activate.sh --back stays live after a failed vendor check, and says what to do about placeholders', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    program('systemd-run', 'exit 1')
    const { code, output } = activate('--back')
    expect(code).toBe(0)
    expect(readlinkSync(at('srv/current'))).toBe('releases/old')
    expect(output).toContain('run --back again: new may know the name')
  })

  it('rejects a deployment while another deployment is running', () => {
    program('systemctl', `sh deploy/activate.sh --again > "${at('second')}" 2>&1; exit 0`)
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    expect(readFileSync(at('second'), 'utf8')).toContain('Another deployment is running')
  })

  it('makes unpacked files readable for the site’s user, whatever the umask of the build', () => {
    release(at('build'), 'new')
    chmodSync(at('build/smoke.mjs'), 0o600)
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    expect(statSync(at('srv/releases/new/smoke.mjs')).mode & 0o777).toBe(0o644)
  })
})

describe.skipIf(process.platform !== 'linux')('deploy/school-site.service, for Linux', () => {
  /** Runs the unit's ExecStartPost with a `curl` that prints `output` and with this main process. */
  function start(output: string, mainPid: number) {
    program('curl', `echo '${output}'`)
    const unit = readFileSync('deploy/school-site.service', 'utf8')
    const [, waits = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? []
    writeFileSync(at('waits'), waits.replaceAll('$$', '$'))
    return run(at('waits'), [], { MAINPID: String(mainPid) })
  }

  it('starting the service succeeds when the site is ready, and fails if the site’s process has ended', () => {
    expect(start('{"status":"ok"}', process.pid)).toMatchObject({ code: 0 })
    const { pid } = spawnSync('true')
    expect(start('{"status":"ok"}', pid)).toMatchObject({ code: 1 })
    expect(start('{"status":"starting"}', pid)).toMatchObject({ code: 1 })
    expect(start('<p>Another server</p>', pid)).toMatchObject({ code: 1 })
  })
})
