import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensure } from '../../lib/debian.mjs'
import { standalone } from '../../lib/standalone.mjs'

/** Whether there can be a Varnish here: the program is there, or Debian's packages could be installed. */
export function hasVarnish() {
  return ensure('varnishd', 'varnish', 'varnish-modules')
}

/** The shipped configuration with the ports of some instances in place of the operator's. */
function shipped(upstreams) {
  const [one, two = one] = upstreams.map((upstream) => upstream.replace(/.*:/, ''))
  return readFileSync('deploy/varnish.vcl', 'utf8')
    .replace('"3000"', `"${one}"`)
    .replace('"3001"', `"${two}"`)
    .replace('/srv/school-site/current', path.resolve(standalone))
}

/**
 * Runs the shipped Varnish before one or two instances of this machine, such as `127.0.0.1:3000`, on two ports of the
 * loopback, with all its files below `folder`. Resolves when it answers.
 *
 * @param {{ folder: string, upstreams: string[], port: number, purgePort: number }} options
 */
export async function startVarnish({ folder, upstreams, port, purgePort }) {
  const vcl = path.join(folder, 'school-site.vcl')
  writeFileSync(vcl, shipped(upstreams))
  const work = path.join(folder, 'varnish')
  const listen = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`]
  const how = ['-s', 'malloc,128m', '-p', 'http_gzip_support=off', '-p', 'vcc_allow_inline_c=off']
  // Not as a user of its own, who may not read the folder.
  const server = spawn('varnishd', ['-j', 'none', '-F', '-n', work, '-f', vcl, ...listen, ...how])
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 30_000
  while (!(await fetch(url, { method: 'PUT' }).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`Varnish did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    /** A counter of its own since the start, such as `MAIN.cache_hit`. */
    count: (name) => {
      const { stdout } = spawnSync('varnishstat', ['-n', work, '-1', '-f', name], {
        encoding: 'utf8',
      })
      return Number(stdout.trim().split(/\s+/)[1])
    },
    stop: () => server.kill('SIGTERM'),
    pid: server.pid,
  }
}
