import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { boxOf } from '@/testing/handbook'
import { photograph } from '@/testing/photograph'
import { putProgram } from '@/testing/program'
import { temporaryFolder } from '@/testing/site'
import { linkPackages } from '@/testing/system'
import { copyOfCheckout } from '@/tools/lib/checkout-copy'
import { ensure } from '@/tools/lib/debian'
import { freePort } from '@/tools/lib/free-port'
import { standalone } from '@/tools/lib/standalone'
import { until } from '@/tools/lib/until'
import { runJob } from './support/ci-job'
import { expect, test } from './support/test'

test.skip(!process.env.WHOLE, 'only npm run test:whole runs the publishing job')
test.skip(
  () => process.getuid?.() !== 0 || !ensure('sshd', 'openssh-server'),
  'no Linux with sshd, as root',
)
// One server; the tests publish one change after the other.
test.describe.configure({ mode: 'serial', timeout: 1_200_000 })

/** Folder of the server with the site, the git host and an editor's clone. */
let folder = ''
let port = 0
let sshPort = 0
let sshd: ChildProcess | undefined

const at = (...names: string[]) => path.join(folder, ...names)
const git = (...args: string[]) =>
  execFileSync('git', ['-C', at('editor'), ...args], { encoding: 'utf8' }).trim()
const site = () => `http://127.0.0.1:${port}`
const pageOf = async (url: string) => (await fetch(site() + url)).text()
const current = () => path.basename(readlinkSync(at('srv/current')))

/** Installs the tested build as if it were built from a commit. */
function firstRelease(from: string): void {
  cpSync(standalone, at('srv/releases/first'), { recursive: true })
  const file = at('srv/releases/first/release.json')
  const facts = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...facts, from: from.slice(0, 12) }, null, 2))
  symlinkSync('releases/first', at('srv/current'))
}

/** Writes fakes of the programs that activate.sh calls. */
function programs(): void {
  const systemctl = `case "$1" in restart) ;; *) exit 0 ;; esac
if [ -e ${at('pid')} ]; then kill "$(cat ${at('pid')})"; while kill -0 "$(cat ${at('pid')})" 2>/dev/null; do sleep 0.1; done; fi
set -a; . ${at('variables')}; set +a
setsid node ${at('srv/current/server.js')} <&- >${at('site.log')} 2>&1 8>&- 9>&- &
echo $! >${at('pid')}`
  putProgram(at('bin'), 'systemctl', systemctl)
  putProgram(at('bin'), 'nginx', 'exit 0')
}

/** Starts sshd with the handbook's key and the settings of this folder. */
async function startSshd(): Promise<void> {
  const commands = boxOf('publish', 'ssh-keygen')
    .replaceAll('/srv/school-site', at('srv'))
    .replaceAll('/root/.ssh/authorized_keys', at('authorized_keys'))
  execFileSync('sh', ['-e', '-c', commands], { cwd: folder })
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at('host_key')])
  const settings = {
    Port: sshPort,
    ListenAddress: '127.0.0.1',
    HostKey: at('host_key'),
    PidFile: 'none',
    AuthorizedKeysFile: at('authorized_keys'),
    PasswordAuthentication: 'no',
    PermitRootLogin: 'forced-commands-only',
    StrictModes: 'no',
    UsePAM: 'no',
    Subsystem: 'sftp internal-sftp',
    SetEnv: `SITE_ROOT=${at('srv')} SITE_PORT=${port} SITE_VARIABLES=${at('variables')} PATH=${at('bin')}:${process.env.PATH}`,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`)
  writeFileSync(at('sshd_config'), lines.join('\n'))
  mkdirSync('/run/sshd', { recursive: true })
  const program = execFileSync('sh', ['-c', 'command -v sshd'], { encoding: 'utf8' }).trim()
  sshd = spawn(program, ['-D', '-e', '-f', at('sshd_config')], { stdio: 'ignore' })
  await expect.poll(hostKey).toContain('ssh-ed25519')
}

const hostKey = () =>
  String(spawnSync('ssh-keyscan', ['-p', `${sshPort}`, '-t', 'ed25519', '127.0.0.1']).stdout)

function sshWithKey(args: readonly string[], input: string | Buffer = '') {
  const options = `-o StrictHostKeyChecking=no -o LogLevel=ERROR -o UserKnownHostsFile=${at('known')}`
  const from = `-o BatchMode=yes -F none -p ${sshPort} -i ${at('publish')}`
  const to = `${userInfo().username}@127.0.0.1`
  const all = [...`${options} ${from} ${to}`.split(' '), ...args]
  const { status, stdout, stderr } = spawnSync('ssh', all, { input, timeout: 60_000 })
  return { code: status, output: `${stdout}${stderr}` }
}

function change(file: string, from: RegExp, to: string): void {
  const before = readFileSync(at('editor', file), 'utf8')
  const after = before.replace(from, to)
  expect(after, `${file} has ${from}`).not.toBe(before)
  writeFileSync(at('editor', file), after)
}

function push(message: string): string {
  git('add', '-A')
  git('commit', '-q', '-m', message)
  git('push', '-q', 'origin', 'HEAD:main')
  return git('rev-parse', 'HEAD')
}

async function publish(commit: string) {
  const checkout = await temporaryFolder()
  execFileSync('git', ['clone', '-q', at('origin.git'), checkout])
  execFileSync('git', ['-C', checkout, 'checkout', '-q', commit])
  linkPackages(checkout)
  const variables = {
    SITE_URL: site(),
    PUBLISH_TO: `ssh://${userInfo().username}@127.0.0.1:${sshPort}`,
    PUBLISH_HOST_KEY: hostKey(),
    PUBLISH_KEY: readFileSync(at('publish'), 'utf8'),
  }
  const done = await runJob('publish', checkout, variables, { GITHUB_ACTIONS: 'true' })
  rmSync(checkout, { recursive: true, force: true })
  return done
}

test.beforeAll(async () => {
  folder = await temporaryFolder()
  ;[port, sshPort] = [await freePort(), await freePort()]
  for (const name of ['srv/releases', 'data']) mkdirSync(at(name), { recursive: true })
  copyOfCheckout(['.'], at('editor'))
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Office')
  git('config', 'user.email', 'office@school.example')
  git('add', '-A')
  git('commit', '-q', '-m', 'The website')
  execFileSync('git', ['clone', '-q', '--bare', at('editor'), at('origin.git')])
  git('remote', 'add', 'origin', at('origin.git'))
  firstRelease(git('rev-parse', 'HEAD'))
  programs()
  writeFileSync(
    at('variables'),
    `SITE_URL=${site()}\nPORT=${port}\nHOSTNAME=127.0.0.1\nDATA_DIR=${at('data')}\nNODE_ENV=production\n`,
  )
  execFileSync('sh', [at('bin/systemctl'), 'restart'], { stdio: 'ignore' })
  await until(`${site()}/api/health`)
  await startSshd()
})

test.afterAll(() => {
  sshd?.kill()
  if (folder) spawnSync('sh', ['-c', `kill "$(cat ${at('pid')})"`])
  rmSync(folder, { recursive: true, force: true })
})

test('the publishing SSH key can run only the commands “current” and “release”', async () => {
  const public12 = git('rev-parse', '--short=12', 'HEAD')
  expect(sshWithKey(['current'])).toEqual({ code: 0, output: expect.stringContaining(public12) })
  const refusal = 'Rejected: this key accepts only "current" and "release FROM"'
  for (const request of ['', 'id', 'current; id', 'release', 'release $(id)', 'release a b'])
    expect(sshWithKey([request]), request).toEqual({
      code: 1,
      output: expect.stringContaining(refusal),
    })
  expect(sshWithKey(['-s', 'sftp']).code).toBe(1)
  expect(sshWithKey(['-tt', 'sh']).output).toContain('PTY allocation request failed')
  expect(sshWithKey(['-W', `127.0.0.1:${port}`]).output).toContain('stdio forwarding failed')

  expect(sshWithKey(['release 000000000000'])).toMatchObject({ code: 75 })
  const name = '1.0.0-20260101T000000'
  const bring = (script: string) => {
    const folder = at('made')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    execFileSync('sh', ['-e', '-c', script.replaceAll('N', name)], { cwd: folder })
    return sshWithKey([`release ${public12}`], readFileSync(path.join(folder, 'a.tar.gz')))
  }
  for (const [script, why] of [
    ['echo no >a.tar.gz', 'This is not an archive'],
    ['mkdir r; tar -czf a.tar.gz r', 'its folder is not named like one'],
    ['mkdir N; touch etc; tar -czf a.tar.gz N etc', 'unexpected file'],
    ["mkdir N; touch N/x; tar -P --transform 's|/x|/../x|' -czf a.tar.gz N", 'unexpected file'],
    ['mkdir N; mkfifo N/x; tar -czf a.tar.gz N', 'unexpected file'],
    ['mkdir N; truncate -s 3G N/x; tar -S -czf a.tar.gz N', 'too large'],
    ['mkdir N; touch N/SHA256SUMS; tar -czf a.tar.gz N', 'is not a release that can run here'],
  ] as const)
    expect(bring(script), script).toEqual({ code: 1, output: expect.stringContaining(why) })
  expect(current()).toBe('first')
})

test('does not publish an invalid fee, and reports the file and line of the mistake', async () => {
  change('content/fees.yaml', /admission: \d+/, 'admission: 27OOO')
  const { code, output } = await publish(push('A fee'))
  expect(code).toBe(1)
  expect(output).toMatch(/^## The change is not public$/m)
  expect(output).toMatch(/^::error file=content\/fees\.yaml,line=\d+::admission "27OOO"/m)
  expect(output).toMatch(/content\/fees\.yaml:\d+ {2}admission .{0,2}27OOO.*digits/)
  expect(current()).toBe('first')
  git('revert', '--no-edit', 'HEAD')
})

test('publishes changed content, a new picture and a new page', async () => {
  change('content/fees.yaml', /admission: \d+/, 'admission: 27100')
  change('content/school.yaml', /(name: Transport\n\s+phone: )'\d+'/, "$1'9434012345'")
  change('content/pages/our-library.mdx', /^([A-Z][^\n]*\.)$/m, '$1 The lamps are new.')
  const photo = photograph(1600, 2000, 6, '#f00').jpeg()
  await photo.toFile(at('editor/content/photographs/library.jpg'))
  cpSync(at('editor/content/pages/our-library.mdx'), at('editor/content/pages/our-orchard.mdx'))
  change('content/pages/our-orchard.mdx', /^title: .*/m, 'title: Our Orchard\nsection: about')
  const { code, output } = await publish(push('What a week brings'))
  expect(code, output.slice(-4000)).toBe(0)
  expect(await pageOf('/fee-nursury')).toContain('27,100')
  expect(await pageOf('/our-transport-system')).toContain('94340 12345')
  expect(await pageOf('/our-library')).toContain('The lamps are new.')
  expect(await pageOf('/our-orchard')).toContain('Our Orchard')
  const picture = await (await fetch(`${site()}/pictures/library-400.webp`)).arrayBuffer()
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
  expect((await sharp(picture).stats()).dominant.r).toBeGreaterThan(200)
  expect(output).toMatch(/^## The change is public$/m)
})

test('does not publish code that passes the content check but fails the build or a test', async () => {
  const before = current()
  mkdirSync(at('editor/app/broken'))
  for (const [code, why] of [
    ["import { gone } from '@/lib/gone'\nexport default gone\n", 'the website could not be built'],
    // Builds, but fails the checks that begin the whole suite.
    ['export default function Page() {\n  return "words"\n}\n', 'a test of the pages failed'],
  ] as const) {
    writeFileSync(at('editor/app/broken/page.tsx'), code)
    const done = await publish(push('A page of code'))
    expect(done.code).toBe(1)
    expect(done.output).toContain(`Nothing is wrong with the words, but ${why}.`)
    expect(done.output).toMatch(/^## The change is not public$/m)
    expect(current()).toBe(before)
  }
})

test('publishes the later of two pushes when their publishing jobs run concurrently', async () => {
  git('revert', '--no-edit', 'HEAD~2..HEAD')
  change('content/pages/our-library.mdx', / The lamps are new\./, '')
  const older = push('Back to before')
  change('content/pages/our-motto.mdx', /^([A-Z][^\n]*\.)$/m, '$1 It is cut in stone.')
  const newer = push('A sentence')
  const both = await Promise.all([publish(older), publish(newer)])
  for (const { code, output } of both) expect(code, output.slice(-4000)).toBe(0)
  expect(sshWithKey(['current']).output).toContain(newer.slice(0, 12))
  expect(await pageOf('/our-library')).not.toContain('The lamps are new.')
  expect(await pageOf('/our-motto')).toContain('It is cut in stone.')
})
