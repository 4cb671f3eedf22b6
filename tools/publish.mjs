#!/usr/bin/env node
/**
 * What the job `publish` does with a commit of `main` (docs/operating/publish.md): looks at the content,
 * builds, tests all that changed since what is public, packs, asks the packed release as the smoke test does, and brings
 * it to the server. Whatever ends with red was not public for a moment.
 */
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
import { pageShowing } from './lib/changed-page.mjs'
import { freePort } from './lib/free-port.mjs'
import { standaloneEnv } from './lib/standalone.mjs'
import { install } from './lib/steps.mjs'
import { until } from './lib/until.mjs'

const { PUBLISH_TO, PUBLISH_KEY, PUBLISH_HOST_KEY, SITE_URL } = process.env
// Neither a package nor a test of a change is given what puts it on the server.
Reflect.deleteProperty(process.env, 'PUBLISH_KEY')
// Tests have no variables of the site but this one, so that the build that they test is the one for the public.
process.env.TESTED_SITE_URL = SITE_URL

/** What the office edits, and what the papers are that it makes anew. The rest is code, and waits for the whole suite. */
const ofTheOffice =
  /^(?:content\/(?:[\w-]+\.yaml|confirmed\.json|pages\/[\w-]+\.mdx|photographs\/.*|spelling\/names\.txt)|public\/.*|mocks\/vendor\/media\/.*|tools\/art\/(?:pictures\/[\w-]+\.jpg|documents\/made\.json))$/

/** The exit code of deploy/receive.sh when another release became public meanwhile. */
const overtaken = 75

const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** GitHub shows an annotation beside its line in the changed file. */
function annotate(sentence) {
  const [, file, line = '1', message] = /^([\w./-]+?)(?::(\d+))? {2}(.*)$/.exec(sentence) ?? []
  if (file) console.log(`::error file=${file},line=${line}::${message}`)
}

/** Reports the outcome in the office's words, in the log and on GitHub, and ends the job. */
function end(isGood, ...sentences) {
  const heading = isGood ? 'The change is public' : 'The change is not public'
  const summary = `## ${heading}\n\n${sentences.map((one) => `- ${one}\n`).join('')}`
  console.log(`\n${summary}`)
  const { GITHUB_STEP_SUMMARY, GITHUB_ACTIONS } = process.env
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary)
  if (GITHUB_ACTIONS && !isGood) sentences.forEach(annotate)
  process.exit(isGood ? 0 : 1)
}

const show = 'show this page to whoever looks after the website: the log of the job says more.'
const again = `Start this job again in some minutes; if it fails again, ${show}`

const fail = (what) =>
  end(false, `Nothing is wrong with the words, but ${what}. Take the change back, or ${show}`)

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
const isPartOf = (commit, other) => git('merge-base', '--is-ancestor', commit, other).status === 0

/** Runs a program of the project with its output shown; whether it passed. */
const passes = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Asks deploy/receive.sh; `input` is an open file that is sent to it. */
function ask(request, input = 'ignore') {
  const [key, hosts] = ['key', 'known_hosts'].map((name) => path.join(folder, name))
  writeFileSync(key, `${PUBLISH_KEY.trim()}\n`, { mode: 0o600 })
  writeFileSync(hosts, `${PUBLISH_HOST_KEY.trim()}\n`)
  const settings = ['BatchMode=yes', 'IdentitiesOnly=yes', 'StrictHostKeyChecking=yes']
  const options = [...settings, `UserKnownHostsFile=${hosts}`, 'ServerAliveInterval=15']
  const args = ['-F', 'none', '-i', key, ...options.flatMap((one) => ['-o', one])]
  const stdio = [input, 'pipe', 'inherit']
  return spawnSync('ssh', [...args, PUBLISH_TO, request], { stdio, encoding: 'utf8' })
}

/**
 * What the public release says it was made from: the `from` of its release.json, and the commit in it. Ends this job where
 * that contains the change already.
 */
function askCurrent() {
  const { status, stdout } = ask('current')
  const from = stdout?.trim()
  if (status !== 0 || !from)
    end(false, `The server of the website does not answer as it should. ${again}`)
  const commit = from.replace(/-dirty$/, '')
  if (isPartOf('HEAD', commit))
    end(true, 'What is public is this change, or one that came after it.')
  return { from, commit }
}

/** The smoke test's look at a release as it was packed. */
async function isSound(archive) {
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
  await install()
  const { contentFaults } = await import('./checks/content/faults.mjs')
  const { wordingFaults } = await import('./checks/content/wording.mjs')
  const { takePhotographs } = await import('./lib/photographs.mjs')
  let { from, commit } = askCurrent()
  const diff = git('diff', '--name-only', '--no-renames', commit, 'HEAD')
  const changed = isPartOf(commit, 'HEAD') ? diff.stdout.split('\n').filter(Boolean) : null
  const faults = [...(await takePhotographs()), ...(await contentFaults())]
  if (faults.length > 0) end(false, ...faults)
  const remarks = wordingFaults()

  const isOffice = changed?.every((file) => ofTheOffice.test(file)) ?? false
  const tests = isOffice ? ['tools/test-changed.mjs', commit, '--pages'] : ['tools/test.mjs']
  if (!passes(process.execPath, 'tools/build.mjs', '--for-tests'))
    fail('the website could not be built')
  if (!passes(process.execPath, ...tests)) fail('a test of the pages failed')

  if (!passes('sh', 'deploy/release.sh', folder)) fail('it could not be packed')
  const archive = path.join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tar.gz')),
  )
  if (!(await isSound(archive))) fail('the built website does not answer')

  for (;;) {
    const { status, stdout } = ask(`release ${from}`, openSync(archive, 'r'))
    console.log(stdout)
    if (status === 0) {
      const pages = new Set((changed ?? ['']).map((file) => SITE_URL + pageShowing(file)))
      end(true, ...pages, ...remarks)
    }
    if (status !== overtaken)
      fail('the server did not take it. What was public before is public still')
    ;({ from, commit } = askCurrent())
    if (!isPartOf(commit, 'HEAD'))
      fail('another change became public meanwhile. Start this job again')
  }
} catch (error) {
  console.error(error)
  end(false, `The job broke off. ${again}`)
}
