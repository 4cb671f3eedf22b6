import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function readTime(text: string): number {
  const [, number, unit = ''] = /([\d.]+)(us|ms|s)/.exec(text) ?? []
  return Number(number) * (milliseconds[unit] ?? Number.NaN)
}

const headers = { 'Accept-Encoding': 'gzip, deflate, br' }

export type Load = { rps: number; p50: number; p99: number }

export async function load(url: string, seconds: number): Promise<Load> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('only this machine is ever loaded')
  const args = ['-t1', '-c16', `-d${seconds}s`, '--latency', '--timeout', '10s']
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  const wrk = spawn('wrk', [...args, url])
  const output = await text(wrk.stdout)
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  if (failed > 0) throw new Error(`${url} responded ${failed} times with an error`)
  const stalled = Number(/Socket errors:.*timeout (\d+)/.exec(output)?.[1] ?? 0)
  if (stalled > 0) throw new Error(`${url} let ${stalled} requests wait for ten seconds`)
  return {
    rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: readTime(/^\s*50%\s+(\S+)/m.exec(output)?.[1] ?? ''),
    p99: readTime(/^\s*99%\s+(\S+)/m.exec(output)?.[1] ?? ''),
  }
}

/** Requests a URL on a new connection. Resolves to the encoded body, its encoding, and all bytes with the headers. */
export async function requestOnce(url: string) {
  const [response]: IncomingMessage[] = await once(get(url, { agent: false, headers }), 'response')
  if (!response) throw new Error(`${url} sent no response`)
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`)
  return {
    body,
    encoding: response.headers['content-encoding'] ?? 'identity',
    bytes: response.socket.bytesRead,
  }
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
