import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { ensure } from '@/tools/lib/debian.mjs'
import { freePort } from '@/tools/lib/free-port.mjs'
import { standalone } from '@/tools/lib/standalone.mjs'
import { listenLocally } from '@/tools/testing/http'
import { contact } from '@/tools/testing/submissions'
import { formCalls, posted } from './support/forms'
import { boxOf } from './support/handbook'
import { publishedPicture } from './support/media'
import { startFront } from './support/nginx'
import { startRedis } from './support/redis'
import { type RunningSite, startSite, temporaryFolder, testSecret, testToken } from './support/site'
import { expect, test } from './support/test'
import { VendorServer } from './support/vendor-server'

test.skip(!process.env.WHOLE, 'npm run test:whole does what the handbook says')
test.skip(
  () => !ensure('nginx') || !ensure('openssl') || !ensure('redis-server'),
  'no Linux with nginx, openssl and redis-server',
)

/** A machine as the handbook has it, in a folder, its instances processes of this test. */
class Machine {
  readonly root: string
  readonly variables: string
  readonly dataDir: string
  #front: Awaited<ReturnType<typeof startFront>> | undefined
  #sites = new Map<string, RunningSite>()
  #control: Server

  constructor(
    readonly folder: string,
    readonly ports: readonly [string, string],
  ) {
    this.root = path.join(folder, 'srv')
    this.variables = path.join(folder, 'school-site.env')
    this.dataDir = path.join(folder, 'data')
    this.#control = createServer((request, response) => {
      this.restart(request.url?.slice(1) ?? '').then(
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

  /** What `systemctl restart` does, `enable --now` too. */
  async restart(port: string): Promise<void> {
    await this.#sites.get(port)?.stop()
    this.#sites.delete(port)
    const site = await startSite({
      port: Number(port),
      dataDir: this.dataDir,
      server: path.join(this.root, 'current/server.js'),
      env: parseEnv(readFileSync(this.variables, 'utf8')),
    })
    this.#sites.set(port, site)
  }

  /** Starts nginx, with nothing behind it yet, and puts the programs that the handbook names in the path. */
  async prepare(): Promise<void> {
    const first = { url: `http://127.0.0.1:${this.ports[0]}` }
    this.#front = await startFront([first], path.join(this.root, 'current'))
    const control = `http://127.0.0.1:${await listenLocally(this.#control)}`
    const program = execFileSync('sh', ['-c', 'command -v nginx'], { encoding: 'utf8' }).trim()
    const nginx = `${program} -c ${this.front.folder}/nginx.conf -p ${this.front.folder}`
    this.#program('nginx', `exec ${nginx} "$@"`)
    this.#program(
      'systemctl',
      `case "$*" in
        'reload nginx') exec ${nginx} -s reload ;;
        *) exec curl -fsS "${control}/\${*##*@}" ;;
      esac`,
    )
    this.#program('useradd', 'exit 0')
    this.#program(
      'systemd-run',
      `while [ "$1" != node ]; do shift; done; set -a; . ${this.variables}; exec "$@"`,
    )
  }

  /** What the operator writes when the handbook has him edit a file. */
  edits(lines: Record<string, string>): void {
    const written = path.join(this.folder, 'written')
    const all = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(written, all.join(''))
    this.#program('editor', `cat ${written} > "$1"`)
  }

  #program(name: string, script: string): void {
    const file = path.join(this.folder, 'bin', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `#!/bin/sh\n${script}\n`)
    chmodSync(file, 0o755)
  }

  /** Runs commands of the handbook with this machine's paths, ports and addresses in place of the operator's. */
  run(
    commands: string,
    inPlaceOf: Record<string, string> = {},
  ): Promise<{ code: number; said: string }> {
    const places = {
      '/srv/school-site': this.root,
      '/etc/nginx': path.join(this.front.folder, 'etc'),
      '/etc/school-site.env': this.variables,
      '/etc/systemd/system': this.folder,
      '127.0.0.1:3001': `127.0.0.1:${this.ports[1]}`,
      '@3000': `@${this.ports[0]}`,
      '@3001': `@${this.ports[1]}`,
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
      SITE_VARIABLES: this.variables,
      DATA_DIR: this.dataDir,
    }
    return new Promise((resolve) => {
      execFile('sh', ['-e', '-c', mine], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      )
    })
  }

  /** Runs commands that have to succeed. */
  async done(commands: string, inPlaceOf?: Record<string, string>): Promise<void> {
    const { code, said } = await this.run(commands, inPlaceOf)
    expect(code, said).toBe(0)
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#sites.values()].map((site) => site.stop()))
    await this.#front?.stop()
    this.#control.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A copy of the build for another address, under a name, with a browser file of its own. */
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

/** Reads and posts until it is told to stop, then tells how many there were and which failed. */
function traffic(
  { visitor }: Awaited<ReturnType<typeof startFront>>,
  addresses: readonly string[],
) {
  const failed: string[] = []
  const counts = { reads: 0, posts: 0 }
  let isOver = false
  const reading = addresses.map(async (address) => {
    for (; !isOver; counts.reads += 1) {
      const status = await visitor.get(address).then((answer) => answer.status(), String)
      if (status !== 200) failed.push(`${address} ${status}`)
      await pause(100)
    }
  })
  const posting = async () => {
    for (; !isOver; counts.posts += 1) {
      const sent = visitor.post('/api/forms/contact', {
        multipart: { ...contact, message: `Message ${Date.now()} ${counts.posts}` },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      const status = await sent.then((answer) => answer.status(), String)
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

test('what the handbook says of a first deploy, a second instance, an update, its failure, a roll-back, a secret and a picture, with no read and no form lost', async () => {
  test.setTimeout(480_000)
  const folder = await temporaryFolder()
  const machine = new Machine(folder, [String(await freePort()), String(await freePort())])
  const redis = await startRedis()
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  await machine.prepare()
  const { visitor, url } = machine.front

  const pack = async (name: string, change?: (page: string) => string) => {
    const build = path.join(folder, `build-${name}`)
    releaseFor(url, name, build, change)
    await machine.done(`BUILD=${build} sh deploy/release.sh ${folder}`)
    rmSync(build, { recursive: true })
    return { 'school-site-*.tar.gz': path.join(folder, `school-site-${name}.tar.gz`) }
  }
  const first = await pack('first')
  const good = await pack('second', (page) => page.replace('</h1>', ', newly said</h1>'))
  const bad = await pack('third', (page) => page.replaceAll('h1', 'h2'))
  machine.edits({
    VENDOR_API_URL: vendor.url,
    VENDOR_API_TOKEN: testToken,
    SITE_URL: url,
    TRUSTED_HOPS: '1',
    FORM_LIMIT_PER_ADDRESS: '1000',
    REVALIDATE_SECRET: testSecret,
    STOP_SECONDS: '5',
  })
  await machine.done(boxOf('First deploy', 'useradd'), first)
  await machine.done(boxOf('More instances', 'REDIS_URL'), { 'redis://127.0.0.1:6379': redis.url })
  const update = boxOf('Update', 'activate.sh')

  const motto = async () => (await visitor.get('/our-motto')).text()
  const addresses = [
    '/',
    '/news',
    '/our-motto',
    '/news?q=exam',
    '/search?q=fees',
    '/_next/static/first.css',
  ]
  // A worker that nginx has replaced closes its connections once nothing is under way on them.
  await pause(1000)
  const finish = traffic(machine.front, addresses)

  await machine.done(update, good)
  expect(machine.current).toBe('second')
  expect(await motto()).toContain('newly said')

  const failed = await machine.run(update, bad)
  expect(failed.code, failed.said).toBe(1)
  expect(failed.said).toContain('/our-motto: no heading')
  expect(failed.said).toContain('second is in place again; third was not taken')
  expect(machine.current).toBe('second')
  await expect.poll(motto).toContain('newly said')

  await machine.done(boxOf('Roll-back'))
  expect(machine.current).toBe('first')
  await expect.poll(motto).not.toContain('newly said')
  // What pages have that were opened before.
  for (const name of ['first', 'second'])
    expect((await visitor.get(`/_next/static/${name}.css`)).status(), name).toBe(200)

  const picture = () => publishedPicture({ url: `http://127.0.0.1:${machine.ports[0]}` })
  const before = await picture()
  await machine.done(boxOf('Rotated secrets', 'activate.sh'))
  const { reads, posts, failed: lost } = await finish()
  const after = await picture()
  expect(after).not.toBe(before)

  const [takeDown = ''] = boxOf('Taking down a picture, file or page', 'take-down.mjs').split('\n')
  await machine.done(takeDown, { 'https://www.school.example/media/…': url + after })

  await machine.done(boxOf('Taking down a picture, file or page', 'taken-down.conf'))
  // nginx, told to read its rules anew, closes connections that a client may be about to use again.
  const statusOf = () =>
    visitor.get('/pictures/about-400.webp').then((answer) => answer.status(), String)
  await expect.poll(statusOf).toBe(404)

  // What the vendor takes longer to accept than a stop waits.
  vendor.setFault('held', formCalls)
  setTimeout(() => vendor.setFault(null), 20_000)
  const message = 'Takes twenty seconds'
  const slow = visitor.post('/api/forms/contact', {
    multipart: { ...contact, message },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await expect.poll(() => posted(vendor).some(({ body }) => body.includes(message))).toBe(true)
  await machine.done(update.replace('activate.sh ', 'activate.sh --drain '), good)
  expect((await slow).status()).toBe(200)
  expect(machine.current).toBe('second')
  const instances = readFileSync(path.join(machine.front.env.NGINX_DIR, 'instances.conf'), 'utf8')
  expect(instances).not.toContain('down')

  console.log(`${reads} reads and ${posts} forms while releases changed; lost: ${lost.length}`)
  expect(lost).toEqual([])
  expect(posted(vendor)).toHaveLength(posts + 1)
  await machine.stop()
  await redis.kill()
  await vendor.refuse()
})
