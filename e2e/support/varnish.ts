import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { standalone } from '@/tools/lib/standalone'

/**
 * Runs the shipped Varnish in front of two instances on this machine, with all its files below `folder`. Resolves once
 * it accepts requests.
 */
export async function startVarnish(folder: string, ports: readonly [number, number], port: number) {
  const vcl = path.join(folder, 'school-site.vcl')
  const shipped = readFileSync('deploy/varnish.vcl', 'utf8')
  const browser = path.resolve(standalone, 'browser')
  const here = shipped
    .replace('"3000"', `"${ports[0]}"`)
    .replace('"3001"', `"${ports[1]}"`)
    .replace('/srv/school-site/current/browser', browser)
  writeFileSync(vcl, here)
  // "-j none": Varnish's own user could not read the folder.
  const options = ['-j', 'none', '-F', '-n', path.join(folder, 'varnish'), '-f', vcl]
  const listen = ['-a', `127.0.0.1:${port}`, '-s', 'malloc,128m', '-p', 'http_gzip_support=off']
  const server = spawn('varnishd', [...options, ...listen])
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 30_000
  while (!(await fetch(url).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`Varnish did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop: () => server.kill('SIGTERM') }
}
