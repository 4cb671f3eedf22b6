import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { putProgram } from '@/testing/program'
import { sameOrigin, temporaryFolder, testSecret, testToken } from '@/testing/site'
import { contact } from '@/testing/submissions'
import { freePort } from '@/tools/lib/free-port'
import { standalone } from '@/tools/lib/standalone'
import { until } from '@/tools/lib/until'
import { postsTo } from './support/fill-forms'
import { skipWithoutNginx, startFront } from './support/nginx'
import { expect, startVendor, test } from './support/test'

test.skip(!process.env.WHOLE, 'only npm run test:whole deploys releases under load')
skipWithoutNginx()

/** Listens as school-site.socket does without accepting, and starts the site again when it exits. */
const socket = `
const { createServer } = require('node:net')
const { spawnSync } = require('node:child_process')
const [port, script] = process.argv.slice(1)
const server = createServer().listen(Number(port), '127.0.0.1', () => {
  for (;;) spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'ignore', server._handle.fd] })
})`

/** Browsers, too, send a request again if nginx, at its reload, closed the idle connection that it used. */
const retries = { maxRetries: 1 }

/** Reads and posts until the returned function stops it; that resolves to the counts and the failures. */
function traffic({ visitor }: Awaited<ReturnType<typeof startFront>>, urls: readonly string[]) {
  const failed: string[] = []
  const counts = { reads: 0, posts: 0 }
  let isOver = false
  const reading = urls.map(async (url) => {
    for (; !isOver; counts.reads += 1) {
      const status = await visitor.get(url, retries).then((response) => response.status(), String)
      if (status !== 200) failed.push(`${url} ${status}`)
      await pause(100)
    }
  })
  const posting = async () => {
    for (; !isOver; counts.posts += 1) {
      const sent = visitor.post('/api/forms/contact', {
        multipart: { ...contact, message: `Message ${Date.now()} ${counts.posts}` },
        headers: sameOrigin,
        ...retries,
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

test('loses no request and no form while you deploy and roll back releases', async () => {
  test.setTimeout(480_000)
  const folder = await temporaryFolder()
  const at = (...names: string[]) => path.join(folder, ...names)
  const port = String(await freePort())
  const vendor = await startVendor()
  const front = await startFront([{ url: `http://127.0.0.1:${port}` }], at('srv/current'))

  const processId = () => (existsSync(at('pid')) ? readFileSync(at('pid'), 'utf8').trim() : '')
  const start = `set -a; . ${at('variables')}; echo $$ >${at('pid')}
    LISTEN_FDS=1 LISTEN_PID=$$ PORT=${port} DATA_DIR=${at('data')} exec ${process.execPath} ${at('srv/current/server.js')}`
  const nginx = execFileSync('sh', ['-c', 'command -v nginx'], { encoding: 'utf8' }).trim()
  const ourNginx = `${nginx} -c ${front.folder}/nginx.conf -p ${front.folder}`
  putProgram(at('bin'), 'nginx', `exec ${ourNginx} "$@"`)
  putProgram(
    at('bin'),
    'systemctl',
    `case "$*" in
      'reload nginx') exec ${ourNginx} -s reload ;;
      *) old=$(cat ${at('pid')}); kill "$old"
        while new=$(cat ${at('pid')}); [ -z "$new" ] || [ "$new" = "$old" ]; do sleep 0.1; done
        until kill -0 "$new" || exit 1; curl -fs -m 5 http://127.0.0.1:${port}/api/health; do sleep 1; done ;;
    esac`,
  )
  const variables = {
    VENDOR_API_URL: vendor.url,
    VENDOR_API_TOKEN: testToken,
    SITE_URL: front.url,
    TRUSTED_HOPS: '1',
    FORM_LIMIT_PER_ADDRESS: '1000',
    REVALIDATE_SECRET: testSecret,
    STOP_SECONDS: '5',
  }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  writeFileSync(at('variables'), lines.join('\n'))
  const env = {
    ...process.env,
    ...front.env,
    PATH: `${at('bin')}:${process.env.PATH}`,
    SITE_ROOT: at('srv'),
    SITE_VARIABLES: at('variables'),
  }
  /** Resolves to what the script printed; rejects if it failed. */
  const run = async (script: string, args: string[], more: Record<string, string> = {}) =>
    (await promisify(execFile)('sh', [script, ...args], { env: { ...env, ...more } })).stdout

  /** Packs the tested build under another name, with one more browser file. */
  async function pack(name: string, change: (build: string) => void = () => undefined) {
    const build = at(`build-${name}`)
    execFileSync('cp', ['-a', `${standalone}/.`, build])
    const facts = JSON.parse(readFileSync(path.join(build, 'release.json'), 'utf8'))
    writeFileSync(path.join(build, 'release.json'), JSON.stringify({ ...facts, name }))
    writeFileSync(path.join(build, `browser/_next/static/${name}.css`), `/* ${name} */`)
    change(build)
    await run('deploy/release.sh', [folder], { BUILD: build })
    rmSync(build, { recursive: true })
    return at(`school-site-${name}.tar.gz`)
  }
  const current = () => path.basename(readlinkSync(at('srv/current')))
  const activate = (argument: string) => run('deploy/activate.sh', [argument])

  await activate(await pack('first'))
  const [good, bad] = [
    await pack('second'),
    await pack('third', (build) => writeFileSync(path.join(build, 'server.js'), 'process.exit(1)')),
  ]
  const holder: ChildProcess = spawn(process.execPath, ['-e', socket, port, start])
  await until(`http://127.0.0.1:${port}/api/health`)
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
  const finish = traffic(front, urls)
  try {
    await activate(good)
    expect(current()).toBe('second')
    await expect(activate(bad)).rejects.toThrow('Rolled back to second. third is not live')
    expect(current()).toBe('second')
    await activate('--back')
    expect(current()).toBe('first')
    const { reads, posts, failed } = await finish()
    console.log(`${reads} reads and ${posts} forms while releases changed; lost: ${failed.length}`)
    expect(failed).toEqual([])
    expect(postsTo(vendor)).toHaveLength(posts)
  } finally {
    holder.kill('SIGKILL')
    process.kill(Number(processId()), 'SIGKILL')
    await front.stop()
    rmSync(folder, { recursive: true, force: true })
    await vendor.refuse()
  }
})
