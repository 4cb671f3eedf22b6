import { type ChildProcess, spawn } from 'node:child_process'
import { ensure } from '@/tools/lib/debian.mjs'
import { freePort } from './site'

/** A Redis of a test's own, which can be frozen, killed and started again on the same port. */
export class RedisServer {
  #process: ChildProcess | undefined

  private constructor(readonly port: number) {}

  /** Whether there can be one here: the program is there, or Debian's package could be installed. */
  static isAvailable(): boolean {
    return ensure('redis-server')
  }

  static async start(): Promise<RedisServer> {
    const redis = new RedisServer(await freePort())
    await redis.resume()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Starts it (again), empty. */
  async resume(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '']
    const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    this.#process = server
    let output = ''
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject)
      server.on('exit', () => reject(new Error(`Redis did not start:\n${output}`)))
      server.stdout.on('data', (text) => {
        output += text
        if (output.includes('Ready to accept connections')) resolve()
      })
    })
  }

  freeze(): void {
    this.#process?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#process?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    const server = this.#process
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
}
