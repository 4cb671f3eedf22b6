import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'

let folder = ''
const at = (...names: string[]) => path.join(folder, ...names)

/** Runs a script of the kit on this machine of files; its exit code and all it says. */
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
  return { code: status, said: stdout + stderr }
}

const activate = (...args: string[]) => run('deploy/activate.sh', args)

/** Makes the files of a release, whose smoke test notes which site it was given. */
function release(at: string, name: string, platform = `${process.platform}-${process.arch}`) {
  mkdirSync(path.join(at, 'browser/_next/static'), { recursive: true })
  mkdirSync(path.join(at, 'deploy/nginx'), { recursive: true })
  writeFileSync(path.join(at, 'release.json'), JSON.stringify({ name, node: '20', platform }))
  const noted = JSON.stringify(path.join(folder, 'asked'))
  const code = `import fs from 'node:fs'\nfs.writeFileSync(${noted}, process.argv[2] ?? '')\n`
  writeFileSync(path.join(at, 'smoke.mjs'), code)
}

/** Packs a release; gives its archive. */
function pack(name: string, platform?: string): string {
  release(at('build'), name, platform)
  const packed = run('deploy/release.sh', [folder], { BUILD: at('build') })
  expect(packed.code, packed.said).toBe(0)
  return at(`school-site-${name}.tar.gz`)
}

/** Puts a program before those of this machine. */
function program(name: string, script: string): void {
  writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`)
  chmodSync(at('bin', name), 0o755)
}

const instances = () => readFileSync(at('nginx/instances.conf'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'activate-'))
  for (const name of ['bin', 'nginx', 'srv']) mkdirSync(at(name))
  for (const name of ['nginx', 'systemctl', 'curl']) program(name, 'exit 0')
  release(at('srv/releases/old'), 'old')
  symlinkSync('releases/old', at('srv/current'))
  writeFileSync(at('variables'), 'SITE_URL=https://www.school.example\n')
  writeFileSync(
    at('nginx/instances.conf'),
    'server 127.0.0.1:1 max_fails=0;\nserver 127.0.0.1:2 max_fails=0;\nserver 127.0.0.1:3 down;\n',
  )
})

describe.skipIf(process.platform !== 'linux')('deploy/activate.sh', () => {
  it.each(['', '"', "'"])('asks the site of SITE_URL, in whatever quotes: %s', (quote) => {
    writeFileSync(at('variables'), `SITE_URL=${quote}https://www.school.example${quote}\n`)
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    expect(readFileSync(at('asked'), 'utf8')).toBe('https://www.school.example')
    expect(readlinkSync(at('srv/current'))).toBe('releases/new')
    expect(readlinkSync(at('srv/previous'))).toBe('releases/old')
  })

  it('leaves nothing of an archive that cannot be used', () => {
    const { code, said } = activate(pack('new', 'another-machine'))
    expect(code).toBe(1)
    expect(said).toContain('It was built for another-machine')
    expect(readdirSync(at('srv/releases'))).toEqual(['old'])
    expect(readlinkSync(at('srv/current'))).toBe('releases/old')
  })

  it('one that fails goes back, and --back leads to the release before, as it did', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    program('systemctl', `case "$(readlink '${at('srv/current')}')" in *broken) exit 1 ;; esac`)
    const { code, said } = activate(pack('broken'))
    expect(code, said).toBe(1)
    expect(readlinkSync(at('srv/current'))).toBe('releases/new')
    expect(readlinkSync(at('srv/previous'))).toBe('releases/old')
  })

  it('broken off before its look at the site, --back leads to the release that ran', () => {
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    program('systemctl', 'case "$1" in restart) kill -TERM $PPID ;; esac')
    expect(activate(pack('newest'))).toMatchObject({ code: 1 })
    expect(readlinkSync(at('srv/current'))).toBe('releases/newest')
    program('systemctl', 'exit 0')
    expect(activate('--back')).toMatchObject({ code: 0 })
    expect(readlinkSync(at('srv/current'))).toBe('releases/new')
  })

  it('refuses while another release is being put in place', () => {
    program('systemctl', `sh deploy/activate.sh --again > "${at('second')}" 2>&1; exit 0`)
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    expect(readFileSync(at('second'), 'utf8')).toContain('Another release is being put in place')
  })

  it('with --drain takes no instance out for good, nor in that the operator took out', () => {
    const before = instances()
    program('systemctl', 'case "$1" in restart) exit 1 ;; esac')
    const { code, said } = activate('--drain', '--again')
    expect(code, said).toBe(1)
    expect(instances()).toBe(before)
    program('systemctl', `cat "${at('nginx/instances.conf')}" >> "${at('seen')}"`)
    expect(activate('--drain', '--again')).toMatchObject({ code: 0 })
    expect(readFileSync(at('seen'), 'utf8')).toContain('server 127.0.0.1:1 max_fails=0 down;')
    expect(instances()).toBe(before)
  })

  it('unpacks what the site’s user can read, whoever built it', () => {
    release(at('build'), 'new')
    chmodSync(at('build/smoke.mjs'), 0o600)
    expect(activate(pack('new'))).toMatchObject({ code: 0 })
    expect(statSync(at('srv/releases/new/smoke.mjs')).mode & 0o777).toBe(0o644)
  })
})
