import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { boxOf } from '@/testing/handbook'
import { listenLocally } from '@/testing/http'
import { putProgram } from '@/testing/program'
import { sameOrigin, temporaryFolder, testSecret, testToken } from '@/testing/site'
import { contact } from '@/testing/submissions'
import { freePort } from '@/tools/lib/free-port'
import { standalone } from '@/tools/lib/standalone'
import { until } from '@/tools/lib/until'
import { postsTo } from './support/fill-forms'
import { publishedPicture } from './support/media'
import { skipWithoutNginx, startFront } from './support/nginx'
import { expect, startVendor, test } from './support/test'

test.skip(!process.env.WHOLE, 'only npm run test:whole runs the handbook’s commands')
skipWithoutNginx()

/** Listens as school-site.socket does without accepting, and restarts the site when it exits. */
const holder = `
const { createServer } = require('node:net')
const { spawnSync } = require('node:child_process')
const [port, script] = process.argv.slice(1)
const server = createServer().listen(Number(port), '127.0.0.1', () => {
  for (;;) spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'ignore', server._handle.fd] })
})`

/** The handbook's server in a folder, with the site as a process of this test. */
class Machine {
  readonly root: string
  readonly variables: string
  readonly dataDir: string
  #front: Awaited<ReturnType<typeof startFront>> | undefined
  #holder: ChildProcess | undefined
  #control: Server

  constructor(
    readonly folder: string,
    readonly port: string,
  ) {
    this.root = path.join(folder, 'srv')
    this.variables = path.join(folder, 'school-site.env')
    this.dataDir = path.join(folder, 'data')
    this.#control = createServer((_request, response) => {
      this.restart().then(
        () => response.end(),
        (error) => response.writeHead(500).end(String(error)),
      )
    })
  }

  get front() {
    if (!this.#front) throw new Error('There is no nginx yet')
    return this.#front
  }

  get current(): string {
    return path.basename(readlinkSync(path.join(this.root, 'current')))
  }

  /** Fakes `systemctl restart` and `enable --now`. */
  async restart(): Promise<void> {
    const before = this.#pid()
    if (before) process.kill(before)
    const script = `set -a; . ${this.variables}; echo $$ >${this.folder}/pid; LISTEN_FDS=1 LISTEN_PID=$$ PORT=${this.port} DATA_DIR=${this.dataDir} exec ${process.execPath} ${this.root}/current/server.js`
    this.#holder ??= spawn(process.execPath, ['-e', holder, this.port, script])
    await expect.poll(() => this.#pid() !== before, { timeout: 20_000 }).toBe(true)
    await until(`http://127.0.0.1:${this.port}/api/health`)
  }

  #pid(): number {
    const file = path.join(this.folder, 'pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  }

  /** Starts nginx without a site behind it, and puts fakes of the handbook's programs into the PATH. */
  async prepare(): Promise<void> {
    const first = { url: `http://127.0.0.1:${this.port}` }
    this.#front = await startFront([first], path.join(this.root, 'current'))
    const control = `http://127.0.0.1:${await listenLocally(this.#control)}`
    const program = execFileSync('sh', ['-c', 'command -v nginx'], { encoding: 'utf8' }).trim()
    const nginx = `${program} -c ${this.front.folder}/nginx.conf -p ${this.front.folder}`
    this.#program('nginx', `exec ${nginx} "$@"`)
    this.#program(
      'systemctl',
      `case "$*" in
        'reload nginx') exec ${nginx} -s reload ;;
        *) exec curl -fsS "${control}/" ;;
      esac`,
    )
    this.#program('useradd', 'exit 0')
    this.#program(
      'systemd-run',
      `while [ "$1" != node ]; do shift; done; set -a; . ${this.variables}; exec "$@"`,
    )
  }

  setVariables(lines: Record<string, string>): void {
    const written = path.join(this.folder, 'written')
    const all = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(written, all.join(''))
    this.#program('editor', `cat ${written} > "$1"`)
  }

  #program(name: string, script: string): void {
    putProgram(path.join(this.folder, 'bin'), name, script)
  }

  /** Runs commands of the handbook with this machine's paths, ports and URLs. */
  run(
    commands: string,
    inPlaceOf: Record<string, string> = {},
  ): Promise<{ code: number; output: string }> {
    const places = {
      '/srv/school-site': this.root,
      '/etc/nginx': path.join(this.front.folder, 'etc'),
      '/etc/school-site.env': this.variables,
      '/etc/systemd/system': this.folder,
      ...inPlaceOf,
    }
    const mine = Object.entries(places).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      commands,
    )
    const env = {
      ...process.env,
      ...this.front.env,
      PATH: `${path.join(this.folder, 'bin')}:${process.env.PATH}`,
      SITE_ROOT: this.root,
      SITE_PORT: this.port,
      SITE_VARIABLES: this.variables,
      DATA_DIR: this.dataDir,
    }
    return new Promise((resolve) => {
      execFile('sh', ['-e', '-c', mine], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      )
    })
  }

  async mustRun(commands: string, inPlaceOf?: Record<string, string>): Promise<void> {
    const { code, output } = await this.run(commands, inPlaceOf)
    expect(code, output).toBe(0)
  }

  async stop(): Promise<void> {
    this.#holder?.kill('SIGKILL')
    if (this.#pid()) process.kill(this.#pid(), 'SIGKILL')
    await this.#front?.stop()
    this.#control.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Copies the build under a name, with another SITE_URL and one more browser file. */
function releaseFor(site: string, name: string, folder: string, change = (page: string) => page) {
  execFileSync('sh', ['-c', 'cp -al "$1" "$2" || cp -a "$1" "$2"', 'sh', `${standalone}/.`, folder])
  const replace = (file: string, by: (text: string) => string) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    rmSync(path.join(folder, file))
    writeFileSync(path.join(folder, file), by(text))
  }
  for (const page of execFileSync('find', ['.next/server', '-type', 'f', '-name', '*.html'], {
    cwd: folder,
    encoding: 'utf8',
  })
    .trim()
    .split('\n'))
    replace(page, (text) => {
      const own = text.replace(/(<link rel="canonical" href=")https?:\/\/[^/"]+/, `$1${site}`)
      return page.endsWith('/our-motto.html') ? change(own) : own
    })
  replace('release.json', (text) => JSON.stringify({ ...JSON.parse(text), name }))
  writeFileSync(path.join(folder, `browser/_next/static/${name}.css`), `/* ${name} */`)
}

/** Reads and posts until the returned function stops it; that resolves to the counts and the failures. */
function traffic({ visitor }: Awaited<ReturnType<typeof startFront>>, urls: readonly string[]) {
  const failed: string[] = []
  const counts = { reads: 0, posts: 0 }
  let isOver = false
  const reading = urls.map(async (url) => {
    for (; !isOver; counts.reads += 1) {
      const status = await visitor.get(url).then((response) => response.status(), String)
      if (status !== 200) failed.push(`${url} ${status}`)
      await pause(100)
    }
  })
  const posting = async () => {
    for (; !isOver; counts.posts += 1) {
      const sent = visitor.post('/api/forms/contact', {
        multipart: { ...contact, message: `Message ${Date.now()} ${counts.posts}` },
        headers: sameOrigin,
      })
      const status = await sent.then((response) => response.status(), String)
      if (status !== 200) failed.push(`post ${status}`)
      await pause(400)
    }
  }
  const all = Promise.all([...reading, posting()])
  return async () => {
    isOver = true
    await all
    return { ...counts, failed }
  }
}

test('loses no request and no form while you deploy and roll back releases as the handbook says', async () => {
  test.setTimeout(480_000)
  const folder = await temporaryFolder()
  const machine = new Machine(folder, String(await freePort()))
  const vendor = await startVendor()
  await machine.prepare()
  const { visitor, url } = machine.front

  const pack = async (name: string, change?: (page: string) => string) => {
    const build = path.join(folder, `build-${name}`)
    releaseFor(url, name, build, change)
    await machine.mustRun(`BUILD=${build} sh deploy/release.sh ${folder}`)
    rmSync(build, { recursive: true })
    return { 'school-site-*.tar.gz': path.join(folder, `school-site-${name}.tar.gz`) }
  }
  const first = await pack('first')
  const good = await pack('second', (page) => page.replace('</h1>', ', newly cut</h1>'))
  const bad = await pack('third', (page) => page.replaceAll('h1', 'h2'))
  machine.setVariables({
    VENDOR_API_URL: vendor.url,
    VENDOR_API_TOKEN: testToken,
    SITE_URL: url,
    TRUSTED_HOPS: '1',
    FORM_LIMIT_PER_ADDRESS: '1000',
    REVALIDATE_SECRET: testSecret,
    STOP_SECONDS: '5',
  })
  await machine.mustRun(boxOf('install', 'useradd'), first)
  const update = boxOf('release', 'activate.sh')

  const motto = async () => (await visitor.get('/our-motto')).text()
  const urls = [
    '/',
    '/news',
    '/our-motto',
    '/news?q=exam',
    '/search?q=fees',
    '/_next/static/first.css',
  ]
  // After a reload, nginx's old worker closes its idle connections.
  await pause(1000)
  const finish = traffic(machine.front, urls)

  await machine.mustRun(update, good)
  expect(machine.current).toBe('second')
  expect(await motto()).toContain('newly cut')

  const failed = await machine.run(update, bad)
  expect(failed.code, failed.output).toBe(1)
  expect(failed.output).toContain('/our-motto: no heading')
  expect(failed.output).toContain('Rolled back to second. third is not live')
  expect(machine.current).toBe('second')
  await expect.poll(motto).toContain('newly cut')

  await machine.mustRun(boxOf('release', '--back'))
  expect(machine.current).toBe('first')
  await expect.poll(motto).not.toContain('newly cut')
  // Browser files of pages that are still open.
  for (const name of ['first', 'second'])
    expect((await visitor.get(`/_next/static/${name}.css`)).status(), name).toBe(200)

  const picture = () => publishedPicture({ url: `http://127.0.0.1:${machine.port}` })
  const before = await picture()
  await machine.mustRun(boxOf('secrets', 'activate.sh'))
  const { reads, posts, failed: lost } = await finish()
  const after = await picture()
  expect(after).not.toBe(before)

  const [takeDown = ''] = boxOf('take-down', 'take-down.mjs').split('\n')
  await machine.mustRun(takeDown, { 'https://www.school.example/media/…': url + after })

  await machine.mustRun(boxOf('take-down', 'taken-down.conf'))
  // When nginx reloads its rules, it closes connections that a client may be about to use again.
  const statusOf = () =>
    visitor.get('/pictures/about-400.webp').then((response) => response.status(), String)
  await expect.poll(statusOf).toBe(404)

  console.log(`${reads} reads and ${posts} forms while releases changed; lost: ${lost.length}`)
  expect(lost).toEqual([])
  expect(postsTo(vendor)).toHaveLength(posts)
  await machine.stop()
  await vendor.refuse()
})
