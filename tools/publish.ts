/** Publishes a commit of `main` (docs/operating/publish.md). A failed job changes nothing public. */
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentFaults, noticeRemarks } from './checks/content/faults'
import { pageShowing } from './lib/changed-page'
import { freePort } from './lib/free-port'
import { officeFiles } from './lib/office-files'
import { takePhotographs } from './lib/photographs'
import { standaloneEnv } from './lib/standalone'
import { tool } from './lib/steps'
import { until } from './lib/until'

const { PUBLISH_TO = '', PUBLISH_KEY = '', PUBLISH_HOST_KEY = '', SITE_URL = '' } = process.env
// No package and no test of a change may read the key of the server.
Reflect.deleteProperty(process.env, 'PUBLISH_KEY')
// The only variable of the site that tests read, so that they test the build that becomes public.
process.env.TESTED_SITE_URL = SITE_URL

const overtaken = 75

const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** GitHub shows an annotation beside its line in the changed file. */
function annotate(sentence: string) {
  const [, file, line = '1', message] = /^([\w./-]+?)(?::(\d+))? {2}(.*)$/.exec(sentence) ?? []
  if (file) console.log(`::error file=${file},line=${line}::${message}`)
}

function end(isGood: boolean, ...sentences: string[]): never {
  const heading = isGood ? 'The change is public' : 'The change is not public'
  const summary = `## ${heading}\n\n${sentences.map((one) => `- ${one}\n`).join('')}`
  console.log(`\n${summary}`)
  const { GITHUB_STEP_SUMMARY, GITHUB_ACTIONS } = process.env
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary)
  if (GITHUB_ACTIONS && !isGood) sentences.forEach(annotate)
  process.exit(isGood ? 0 : 1)
}

const show = 'show this page to the person who runs the website: details are in the job’s log.'
const again = `Start this job again in a few minutes. If it fails again, ${show}`

const fail = (what: string): never =>
  end(false, `Nothing is wrong with the words, but ${what}. Take the change back, or ${show}`)

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
const isPartOf = (commit: string, other: string) =>
  git('merge-base', '--is-ancestor', commit, other).status === 0

const passes = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

function callServer(request: string, input: 'ignore' | number = 'ignore') {
  const key = path.join(folder, 'key')
  const hosts = path.join(folder, 'known_hosts')
  writeFileSync(key, `${PUBLISH_KEY.trim()}\n`, { mode: 0o600 })
  writeFileSync(hosts, `${PUBLISH_HOST_KEY.trim()}\n`)
  const settings = ['BatchMode=yes', 'IdentitiesOnly=yes', 'StrictHostKeyChecking=yes']
  const options = [...settings, `UserKnownHostsFile=${hosts}`, 'ServerAliveInterval=15']
  const args = ['-F', 'none', '-i', key, ...options.flatMap((one) => ['-o', one])]
  return spawnSync('ssh', [...args, PUBLISH_TO, request], {
    stdio: [input, 'pipe', 'inherit'],
    encoding: 'utf8',
  })
}

/** Reads the `from` of the public release.json and its commit. Ends the job if that contains the change already. */
function readCurrent() {
  const { status, stdout } = callServer('current')
  const from = stdout?.trim()
  if (status !== 0 || !from)
    end(false, `The website’s server did not respond as expected. ${again}`)
  const commit = from.replace(/-dirty$/, '')
  if (isPartOf('HEAD', commit))
    end(true, 'The live website has this change already, or a later one.')
  return { from, commit }
}

async function isSound(archive: string): Promise<boolean> {
  const release = path.join(folder, 'release')
  mkdirSync(release)
  spawnSync('tar', ['-xzf', archive, '-C', release, '--strip-components=1'])
  const port = await freePort()
  const own = { ...process.env, DATA_DIR: path.join(folder, 'data') }
  const env = standaloneEnv(own, port, '127.0.0.1')
  const server = spawn(process.execPath, [path.join(release, 'server.js')], { env })
  const hasStarted = await until(`http://127.0.0.1:${port}/api/health`).then(Boolean, () => false)
  const smoke = [path.join(release, 'smoke.mjs'), `http://127.0.0.1:${port}`, SITE_URL]
  const isWell = hasStarted && passes(process.execPath, ...smoke)
  server.kill()
  return isWell
}

try {
  let { from, commit } = readCurrent()
  const diff = git('diff', '--name-only', '--no-renames', commit, 'HEAD')
  const changed = isPartOf(commit, 'HEAD') ? diff.stdout.split('\n').filter(Boolean) : null
  const faults = [...(await takePhotographs()), ...(await contentFaults())]
  if (faults.length > 0) end(false, ...faults)
  const remarks = noticeRemarks()

  const isOffice = changed?.every((file) => officeFiles.test(file)) ?? false
  const tests = isOffice ? tool('test-changed', commit, '--pages') : tool('test')
  if (!passes(process.execPath, ...tool('build', '--for-tests')))
    fail('the website could not be built')
  if (!passes(process.execPath, ...tests)) fail('a test of the pages failed')

  if (!passes('sh', 'deploy/release.sh', folder)) fail('it could not be packed')
  const [archive = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => path.join(folder, name))
  if (!(await isSound(archive))) fail('the built website does not respond')

  for (;;) {
    const { status, stdout } = callServer(`release ${from}`, openSync(archive, 'r'))
    console.log(stdout)
    if (status === 0) {
      const pages = new Set((changed ?? ['']).map((file) => SITE_URL + pageShowing(file)))
      end(true, ...pages, ...remarks)
    }
    if (status !== overtaken) fail('the server rejected it. The website is as it was before')
    ;({ from, commit } = readCurrent())
    if (!isPartOf(commit, 'HEAD'))
      fail('another change went live while this job ran. Start the job again')
  }
} catch (error) {
  console.error(error)
  end(false, `The job stopped with an error. ${again}`)
}
