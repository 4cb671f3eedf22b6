import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

const milliseconds = { us: 0.001, ms: 1, s: 1000 }

function readTime(text) {
  const [, number, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? []
  return Number(number) * (milliseconds[unit] ?? Number.NaN)
}

/** What browsers send over HTTPS. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Loads one address of this machine with wrk. Resolves to requests a second and latencies in ms. */
export async function load(url, seconds) {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is ever loaded')
  const args = ['-t1', '-c16', `-d${seconds}s`, '--latency', '--timeout', '10s']
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  const wrk = spawn('wrk', [...args, url])
  let output = ''
  wrk.stdout.on('data', (chunk) => {
    output += chunk
  })
  await new Promise((resolve) => wrk.on('exit', resolve))
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  if (failed > 0) throw new Error(`${url} answered ${failed} times with an error`)
  const stalled = Number(/Socket errors:.*timeout (\d+)/.exec(output)?.[1] ?? 0)
  if (stalled > 0) throw new Error(`${url} let ${stalled} requests wait for ten seconds`)
  return {
    rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: readTime(/^\s*50%\s+(\S+)/m.exec(output)?.[1] ?? ''),
    p99: readTime(/^\s*99%\s+(\S+)/m.exec(output)?.[1] ?? ''),
  }
}

/**
 * Asks once, on a connection of its own. Resolves to the body as it was sent, how it is encoded, and all
 * the bytes of the answer, those of its headers too.
 */
export async function askOnce(url) {
  const [answer] = await once(get(url, { agent: false, headers }), 'response')
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${url} answered with ${answer.statusCode}`)
  return {
    body,
    encoding: answer.headers['content-encoding'] ?? 'identity',
    bytes: answer.socket.bytesRead,
  }
}

/** The middle one of some numbers. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
